"""InCard Finder: a matt off-white card with ink engravings.

Front: wordmark, round button in a ring, speaker slots, one light.
Back: the range rings of the house, engraved, and the name.
"""
from geometry import carve, circle, group, plate, prism, rounded, text
from materials import glow, plain, satin
from measures import CARD_CORNER, CARD_HEIGHT, CARD_THICKNESS, CARD_WIDTH

BODY = (0.84, 0.825, 0.79)
INK = (0.020, 0.026, 0.042)
BLUE = (0.02, 0.16, 1.0)
BUTTON = (2.98, -1.50)
TOP = CARD_THICKNESS


def blank():
    """The bare card, engraved by the functions below."""
    return prism("card", rounded(CARD_WIDTH, CARD_HEIGHT, CARD_CORNER, 12), 0, TOP,
                 satin("card-body", BODY, 0.46, 0.35), bevel=0.028, segments=4)


def pill(x, y, width, height, bottom, material):
    """A cutter in the shape of a rounded slot."""
    return prism("slot", rounded(width, height, min(width, height) / 2 - 1e-4, 8, x, y), bottom, TOP + 0.1, material)


def front(lit=True):
    """The card with its face upwards, lying with its bottom at z = 0."""
    ink = plain("ink", INK, 0.5)
    deep = plain("deep", (0.006, 0.007, 0.010), 0.6)
    card = blank()
    carve(card, text("InCard", 0.70, 0.03, ink, (-3.62, -1.72, TOP), align="LEFT"))
    x, y = BUTTON
    carve(card, prism("recess", circle(0.53, 96, x, y), TOP - 0.05, TOP + 0.1, deep))
    cap = prism("button", circle(0.492, 96, x, y), TOP - 0.06, TOP - 0.002,
                satin("button", (0.74, 0.725, 0.69), 0.40, 0.38), bevel=0.022, segments=5)
    for i, length in enumerate((0.20, 0.36, 0.52, 0.36, 0.20)):
        carve(card, pill(2.62 + i * 0.18, 1.70, 0.075, length, TOP - 0.05, deep))
    carve(card, prism("well", circle(0.062, 24, 2.24, 1.70), TOP - 0.02, TOP + 0.1, deep))
    light = glow("light", BLUE, 1.1) if lit else plain("light", (0.30, 0.33, 0.38), 0.25)
    lamp = prism("lamp", circle(0.058, 24, 2.24, 1.70), TOP - 0.03, TOP - 0.003, light)
    return group("InCard Finder", [card, cap, lamp])


def back():
    """The card with its back upwards."""
    ink = plain("ink", INK, 0.5)
    groove = plain("groove", (0.50, 0.49, 0.465), 0.5)
    card = blank()
    for radius in (0.45, 0.85, 1.25, 1.65, 2.05):
        carve(card, plate("ring", circle(radius + 0.016, 128, -1.75, 0), [circle(radius - 0.016, 128, -1.75, 0)],
                          TOP - 0.012, TOP + 0.05, groove))
    carve(card, prism("dot", circle(0.13, 48, -1.75, 0), TOP - 0.012, TOP + 0.05, ink))
    carve(card, text("InCard Finder", 0.40, 0.024, ink, (0.75, 0.42, TOP), align="LEFT"))
    carve(card, text("Dual Network", 0.27, 0.024, ink, (0.75, -0.10, TOP), align="LEFT", spacing=1.04))
    carve(card, text("84.6 x 53.0 x 1.7 mm", 0.27, 0.024, ink, (0.75, -0.52, TOP), align="LEFT", spacing=1.04))
    return group("InCard Finder back", [card])
