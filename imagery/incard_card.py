"""InCard Finder: a matte white card with ink engravings.

Front: wordmark, dished button in a chamfered well, speaker slots, one light.
Back: the range rings of the house, engraved, and the name.
"""
from geometry import carve, circle, group, plate, prism, rounded, text
from materials import glow, matte, plain
from measures import CARD_CORNER, CARD_HEIGHT, CARD_THICKNESS, CARD_WIDTH
from studio import bulb
from turned import dished, lathe

# Below 0.85: the face can run from nearly white into shade, and its rim be brighter than what is beside it.
BODY = (0.80, 0.796, 0.78)
INK = (0.014, 0.019, 0.034)
BLUE = (0.008, 0.10, 1.0)
BUTTON = (2.98, -1.50)
LIGHT = (2.24, 1.70)
TOP = CARD_THICKNESS
SEAM = 0.074


def blank():
    """The two halves of the case, which meet in a fine seam round the rim; the upper one is engraved below."""
    # Where a roughness wanders across 0.274, the denoiser takes the plastic for a mirror: patches with sharp borders.
    body = matte("card-body", BODY, 0.33, 0.5)
    outline = rounded(CARD_WIDTH, CARD_HEIGHT, CARD_CORNER, 16)
    upper = prism("card", outline, SEAM, TOP, body, bevel=0.030, segments=5, rims=("top",))
    tray = prism("tray", rounded(CARD_WIDTH - 0.006, CARD_HEIGHT - 0.006, CARD_CORNER, 16), 0, SEAM - 0.003, body,
                 bevel=0.020, segments=4, rims=("bottom",))
    return upper, tray


def pill(x, y, width, height, bottom, material):
    """A cutter in the shape of a rounded slot."""
    return prism("slot", rounded(width, height, min(width, height) / 2 - 1e-4, 8, x, y), bottom, TOP + 0.1, material)


def front(lit=True, wash=0.7):
    """The card with its face upwards, lying with its bottom at z = 0; wash is how far the light colors the plastic."""
    ink = plain("ink", INK, 0.9, specular=0.1)
    deep = plain("deep", (0.006, 0.007, 0.010), 0.9, specular=0.1)
    shade = plain("shade", (0.20, 0.20, 0.20), 0.6)
    card, tray = blank()
    carve(card, text("InCard", 0.70, 0.03, ink, (-3.62, -1.72, TOP), align="LEFT"))
    x, y = BUTTON
    well = [(0.525, TOP - 0.075), (0.525, TOP - 0.030), (0.556, TOP - 0.004), (0.572, TOP + 0.004), (0.572, TOP + 0.1)]
    carve(card, lathe("well", well, shade, at=(x, y)))
    cap = dished(x, y, 0.492, TOP - 0.016, matte("button", (0.77, 0.766, 0.75), 0.34))
    for i, length in enumerate((0.20, 0.36, 0.52, 0.36, 0.20)):
        carve(card, pill(2.62 + i * 0.18, 1.70, 0.075, length, TOP - 0.06, deep))
    x, y = LIGHT
    carve(card, prism("lens", circle(0.062, 32, x, y), TOP - 0.02, TOP + 0.1, deep))
    light = glow("light", BLUE, 4.5) if lit else plain("light", (0.30, 0.33, 0.38), 0.25)
    lamp = lathe("lamp", [(0.058, TOP - 0.03), (0.056, TOP - 0.006), (0.040, TOP - 0.001), (0.015, TOP + 0.001)], light,
                 steps=32, at=(x, y))
    parts = [card, tray, cap, lamp]
    if lit:
        parts.append(bulb((x, y, TOP + 0.07), wash, BLUE))
    return group("InCard Finder", parts)


def back():
    """The card with its back upwards."""
    ink = plain("ink", INK, 0.9, specular=0.1)
    groove = plain("groove", (0.34, 0.335, 0.32), 0.5)
    card, tray = blank()
    for radius in (0.45, 0.85, 1.25, 1.65, 2.05):
        carve(card, plate("ring", circle(radius + 0.016, 128, -1.75, 0), [circle(radius - 0.016, 128, -1.75, 0)],
                          TOP - 0.012, TOP + 0.05, groove))
    carve(card, prism("dot", circle(0.13, 48, -1.75, 0), TOP - 0.012, TOP + 0.05, ink))
    carve(card, text("InCard Finder", 0.40, 0.024, ink, (0.75, 0.42, TOP), align="LEFT"))
    carve(card, text("Dual Network", 0.27, 0.024, ink, (0.75, -0.10, TOP), align="LEFT", spacing=1.04))
    carve(card, text("84.6 x 53.0 x 1.7 mm", 0.27, 0.024, ink, (0.75, -0.52, TOP), align="LEFT", spacing=1.04))
    return group("InCard Finder back", [card, tray])
