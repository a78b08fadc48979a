"""Leather: card holder, collar, strap, passport cover."""
import math

from mathutils import Vector

from geometry import band, box, group, paint_edges, prism, rounded, text, tube
from materials import leather, plain

TAN = ((0.22, 0.095, 0.038), (0.13, 0.050, 0.020))
BLACK = ((0.018, 0.018, 0.020), (0.009, 0.009, 0.010))
OXBLOOD = ((0.13, 0.016, 0.016), (0.07, 0.008, 0.009))


def stitches(path, thread, z=0.0, length=0.28, gap=0.15, radius=0.034):
    """Threads along a polyline in the x-y plane at the height z."""
    made = []
    for start, end in zip(path, path[1:]):
        a, b = Vector((*start, z)), Vector((*end, z))
        run = (b - a).length
        along = (b - a) / run
        count = max(1, int(run / (length + gap)))
        spare = (run - count * (length + gap) + gap) / 2
        for i in range(count):
            p = a + along * (spare + i * (length + gap))
            q = p + along * length
            down, up = Vector((0, 0, radius * 0.6)), Vector((0, 0, radius * 0.5))
            made.append(tube("stitch", [p - down, p + along * 0.05 + up, (p + q) / 2 + up * 1.4,
                                        q - along * 0.05 + up, q - down], radius, thread, resolution=2))
    return made


def card_holder(card, tone=TAN, lift=3.05, tilt=2.0):
    """A card holder with three pockets and the card half way in the rearmost one."""
    hide = leather("hide", *tone)
    edge = plain("edge paint", tuple(c * 0.22 for c in tone[0]), 0.35)
    thread = plain("thread", tuple(min(1, c * 2.2 + 0.10) for c in tone[0]), 0.8)
    width, bottom = 10.6, -4.2
    parts = [paint_edges(prism("back", rounded(width, 8.4, 0.45, 10), 0.0, 0.26, hide, bevel=0.07, segments=4), edge)]
    card.location = (0.15, lift, 0.27)
    card.rotation_euler = (0, 0, math.radians(tilt))
    parts.append(card)
    z = 0.455
    for top in (2.7, 1.35, 0.0):
        outline = rounded(width, top - bottom, 0.45, 10, 0, (top + bottom) / 2)
        parts.append(paint_edges(prism("pocket", outline, z, z + 0.13, hide, bevel=0.035, segments=3), edge))
        parts.append(tube("crease", [(-width / 2 + 0.1, top - 0.16, z + 0.128), (width / 2 - 0.1, top - 0.16, z + 0.128)],
                          0.022, edge, resolution=2))
        if top > 0:
            # The layer below the next pocket's mouth is held by its own short stitches.
            parts += stitches([(-4.98, top - 0.25), (-4.98, top - 1.2)], thread, z + 0.13)
            parts += stitches([(4.98, top - 0.25), (4.98, top - 1.2)], thread, z + 0.13)
        z += 0.125
    face = z - 0.125 + 0.13
    # A filler under the pockets, so that the side shows one painted edge and no gaps.
    core = rounded(width - 0.06, 6.85, 0.42, 10, 0, bottom + 6.85 / 2 + 0.03)
    mouth = prism("core", core, 0.2, 0.262, edge)
    parts.append(mouth)
    for side in (-1, 1):
        parts.append(prism("welt", rounded(0.95, 6.8, 0.3, 8, side * (width / 2 - 0.51), bottom + 3.43), 0.2, 0.50, edge))
    parts.append(prism("welt", rounded(width - 0.1, 1.6, 0.4, 8, 0, bottom + 0.84), 0.2, 0.50, edge))
    parts += stitches([(-4.98, -0.25), (-4.98, -3.55)], thread, face)
    parts += stitches([(4.98, -3.55), (4.98, -0.25)], thread, face)
    parts += stitches([(-4.75, -3.88), (4.75, -3.88)], thread, face)
    return group("card holder", parts)


