"""Denim: a piece of a garment with a patch pocket, sewn with two rows of thread and riveted at its corners."""
import math

from mathutils import Matrix, Vector, noise

from geometry import circle, group, mesh_object, prism
from materials import Nodes, plain, steel
from measures import CARD_HEIGHT, CARD_THICKNESS, CARD_WIDTH
from props.leatherwork import saddle_stitch, sheet, step

INDIGO, WEFT = (0.014, 0.032, 0.090), (0.22, 0.25, 0.30)
THREAD, COPPER = (0.52, 0.27, 0.075), (0.62, 0.30, 0.15)
CLOTH = 0.075


def denim(name="denim", yarn=0.038):
    """A 3/1 twill: blue warp along y, of which every fourth crossing lets the pale weft through; no two yarns are alike."""
    k = Nodes(name)
    split = k.node("ShaderNodeSeparateXYZ")
    coordinates = k.coordinates()
    k.link(coordinates, split.inputs[0])
    # Yarns sway a little, or the cloth looks printed.
    sway = k.math("MULTIPLY_ADD", k.noise(k.scaled(coordinates, (2.0, 0.6, 1)), 1.0, 2), 0.7, 399.65)
    u = k.math("MULTIPLY_ADD", split.outputs[0], 1 / yarn, sway)
    v = k.math("MULTIPLY_ADD", split.outputs[1], 1 / yarn, 400.0)
    column, row = k.math("FLOOR", u), k.math("FLOOR", v)
    weft = k.math("LESS_THAN", k.math("MODULO", k.math("ADD", column, row), 4.0), 0.5)
    across_warp = k.math("ABSOLUTE", k.math("MULTIPLY_ADD", k.math("FRACT", u), 2.0, -1.0))
    across_weft = k.math("ABSOLUTE", k.math("MULTIPLY_ADD", k.math("FRACT", v), 2.0, -1.0))
    across = k.choose(weft, across_warp, across_weft)
    round_ = k.math("SUBTRACT", 1.0, k.math("POWER", across, 2.2))
    height = k.math("MULTIPLY", round_, k.math("MULTIPLY_ADD", weft, -0.35, 1.0))
    slub = k.noise(k.scaled(coordinates, (1 / yarn * 0.9, 1.4, 1)), 1.0, 3, 0.6)
    fuzz = k.noise(coordinates, 26, 3, 0.7)
    worn = k.noise(coordinates, 0.42, 3, 0.55)
    # Warp is dyed outside only: it is palest on the crown of the yarn where it is worn.
    pale = k.math("MULTIPLY", k.math("MULTIPLY_ADD", slub, 0.55, k.math("MULTIPLY_ADD", worn, 0.5, -0.18)), round_)
    pale = k.math("ADD", pale, k.math("MULTIPLY", k.math("SUBTRACT", fuzz, 0.5), 0.35))
    pale = k.math("MULTIPLY_ADD", weft, 0.42, k.math("MULTIPLY", pale, 0.72))
    color = k.ramp(pale, [(0.0, tuple(c * 0.45 for c in INDIGO)), (0.28, INDIGO), (0.95, WEFT)])
    relief = k.math("MULTIPLY_ADD", fuzz, 0.35, height)
    return k.set(Base_Color=color, Roughness=0.92, Specular_IOR_Level=0.12, Sheen_Weight=0.25,
                 Normal=k.bump(relief, 0.55, 0.022))


def drape(x, y):
    """How high the garment lies: a few soft folds that run out from the pocket's corners."""
    low = noise.noise((x * 0.10 + 3.1, y * 0.07, 1.7)) * 0.34 + noise.noise((x * 0.22, y * 0.16 + 5.0, 4.2)) * 0.12
    fold = 0.0
    for (cx, cy), angle, long in (((6.3, 1.4), 62, 9.0), ((-6.0, 1.5), 112, 9.0), ((-6.4, -4.0), 205, 7.0), ((1.0, 6.0), 78, 9.0), ((-5.2, -2.6), -22, 12.0)):
        a = math.radians(angle)
        along, aside = (x - cx) * math.cos(a) + (y - cy) * math.sin(a), (y - cy) * math.cos(a) - (x - cx) * math.sin(a)
        if along > 0:
            fold += 0.55 * step(along, 0.0, 2.6) * math.exp(-(aside / (0.42 + 0.12 * along)) ** 2) * (1 - step(along, 2.0, long))
    return low + fold


