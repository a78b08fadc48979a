"""Travel and desk things: hard-shell suitcase, bag, charging pad, pen, stand."""
import math

from geometry import band, box, circle, group, mesh_object, prism, rounded, tube
from materials import glow, plain, satin, steel, woven
from props.metal import nickel


def suitcase(color=(0.08, 0.17, 0.20), y=2.6):
    """The ribbed side of a hard shell facing -y at depth y, with a carry handle across its front.

    Gives the handle group and the bar's center.
    """
    shell = satin("shell", color, 0.42, 0.45)
    trim = satin("trim", (0.02, 0.021, 0.024), 0.5)

    def build(data):
        columns = []
        pitch, half = 2.35, 40.0
        x = -half
        while x <= half:
            phase = (x / pitch) % 1.0
            # Flat lands with soft grooves between them.
            dip = 0.42 * math.exp(-((min(phase, 1 - phase) / 0.085) ** 2))
            columns.append((x, y + dip))
            x += pitch / 36
        low = [data.verts.new((cx, cy, -40)) for cx, cy in columns]
        high = [data.verts.new((cx, cy, 40)) for cx, cy in columns]
        for i in range(len(columns) - 1):
            data.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    parts = [mesh_object("shell", build, shell, 60)]
    top = 4.4
    reach, span = 1.55, 5.4
    path = []
    for i in range(13):
        a = math.pi / 2 * i / 12
        path.append((-span + 1.5 * (1 - math.cos(a)), y - reach * math.sin(a), top))
    path += [(-span + 1.5 + (2 * span - 3.0) * i / 12, y - reach, top) for i in range(1, 12)]
    for i in range(13):
        a = math.pi / 2 * (1 - i / 12)
        path.append((span - 1.5 * (1 - math.cos(a)), y - reach * math.sin(a), top))
    parts.append(tube("grip", path, 0.50, trim, resolution=8))
    for side in (-1, 1):
        foot = box("foot", (2.3, 2.0, 0.55), (side * span, y - 0.05, top), trim, 0.22, 5, 0.7)
        foot.rotation_euler = (math.pi / 2, 0, 0)
        parts.append(foot)
    return group("suitcase", parts), (0.0, y - reach, top)


def bag_inside(color=(0.20, 0.22, 0.18), y=2.0, seam_z=3.7):
    """The lining of an open bag with a key loop sewn into its upper seam. Gives the handle and the loop's lowest point.

    The loop is of webbing, folded over a half ring that stands off so far that a split ring through it clears the cloth.
    """
    lining = woven("lining", color, tuple(c * 0.62 for c in color))
    webbing = woven("webbing", (0.03, 0.03, 0.033), (0.015, 0.015, 0.017), pitch=0.07, depth=0.5)
    shell = woven("shell", tuple(c * 0.34 for c in color), tuple(c * 0.2 for c in color), pitch=0.12)
    thread = plain("seam thread", tuple(min(1, c * 1.5 + 0.04) for c in color), 0.7, specular=0.2)
    metal = nickel()

    def fold(x, z):
        """Soft folds that hang down from the seam, flat under it, and cloth that bulges out farther down."""
        below = max(0.0, seam_z - z)
        wave = 0.34 * math.sin(x * 0.62 + 0.9) + 0.16 * math.sin(x * 1.37 + below * 0.12 + 2.0)
        return y - min(1.0, below / 7.0) * (0.35 + wave) - 0.10 * math.sin(below * 0.5 + x * 0.2) * min(1.0, below / 3.0)

    def build(data):
        rows = [[data.verts.new((x / 4, fold(x / 4, z / 4), z / 4)) for x in range(-100, 101)] for z in range(-80, 23)]
        for a, b in zip(rows, rows[1:]):
            for i in range(len(a) - 1):
                data.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
    parts = [mesh_object("lining", build, lining, 70)]
    # The bag's mouth: the shell is turned over the lining and sewn down.
    parts.append(box("mouth", (60, 7.0, 0.5), (0, y - 0.22, seam_z + 3.9), shell, 0.2, 4))
    parts[-1].rotation_euler = (math.pi / 2, 0, 0)
    for i in range(100):
        x = -15 + i * 0.3
        parts.append(tube("stitch", [(x, y - 0.50, seam_z + 0.78), (x + 0.2, y - 0.50, seam_z + 0.78)], 0.032, thread))
    # The key loop comes out under the mouth's border.
    out, bottom, width = y - 0.62, seam_z - 1.15, 1.5
    path = [(0.0, y - 0.36, seam_z + 0.9), (0.0, y - 0.40, seam_z + 0.4)]
    path += [(0.0, y - 0.40 - 0.28 * t ** 1.4, seam_z + 0.4 - (seam_z + 0.4 - bottom) * t) for t in [i / 14 for i in range(1, 15)]]
    parts.append(band("key loop", path, (width, 0, 0), 0.14, webbing))
    half = 0.85
    ring = [(half * math.cos(a), out - 0.10, bottom - 0.02 + half * math.sin(a) * 0.85)
            for a in [math.pi + math.pi * i / 32 for i in range(33)]]
    ring += [(half - 2 * half * i / 8, out - 0.10, bottom) for i in range(1, 8)]
    parts.append(tube("half ring", ring, 0.10, metal, cyclic=True))
    parts.append(tube("fold", [(-width / 2, out - 0.10, bottom), (width / 2, out - 0.10, bottom)], 0.20, webbing, resolution=6))
    parts += near_side(shell, metal)
    return group("bag", parts), (0.0, out - 0.10, bottom - 0.02 - half * 0.85)


