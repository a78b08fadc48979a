"""Carbon Finder: a woven carbon face in a dark metal frame, with a Qi coil on its back."""
from geometry import carve, circle, group, plate, prism, rounded, text
from materials import glow, plain, satin, steel
from measures import CARD_CORNER, CARD_HEIGHT, CARD_THICKNESS, CARD_WIDTH
from studio import bulb
from turned import dished, lathe
from weave import carbon

AMBER = (1.0, 0.27, 0.015)
COPPER = (0.78, 0.40, 0.19)
SILVER = (0.66, 0.67, 0.70)
BUTTON = (2.98, -1.50)
LIGHT = (3.45, 1.72)
TOP = CARD_THICKNESS
RIM = 0.034


def shell():
    """Frame and woven panel; gives the parts in a list."""
    frame = prism("frame", rounded(CARD_WIDTH, CARD_HEIGHT, CARD_CORNER, 16), 0, TOP,
                  plain("frame", (0.187, 0.189, 0.202), 0.24, metal=1.0), bevel=0.020, segments=4)
    inner = [CARD_WIDTH - 2 * RIM, CARD_HEIGHT - 2 * RIM, CARD_CORNER - RIM]
    carve(frame, prism("inset", rounded(*inner, 16), TOP - 0.012, TOP + 0.2))
    panel = prism("panel", rounded(inner[0] - 0.006, inner[1] - 0.006, inner[2] - 0.003, 16), TOP - 0.03, TOP + 0.001,
                  carbon(), bevel=0.008, segments=3)
    return [frame, panel]


def inlay(body, size, x, y, material, spacing=1.0):
    """Flat metal letters on the lacquer."""
    return text(body, size, 0.006, material, (x, y, TOP + 0.002), align="LEFT", spacing=spacing)


def front(lit=True, wash=0.10):
    """The card, face upwards: wordmark, button, light; wash is how far the light colors what surrounds it."""
    silver = plain("silver", SILVER, 0.38, metal=0.35)
    parts = shell()
    parts.append(inlay("InCard", 0.58, -3.66, 1.66, silver))
    parts.append(inlay("CARBON", 0.235, -3.64, 1.14, silver, spacing=1.35))
    x, y = BUTTON
    parts.append(plate("bezel", circle(0.545, 96, x, y), [circle(0.505, 96, x, y)], TOP - 0.01, TOP + 0.010,
                       steel("bezel", (0.34, 0.34, 0.36), 0.20), bevel=0.005))
    parts.append(prism("floor", circle(0.51, 96, x, y), TOP - 0.02, TOP + 0.0015, plain("floor", (0.002, 0.002, 0.002), 0.6)))
    parts.append(dished(x, y, 0.488, TOP + 0.007, satin("button", (0.014, 0.014, 0.016), 0.34)))
    x, y = LIGHT
    light = glow("light", AMBER, 1.6) if lit else plain("light", (0.10, 0.08, 0.06), 0.2)
    parts.append(lathe("lamp", [(0.058, TOP), (0.056, TOP + 0.004), (0.030, TOP + 0.007), (0.004, TOP + 0.008)], light, 32, (x, y)))
    if lit:
        parts.append(prism("spark", circle(0.022, 24, x, y), TOP + 0.002, TOP + 0.0085, glow("spark", (1.0, 0.38, 0.035), 3.2)))
    parts.append(plate("lamp ring", circle(0.080, 48, x, y), [circle(0.060, 48, x, y)], TOP, TOP + 0.005,
                       plain("lamp ring", (0.01, 0.01, 0.01), 0.3), bevel=0.002))
    if lit:
        parts.append(bulb((x, y, TOP + 0.08), wash, AMBER))
    return group("Carbon Finder", parts)


def back():
    """The card, back upwards: the charging coil as copper inlay, and the name."""
    copper = plain("copper", COPPER, 0.34, metal=0.6)
    silver = plain("silver", SILVER, 0.38, metal=0.35)
    parts = shell()
    # In the middle, as setting it up says: lay the card on the middle of the pad.
    x, y = 0.0, 0.0
    # The coil lies in a channel that was milled into the weave.
    channel = plain("channel", (0.004, 0.004, 0.004), 0.5)
    parts.append(plate("channel", circle(1.95, 144, x, y), [circle(0.77, 144, x, y)], TOP - 0.01, TOP + 0.0014, channel))
    for i in range(9):
        radius = 0.86 + i * 0.125
        parts.append(plate("turn", circle(radius + 0.045, 144, x, y), [circle(radius - 0.045, 144, x, y)],
                           TOP - 0.005, TOP + 0.004, copper, bevel=0.004))
    parts.append(inlay("Carbon Finder", 0.44, -3.82, 2.10, silver))
    parts.append(inlay("Qi wireless charging", 0.28, -3.81, -2.16, silver, spacing=1.03))
    parts.append(inlay("84.6 x 53.0 x 1.7 mm", 0.28, 1.58, -2.16, silver, spacing=1.03))
    return group("Carbon Finder back", parts)
