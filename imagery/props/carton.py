"""A product's carton, open: a tray, its lid and the quick start guide."""
import math

from geometry import box, group, plate, prism, rounded, text, tube
from materials import plain

CARD = (0.86, 0.85, 0.83)
INK = (0.02, 0.022, 0.03)


def rings(center, radii, z, color, width=0.022):
    """Range rings printed on paper at the height z."""
    ink = plain("printed rings", color, 0.6)
    return [tube("printed ring", [(center[0] + r * math.cos(a), center[1] + r * math.sin(a), z)
                                  for a in [2 * math.pi * i / 160 for i in range(160)]], width, ink, cyclic=True, resolution=1)
            for r in radii]


def tray(width, depth, height, wells, accent):
    """An open tray on z = 0 whose lining has wells of the outlines; gives the handle and the lining's height."""
    board, lining = plain("board", CARD, 0.7, specular=0.25), plain("lining", accent, 0.75, specular=0.2)
    outer, wall = rounded(width, depth, 0.22, 8), 0.16
    inner = rounded(width - 2 * wall, depth - 2 * wall, 0.14, 8)
    top = height - 0.35
    parts = [plate("tray", outer, [inner], 0, height, board, bevel=0.03),
             plate("lining", inner, wells, 0.2, top, lining, bevel=0.04),
             prism("floor", inner, 0.05, 0.22, lining)]
    return group("tray", parts), top


def lid(width, depth, height, name, accent, center, radii):
    """The lid, closed side up on z = 0: the product's name and range rings in its color."""
    board = plain("board", CARD, 0.7, specular=0.25)
    parts = [prism("lid", rounded(width, depth, 0.24, 10), 0, height, board, bevel=0.05, segments=4)]
    parts += rings(center, radii, height, accent)
    parts.append(text(name, 0.85, 0.006, plain("printed name", INK, 0.6), (-width / 2 + 0.6, -depth / 2 + 0.85, height), "LEFT"))
    return group("lid", parts)


def guide(width, depth, accent):
    """A folded quick start guide lying on z = 0, a little open."""
    paper = plain("guide", (0.84, 0.835, 0.82), 0.75, specular=0.2)
    ink = plain("guide ink", INK, 0.7)
    lower = box("leaf", (width, depth, 0.03), (0, 0, 0.02), paper, 0.01, 2, 0.04)
    parts = [lower]
    # The upper leaf rises from the fold on the left.
    leaf = [box("leaf", (width, depth, 0.03), (0, 0, 0), paper, 0.01, 2, 0.04)]
    leaf += rings((0.0, 0.75), (0.5, 0.85, 1.2), 0.017, accent, 0.016)
    leaf.append(text("Quick start", 0.48, 0.004, ink, (0, -depth / 2 + 1.35, 0.017)))
    leaf.append(text("Press. Hold near. Name it.", 0.235, 0.004, ink, (0, -depth / 2 + 0.8, 0.017)))
    upper = group("upper leaf", leaf, (0, 0, 0.13), (0, -2.2, 0))
    upper.location.x = 0.0
    parts.append(upper)
    return group("guide", parts)