def near_side(shell, metal, y=-7.0, z=0.18):
    """The side of a bag's mouth that is nearer to the camera, pulled down: its rolled border with half of a zipper."""
    path = [(x, y - 0.012 * x * x, z + 0.06 * math.sin(0.5 * x + 1.0) + 0.008 * x * x) for x in [i / 4 - 12 for i in range(97)]]
    parts = [tube("near border", path, 0.34, shell, resolution=6)]

    def build(data):
        rows = [[data.verts.new((px, py - 0.3 * below, pz - 2.0 * below)) for px, py, pz in path] for below in range(8)]
        for a, b in zip(rows, rows[1:]):
            for i in range(len(a) - 1):
                data.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
    parts.append(mesh_object("near panel", build, shell, 70))
    for px, py, pz in path:
        parts.append(box("tooth", (0.13, 0.16, 0.24), (px, py + 0.10, pz + 0.40), metal, 0.03, 2))
    return parts


def charging_pad():
    """A round Qi pad with its cable; its top lies at PAD_TOP."""
    alloy = steel("alloy", (0.50, 0.51, 0.53), 0.32)
    rubber = plain("rubber", (0.34, 0.335, 0.325), 0.75, specular=0.2)
    parts = [prism("puck", circle(4.9, 180), 0.0, 0.62, alloy, bevel=0.16, segments=6),
             prism("pad", circle(4.55, 180), 0.5, PAD_TOP, rubber, bevel=0.06, segments=3)]
    path = []
    for i in range(70):
        t = i / 69
        path.append((4.6 + t * 17, 1.9 + 2.4 * math.sin(t * 3.0) + t * 2, 0.32 - 0.15 * min(1, t * 4)))
    parts.append(tube("cable", path, 0.17, plain("cable", (0.03, 0.03, 0.032), 0.55)))
    parts.append(tube("boot", [(4.4, 1.85, 0.32), (5.7, 2.42, 0.28)], 0.25, plain("boot", (0.025, 0.025, 0.027), 0.5)))
    angle = math.radians(-112)
    light = prism("pad light", rounded(0.36, 0.075, 0.035, 6), -0.02, 0.02, glow("pad light", (1.0, 0.5, 0.12), 6))
    light.location = (4.9 * math.cos(angle), 4.9 * math.sin(angle), 0.30)
    light.rotation_euler = (math.pi / 2, 0, angle + math.pi / 2)
    parts.append(light)
    return group("charging pad", parts)


PAD_TOP = 0.70


def pen(color=(0.02, 0.021, 0.024)):
    """A slim pen lying along x on z = 0."""
    barrel = satin("barrel", color, 0.3)
    metal = nickel()
    parts = [tube("barrel", [(-5.6, 0, 0.45), (5.0, 0, 0.45)], 0.45, barrel, resolution=10),
             tube("collar", [(1.2, 0, 0.45), (1.45, 0, 0.45)], 0.462, metal, resolution=10),
             tube("tip", [(-6.6, 0, 0.45), (-5.6, 0, 0.45)], 0.2, metal, resolution=8),
             tube("end", [(5.0, 0, 0.45), (5.5, 0, 0.45)], 0.36, metal, resolution=10),
             box("clip", (3.4, 0.28, 0.08), (3.6, 0, 0.98), metal, 0.03)]
    return group("pen", parts)


def stand(color, size=(9.7, 2.6, 0.9), turn=0.0):
    """A low block with a slot that holds a card upright; its top lies at size[2]."""
    block = box("stand", size, (0, 0, size[2] / 2), satin("stand", color, 0.5, 0.3), 0.14, 5, 0.35)
    block.rotation_euler = (0, 0, math.radians(turn))
    return block
