"""A dog's collar on a column, with a D-ring whose bar runs through a leather tab."""
import math

from geometry import band, circle, group, prism, tube
from materials import leather, plain, satin
from props.leatherwork import TAN
from props.metal import brass, dring, nickel

RADIUS, HEIGHT, THICKNESS = 5.3, 2.0, 0.30
D_WIDTH, D_DEPTH, D_WIRE = 1.9, 1.25, 0.11
# What hangs from the D-ring pushes its bow away from the column.
LEAN = math.radians(22)


def column(color, height, radius=RADIUS - THICKNESS / 2 - 0.03):
    """What the collar is worn by: a matt column standing on z = 0."""
    return prism("column", circle(radius, 180), 0, height, satin("column", color, 0.6, 0.25), bevel=0.35, segments=8)


def seam(z, thread, arcs=76):
    """A row of stitches round the collar: each dives into the leather at both ends."""
    made = []
    for i in range(arcs):
        start = 2 * math.pi * i / arcs
        points = []
        for j in range(9):
            t = j / 8
            angle = start + 2 * math.pi / arcs * 0.66 * t
            # In at both ends, proud in the middle.
            r = RADIUS + THICKNESS / 2 + 0.028 - 0.085 * abs(2 * t - 1) ** 4
            points.append((r * math.cos(angle), r * math.sin(angle), z))
        made.append(tube("stitch", points, 0.034, thread, resolution=3))
    return made


def collar(z, tone=TAN):
    """A collar round the z axis with its lower edge at z; the D-ring hangs toward -y.

    A tab of the same leather is folded round the D-ring's bar and riveted to the
    band. Gives the handle and the lowest point of the D-ring's bow.
    """
    hide = leather("collar hide", *tone, scale=13, depth=0.03)
    edge = plain("collar edge", tuple(c * 0.22 for c in tone[0]), 0.35)
    thread = plain("collar thread", tuple(min(1, c * 1.6 + 0.22) for c in tone[0]), 0.8)
    middle = z + HEIGHT / 2
    path = [(RADIUS * math.cos(a), RADIUS * math.sin(a), middle) for a in [2 * math.pi * i / 180 for i in range(180)]]
    parts = [band("collar", path, (0, 0, HEIGHT), THICKNESS, hide, closed=True)]
    for level in (z + 0.22, z + HEIGHT - 0.22):
        parts += seam(level, thread)
    # The tab: down the front, round the bar, and back up behind its own front layer.
    front = -RADIUS - THICKNESS / 2 - 0.08
    bar_z, wrap = z - 0.16, D_WIRE + 0.07
    bar_y = front - 0.06
    top = z + HEIGHT - 0.12
    strip = [(0, front - 0.15, top - (top - bar_z) * i / 12) for i in range(13)]
    strip += [(0, bar_y - wrap * math.cos(a) * 0.9, bar_z - wrap * math.sin(a)) for a in [math.pi * i / 12 for i in range(1, 12)]]
    strip += [(0, bar_y + wrap * 0.9, bar_z), (0, front + 0.06, bar_z + 0.3)]
    parts.append(band("tab", strip, (1.15, 0, 0), 0.15, hide))
    for level in (z + 0.55, z + 1.42):
        rivet = prism("rivet", circle(0.19, 48), 0, 0.09, brass(), bevel=0.045, segments=4)
        rivet.rotation_euler = (math.pi / 2, 0, 0)
        rivet.location = (0, front - 0.20, level)
        parts.append(rivet)
    bow = dring(nickel(), D_WIDTH, D_DEPTH, D_WIRE)
    bow.rotation_euler = (math.pi / 2 - LEAN, 0, 0)
    bow.location = (0, bar_y, bar_z)
    parts.append(bow)
    return group("collar", parts), (0.0, bar_y - D_DEPTH * math.sin(LEAN), bar_z - D_DEPTH * math.cos(LEAN))