def ground(material, size=52.0, count=260):
    """The garment, flat but for its folds."""
    places = [size * (i / count - 0.5) for i in range(count + 1)]

    def build(data):
        rows = [[data.verts.new((x, y, drape(x, y))) for x in places] for y in places]
        for a, b in zip(rows, rows[1:]):
            for i in range(count):
                data.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
    made = mesh_object("garment", build, material, 80)
    made.modifiers.clear()
    return made


def pocket(card, lift=2.1, tilt=4.0, gape=0.5):
    """A patch pocket with the card half in it; its mouth is at y = 1.6."""
    cloth, thread = denim(), plain("topstitch", THREAD, 0.7, specular=0.25)
    hole = plain("needle hole", (0.006, 0.009, 0.018), 0.95)
    half, bottom, top = 6.2, -9.0, 1.6
    spin = Matrix.Rotation(math.radians(-tilt), 2)
    # The garment under the card is flat enough: it lies on its highest place.
    rest = max(drape(0.3 + 0.4 * i, lift - 2.4 + 0.4 * j) for i in range(-10, 11) for j in range(13)) + 0.02
    card.location, card.rotation_euler = (0.3, lift, rest), (0, 0, math.radians(tilt))

    def over_card(x, y):
        p = spin @ Vector((x - 0.3, y - lift))
        near = (1 - step(abs(p.x), CARD_WIDTH / 2 + 0.02, CARD_WIDTH / 2 + 1.5)) * (
            1 - step(abs(p.y), CARD_HEIGHT / 2 + 0.02, CARD_HEIGHT / 2 + 1.5))
        return near * max(0.0, rest + CARD_THICKNESS + 0.012 - drape(x, y))

    def lay(x, y):
        mouth = max(0.0, math.cos(math.pi * x / (2 * half - 0.7))) if abs(x) < half - 0.35 else 0.0
        deep = top - y
        # Sewn down at its sides, it puckers along the seam.
        seam = 0.016 * math.sin(y * 5.2) * math.exp(-((half - abs(x)) / 0.55) ** 2)
        ripple = 0.05 * noise.noise((x * 0.5, y * 0.35, 8.0)) * step(half - abs(x), 0.3, 1.6)
        return (drape(x, y) + 0.012 + over_card(x, y) + gape * mouth ** 0.9 * math.exp(-(max(0.0, deep) / 1.5) ** 1.4)
                + max(0.0, seam + ripple))
    rows = (0.16, 1.05, 1.22)
    patch = sheet("pocket", half, bottom, top, CLOTH, lay, cloth, cloth, (0.8, 0.10),
                  [(distance, 0.045, 0.016) for distance in rows] + [(-0.16, 0.045, 0.014), (-0.42, 0.045, 0.014)])
    parts = [ground(cloth), patch, card]
    above = lambda x, y: lay(x, y) + CLOTH - 0.004  # noqa: E731
    for distance in rows:
        parts += saddle_stitch([(-half + 0.12, top - distance), (half - 0.12, top - distance)], above, thread, hole,
                               length=0.27, gap=0.07, slant=3.0)
    for inset in (0.16, 0.42):
        for side in (-1, 1):
            parts += saddle_stitch([(side * (half - inset), top - 0.25), (side * (half - inset), bottom + 0.6)], above,
                                   thread, hole, length=0.27, gap=0.07, slant=3.0)
    copper = steel("rivet", COPPER, 0.34)
    for side in (-1, 1):
        x, y = side * (half - 0.29), top - 0.62
        head = prism("rivet", circle(0.25, 64), 0, 0.10, copper, bevel=0.055, segments=5)
        boss = prism("rivet boss", circle(0.10, 48), 0.07, 0.125, copper, bevel=0.03, segments=3)
        parts.append(group("rivet", [head, boss], (x, y, lay(x, y) + CLOTH - 0.02)))
    return group("pocket", parts)
