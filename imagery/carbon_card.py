"""Carbon Finder: a woven carbon face in a dark metal frame, with a Qi coil on its back."""
from geometry import carve, circle, group, plate, prism, rounded, text
from materials import carbon, glow, plain, satin, steel
from measures import CARD_CORNER, CARD_HEIGHT, CARD_THICKNESS, CARD_WIDTH

AMBER = (1.0, 0.27, 0.015)
COPPER = (0.78, 0.40, 0.19)
SILVER = (0.66, 0.67, 0.70)
BUTTON = (2.98, -1.50)
TOP = CARD_THICKNESS


def shell():
    """Frame and woven panel; gives the parts in a list."""
    frame = prism("frame", rounded(CARD_WIDTH, CARD_HEIGHT, CARD_CORNER, 12), 0, TOP,
                  steel("frame", (0.30, 0.30, 0.32), 0.27), bevel=0.028, segments=4)
    carve(frame, prism("inset", rounded(CARD_WIDTH - 0.13, CARD_HEIGHT - 0.13, 0.245, 12), TOP - 0.012, TOP + 0.2))
    panel = prism("panel", rounded(CARD_WIDTH - 0.14, CARD_HEIGHT - 0.14, 0.24, 12), TOP - 0.03, TOP + 0.001,
                  carbon(), bevel=0.006, segments=2)
    return [frame, panel]


def inlay(body, size, x, y, material, spacing=1.0):
    """Flat metal letters on the lacquer."""
    return text(body, size, 0.006, material, (x, y, TOP + 0.002), align="LEFT", spacing=spacing)


def front(lit=True):
    """The card, face upwards: wordmark, button, light."""
    silver = plain("silver", SILVER, 0.38, metal=0.35)
    parts = shell()
    parts.append(inlay("InCard", 0.58, -3.66, 1.66, silver))
    parts.append(inlay("CARBON", 0.235, -3.64, 1.14, silver, spacing=1.35))
    x, y = BUTTON
    parts.append(plate("bezel", circle(0.56, 96, x, y), [circle(0.50, 96, x, y)], TOP - 0.01, TOP + 0.012,
                       steel("bezel", (0.55, 0.55, 0.57), 0.22), bevel=0.005))
    parts.append(prism("button", circle(0.495, 96, x, y), TOP - 0.02, TOP + 0.006,
                       satin("button", (0.012, 0.012, 0.014), 0.36), bevel=0.018, segments=4))
    light = glow("light", AMBER, 1.6) if lit else plain("light", (0.10, 0.08, 0.06), 0.2)
    parts.append(prism("lamp", circle(0.062, 24, 3.45, 1.72), TOP, TOP + 0.004, light))
    return group("Carbon Finder", parts)


def back():
    """The card, back upwards: the charging coil as copper inlay, and the name."""
    copper = plain("copper", COPPER, 0.34, metal=0.6)
    silver = plain("silver", SILVER, 0.38, metal=0.35)
    parts = shell()
    x, y = 1.62, 0.0
    for i in range(9):
        radius = 0.86 + i * 0.125
        parts.append(plate("turn", circle(radius + 0.033, 144, x, y), [circle(radius - 0.033, 144, x, y)],
                           TOP + 0.0005, TOP + 0.0045, copper))
    parts.append(prism("dot", circle(0.10, 48, x, y), TOP, TOP + 0.0045, copper))
    parts.append(inlay("Carbon Finder", 0.42, -3.66, 0.36, silver))
    parts.append(inlay("Qi wireless charging", 0.25, -3.65, -0.16, silver, spacing=1.03))
    parts.append(inlay("84.6 x 53.0 x 1.7 mm", 0.25, -3.65, -0.56, silver, spacing=1.03))
    return group("Carbon Finder back", parts)