def collar(tone=TAN, radius=5.6, height=2.0, metal=None):
    """A closed dog collar standing on its edge on z = 0, D-ring toward -y.

    Gives the handle and the point where a split ring hangs in the D-ring.
    """
    hide = leather("collar hide", *tone, scale=7)
    thread = plain("collar thread", tuple(min(1, c * 2.2 + 0.10) for c in tone[0]), 0.8)
    path = [(radius * math.cos(a), radius * 0.92 * math.sin(a), height / 2)
            for a in [2 * math.pi * i / 144 for i in range(144)]]
    parts = [band("collar", path, (0, 0, height), 0.34, hide, closed=True)]
    for z in (0.26, height - 0.26):
        steps = 72
        for i in range(steps):
            a0, a1 = (2 * math.pi * (i + t) / steps for t in (0.0, 0.62))
            arc = [((radius + 0.185) * math.cos(a), (radius * 0.92 + 0.185) * math.sin(a), z)
                   for a in (a0, a0 * 0.75 + a1 * 0.25, a0 * 0.25 + a1 * 0.75, a1)]
            inward = [tuple(Vector(p) * 1.0 - Vector((math.cos(a), math.sin(a), 0)) * 0.05)
                      for p, a in ((arc[0], a0), (arc[-1], a1))]
            parts.append(tube("stitch", [inward[0], *arc, inward[1]], 0.035, thread, resolution=2))
    front = -radius * 0.92
    # A leather keeper holds the D-ring's bar against the band.
    keeper = [(x, front - 0.20 - 0.20 * math.sqrt(max(0, 1 - (x / 0.68) ** 2)), height / 2)
              for x in [-0.68 + 1.36 * i / 24 for i in range(25)]]
    parts.append(band("keeper", keeper, (0, 0, height * 0.98), 0.14, hide))
    return group("collar", parts), front


def strap_loop(tone, center, radius, width, drop, thickness=0.22):
    """A luggage strap: a closed teardrop of leather hung over a bar at center, in the y-z plane.

    Hangs down by `drop`; gives the handle and the lowest point.
    """
    hide = leather("strap hide", *tone, scale=8)
    x, y, z = center
    path = []
    for i in range(25):
        a = math.pi * i / 24
        path.append((x, y - radius * math.cos(a), z + radius * math.sin(a)))
    for i in range(1, 24):
        t = i / 24
        path.append((x, y + radius * (1 - t) ** 1.4 + 0.12 * t, z - drop * t))
    bottom = z - drop
    for i in range(13):
        a = math.pi * i / 12
        path.append((x, y + 0.12 * math.cos(a), bottom - 0.12 * math.sin(a)))
    for i in range(1, 24):
        t = 1 - i / 24
        path.append((x, y - radius * (1 - t) ** 1.4 - 0.12 * t, z - drop * t))
    return group("strap", [band("strap", path, (width, 0, 0), thickness, hide, closed=True)])


def passport(color=(0.022, 0.040, 0.115), gold=(0.78, 0.58, 0.28)):
    """A closed booklet with range rings where a country would put its arms; lies on z = 0."""
    cover = leather("cover", color, tuple(c * 0.6 for c in color), scale=22, depth=0.012, rough=0.55)
    foil = plain("foil", gold, 0.32, metal=1.0)
    paper = plain("paper", (0.72, 0.69, 0.62), 0.8)
    parts = [prism("cover", rounded(8.8, 12.5, 0.35, 10), 0, 0.055, cover, bevel=0.02, segments=2),
             prism("pages", rounded(8.6, 12.3, 0.30, 10), 0.05, 0.34, paper),
             prism("cover", rounded(8.8, 12.5, 0.35, 10), 0.335, 0.40, cover, bevel=0.022, segments=3)]
    parts.append(text("PASSPORT", 0.78, 0.006, foil, (0, -3.6, 0.402), spacing=1.12))
    for radius in (0.55, 1.05, 1.55, 2.05):
        points = [(radius * math.cos(a), 0.9 + radius * math.sin(a), 0.402)
                  for a in [2 * math.pi * i / 128 for i in range(128)]]
        parts.append(tube("ring", points, 0.022, foil, cyclic=True, resolution=2))
    parts.append(prism("dot", [(0.16 * math.cos(a), 0.9 + 0.16 * math.sin(a))
                               for a in [2 * math.pi * i / 48 for i in range(48)]], 0.39, 0.404, foil))
    return group("passport", parts)


def notebook(color=(0.05, 0.055, 0.065)):
    """A cloth-bound notebook; lies on z = 0."""
    cover = plain("notebook", color, 0.75, specular=0.2)
    paper = plain("paper", (0.72, 0.69, 0.62), 0.8)
    parts = [prism("cover", rounded(13, 18, 0.4, 8), 0, 0.12, cover, bevel=0.04),
             prism("pages", rounded(12.7, 17.7, 0.3, 8), 0.11, 1.08, paper),
             prism("cover", rounded(13, 18, 0.4, 8), 1.07, 1.2, cover, bevel=0.04)]
    parts.append(box("elastic", (0.5, 18.06, 0.05), (5.2, 0, 1.215), plain("elastic", (0.012, 0.012, 0.014), 0.8), 0.02))
    return group("notebook", parts)
