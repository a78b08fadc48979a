"""Travel and desk things: hard-shell suitcase, backpack, charging pad, pen, stand."""
import math

from geometry import box, circle, group, mesh_object, prism, rounded, tube
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


def backpack(color=(0.20, 0.22, 0.18), y=2.0, zip_z=3.6):
    """A fabric front panel with a zip across it. Gives the handle and the pull's lower eye.

    The slider sits at x = 0; its pull hangs down by gravity.
    """
    cloth = woven("cloth", color, tuple(c * 0.62 for c in color))
    tape = woven("tape", (0.03, 0.03, 0.033), (0.015, 0.015, 0.017), pitch=0.05, depth=0.2)
    teeth = plain("teeth", (0.035, 0.035, 0.038), 0.3, metal=0.6)
    metal = nickel()

    def panel(low, high, bulge):
        def build(data):
            rows = []
            for i in range(25):
                t = i / 24
                z = low + (high - low) * t
                depth = bulge * math.sin(math.pi * t) ** 0.6
                rows.append([data.verts.new((x, y - depth, z)) for x in (-40.0, 40.0)])
            for a, b in zip(rows, rows[1:]):
                data.faces.new((a[0], a[1], b[1], b[0]))
        return mesh_object("panel", build, cloth, 60)
    parts = [panel(zip_z + 0.75, zip_z + 22, 1.0), panel(zip_z - 22, zip_z - 0.75, 0.25)]
    parts.append(box("tape", (80, 1.9, 0.10), (0, y - 0.03, zip_z), tape, 0.03))
    parts[-1].rotation_euler = (math.pi / 2, 0, 0)
    for side in (1, -1):
        piping = [(-40, y - 0.10, zip_z + side * 0.86), (40, y - 0.10, zip_z + side * 0.86)]
        parts.append(tube("piping", piping, 0.16, tape))
    for i in range(150):
        x = -12 + i * 0.16
        parts.append(box("tooth", (0.10, 0.34, 0.16), (x, y - 0.12, zip_z + (0.09 if i % 2 else -0.09)), teeth, 0.03, 2))
        parts[-1].rotation_euler = (math.pi / 2, 0, 0)
    slider = prism("slider", rounded(1.5, 1.05, 0.36, 10), -0.14, 0.14, metal, bevel=0.07, segments=4)
    slider.rotation_euler = (math.pi / 2, 0, 0)
    slider.location = (0, y - 0.34, zip_z)
    bridge = [(0.0, y - 0.40 - 0.36 * math.sin(a), zip_z + 0.34 * math.cos(a))
              for a in [math.pi * i / 16 for i in range(17)]]
    parts += [slider, tube("bridge", bridge, 0.09, metal)]
    # The pull: a wire loop hung in the bridge, standing off so far that a split ring through it clears the cloth.
    top, bottom, half = zip_z - 0.02, zip_z - 1.75, 0.27
    loop = [(half * math.cos(a), y - 0.62, top - half + half * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]]
    out = y - 0.95
    loop += [(-half * math.cos(a), out, bottom + half - half * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]]
    parts.append(tube("pull", loop, 0.085, metal, cyclic=True))
    return group("backpack", parts), (0.0, out, bottom)


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
