"""The back pocket of a pair of jeans, lying flat, with something half drawn from it."""
import math

from mathutils import Matrix, Vector

from geometry import group, mesh_object
from materials import denim, plain
from measures import CARD_HEIGHT, CARD_THICKNESS, CARD_WIDTH
from props.leatherwork import saddle_stitch, sheet, step

CLOTH = 0.11


def jeans_pocket(card, drawn=2.35, turn=8.0, half=6.6, top=1.6, bottom=-12.0):
    """The cloth of the leg, the pocket with its hem and two rows of thread, and the card standing out by `drawn`.

    The card lies upright-wide, turned by degrees about the middle of the pocket's mouth.
    """
    cloth, fold = denim(), denim("hem", (0.036, 0.060, 0.14), (0.33, 0.39, 0.50))
    thread, hole = plain("orange thread", (0.60, 0.27, 0.055), 0.75), plain("thread hole", (0.006, 0.008, 0.016), 0.9)
    center = Vector((0.3, top + drawn - CARD_HEIGHT / 2))
    spin = Matrix.Rotation(math.radians(-turn), 2)

    def wave(x, y):
        """The leg is cloth: it never lies quite flat."""
        return 0.16 * math.sin(0.33 * x + 0.5) * math.sin(0.27 * y + 1.0) + 0.05 * math.sin(0.8 * x - 0.5 * y)

    def lump(x, y):
        p = spin @ (Vector((x, y)) - center)
        return CARD_THICKNESS * (1 - step(abs(p.x), CARD_WIDTH / 2 - 0.1, CARD_WIDTH / 2 + 0.9)) * (
            1 - step(abs(p.y), CARD_HEIGHT / 2 - 0.1, CARD_HEIGHT / 2 + 0.9))

    def build(data):
        n = 150
        grid = [[data.verts.new((x, y, wave(x, y) * flat_under(x, y))) for x in [-24 + 48 * i / n for i in range(n + 1)]]
                for y in [-24 + 48 * j / n for j in range(n + 1)]]
        for a, b in zip(grid, grid[1:]):
            for i in range(n):
                data.faces.new((a[i], a[i + 1], b[i + 1], b[i]))

    def flat_under(x, y):
        """A stiff card keeps the cloth beneath it flat."""
        p = spin @ (Vector((x, y)) - center)
        return step(math.hypot(max(0, abs(p.x) - CARD_WIDTH / 2), max(0, abs(p.y) - CARD_HEIGHT / 2)), 0.0, 3.0)
    parts = [mesh_object("leg", build, cloth, 80)]

    def under(x, y):
        opening = max(0.0, math.cos(math.pi * x / (2 * half - 0.8))) if abs(x) < half - 0.4 else 0.0
        pull = 0.05 * math.sin(1.1 * x + 0.7) * math.exp(-((top - y) / 2.4) ** 2)
        return (wave(x, y) * flat_under(x, y) + 0.01 + lump(x, y) + (0.20 + pull) * opening ** 0.7
                * math.exp(-(max(0.0, top - y) / 1.5) ** 1.4))
    rows = [(0.16, 0.05, 0.012), (1.15, 0.05, 0.016), (-0.22, 0.05, 0.014), (-0.62, 0.05, 0.014)]
    parts.append(sheet("pocket", half, bottom, top, CLOTH, under, cloth, cloth, (2.4, 0.0), rows))
    hem = sheet("hem", half - 0.02, top - 1.32, top + 0.015, CLOTH * 0.7, lambda x, y: under(x, y) + CLOTH * 0.62, fold, fold,
                (0.0, 0.0), [(0.16, 0.05, 0.012), (1.15, 0.05, 0.014)])
    parts.append(hem)

    def over(x, y):
        return under(x, y) + CLOTH * (1.32 if y > top - 1.32 else 1.0) - 0.008
    for inset in (0.22, 0.62):
        x = half - inset
        for side in (-1, 1):
            parts += saddle_stitch([(side * x, top - 0.1), (side * x, bottom + 2.4)], over, thread, hole, 0.24, 0.07, 0)
    for down in (0.16, 1.15):
        parts += saddle_stitch([(-half + 0.1, top - down), (half - 0.1, top - down)], over, thread, hole, 0.24, 0.07, 0)
    card.location = (*center, 0.13)
    card.rotation_euler = (0, 0, math.radians(turn))
    parts.append(card)
    return group("jeans pocket", parts)
