"""A Tagigo in its parts: body, lid and coin cell."""
from geometry import box, carve, circle, group, lipped, plate, prism, rounded, text
from materials import plain, satin, steel
from measures import TAG_CORNER, TAG_SIZE, TAG_THICKNESS
from tagigo import BUTTON, COLORS, HOLE, moulded, tagigo
from turned import lathe

# The lid is the flat part below the parting line.
LID = 0.30
CELL_RADIUS, CELL_THICKNESS = 1.0, 0.32
FLOOR = TAG_THICKNESS - LID - 0.10
BOSS = circle(0.27 + 0.16, 48, HOLE, HOLE)


def hull(color):
    """The closed outside of a tag, without its button."""
    return lipped("hull", lambda inset: rounded(TAG_SIZE - 2 * inset, TAG_SIZE - 2 * inset, TAG_CORNER - inset, 24),
                  lambda inset: circle(0.27 + 0.6 * inset, 72, HOLE, HOLE), TAG_THICKNESS, 0.24,
                  moulded(f"tag-{color}", COLORS[color], 0.36))


def inside(inset):
    """The outline within the walls."""
    return rounded(TAG_SIZE - 2 * inset, TAG_SIZE - 2 * inset, TAG_CORNER - inset, 24)


def body(color):
    """The body lying on its face, open side up: a board round the well of the cell; its rim is at TAG_THICKNESS - LID."""
    shell, wall = hull(color), satin("wall", tuple(c * 0.9 for c in COLORS[color]), 0.5)
    rim = TAG_THICKNESS - LID
    carve(shell, prism("above", rounded(5, 5, 0.1), rim, 3, wall))
    carve(shell, plate("cavity", inside(0.20), [BOSS], FLOOR, rim + 0.5, wall))
    carve(shell, prism("well", circle(CELL_RADIUS + 0.06, 96, BUTTON, BUTTON), rim - CELL_THICKNESS - 0.02, rim + 0.5, wall))
    gold = steel("contact", (0.86, 0.62, 0.26), 0.25)
    parts = [shell, plate("board", inside(0.24), [BOSS, circle(CELL_RADIUS + 0.10, 96, BUTTON, BUTTON)], FLOOR, FLOOR + 0.04,
                          plain("board", (0.004, 0.030, 0.018), 0.35))]
    parts.append(box("contact", (0.5, 0.9, 0.012), (BUTTON, BUTTON - 0.1, rim - CELL_THICKNESS - 0.005), gold, 0.004, 1, 0.1))
    for x, y, w, d in ((1.22, -0.30, 0.30, 0.34), (1.22, -0.82, 0.16, 0.10), (-0.45, 1.24, 0.34, 0.26), (0.12, 1.22, 0.10, 0.16),
                       (-1.24, 0.75, 0.16, 0.10), (-1.22, -1.20, 0.20, 0.26)):
        parts.append(box("chip", (w, d, 0.05), (x, y, FLOOR + 0.062), plain("chip", (0.008, 0.008, 0.009), 0.4), 0.008, 2))
    parts.append(box("clip", (0.16, 0.42, 0.03), (BUTTON + CELL_RADIUS + 0.06, BUTTON, rim - 0.03), gold, 0.01, 2))
    return group("body", parts)


def upper(color):
    """What is seen of the body when it lies on its lid, face up."""
    tag = tagigo(color)
    carve(tag.children[0], prism("below", rounded(5, 5, 0.1), -1, LID, plain("dark", (0.01, 0.01, 0.01), 0.8)))
    return tag


def lid(color):
    """The lid lying on its outside, open side up."""
    shell, wall = hull(color), satin("wall", tuple(c * 0.9 for c in COLORS[color]), 0.5)
    carve(shell, prism("above", rounded(5, 5, 0.1), LID, 3, wall))
    carve(shell, plate("cavity", inside(0.16), [BOSS], 0.13, 2, wall))
    parts = [shell]
    for radius in (0.55, 0.95):
        parts.append(plate("rib", circle(radius + 0.03, 96, BUTTON, BUTTON), [circle(radius - 0.03, 96, BUTTON, BUTTON)],
                           0.12, 0.19, wall, bevel=0.008))
    return group("lid", parts)


def cell():
    """A CR2032 lying on z = 0, its plus side up."""
    can = steel("cell", (0.70, 0.70, 0.70), 0.26)
    mark = plain("cell mark", (0.10, 0.10, 0.11), 0.5, metal=0.6)
    r, t = CELL_RADIUS, CELL_THICKNESS
    parts = [lathe("cell", [(0.80, 0), (0.87, 0.015), (0.885, 0.07), (0.97, 0.085), (r, 0.11), (r, t - 0.03), (r - 0.03, t),
                            (0.3, t)], can)]
    parts.append(text("CR2032", 0.30, 0.004, mark, (0, -0.36, t)))
    parts.append(text("3V", 0.26, 0.004, mark, (0, -0.68, t)))
    # Three pieces that don't overlap: where two faces lie in one plane, a black spot shows.
    for size, y in (((0.62, 0.10), 0.22), ((0.10, 0.255), 0.4025), ((0.10, 0.255), 0.0375)):
        parts.append(prism("plus", rounded(*size, 0.03, 4, 0, y), t - 0.002, t + 0.002, mark))
    return group("cell", parts)
