"""A dog's collar that hangs from above the frame, with a D-ring at its lowest point."""
import math

from mathutils import Matrix

from geometry import band, circle, group, prism, tube
from materials import leather, plain
from props.leatherwork import TAN
from props.metal import brass, dring, nickel

HALF_WIDTH, HALF_HEIGHT, HEIGHT, THICKNESS = 4.6, 6.6, 2.0, 0.28
D_WIDTH, D_DEPTH, D_WIRE = 1.7, 1.15, 0.11


def spot(angle, out=0.0, across=0.0):
    """A place on the loop at an angle from its lowest point, so far outside of its middle and along its width."""
    x, z = HALF_WIDTH * math.sin(angle), -HALF_HEIGHT * math.cos(angle)
    nx, nz = math.sin(angle) / HALF_WIDTH, -math.cos(angle) / HALF_HEIGHT
    long = math.hypot(nx, nz)
    return (x + nx / long * out, across, z + nz / long * out)


def seam(across, thread, arcs=96):
    """A row of stitches along the outside: each dives into the leather at both ends."""
    made = []
    for i in range(-arcs // 3, arcs // 3):
        points = [spot(2 * math.pi / arcs * (i + 0.66 * j / 8), THICKNESS / 2 + 0.030 - 0.085 * abs(j / 4 - 1) ** 4, across)
                  for j in range(9)]
        made.append(tube("stitch", points, 0.036, thread, resolution=3))
    return made


def collar(at, turn, tone=TAN):
    """The collar with its lowest point at `at`, turned about the vertical by degrees; gives it and the D-ring's lowest point."""
    hide = leather("collar hide", *tone)
    thread = plain("collar thread", tuple(min(1, c * 2.4 + 0.25) for c in tone[0]), 0.8)
    parts = [band("collar", [spot(2 * math.pi * i / 180) for i in range(180)], (0, HEIGHT, 0), THICKNESS, hide, closed=True)]
    for across in (-HEIGHT / 2 + 0.24, HEIGHT / 2 - 0.24):
        parts += seam(across, thread)
    # A strip riveted on at both ends holds the D-ring's bar between itself and the collar.
    bar = THICKNESS / 2 + D_WIRE + 0.02
    strip = [spot(a, THICKNESS / 2 + 0.07 + 2.15 * D_WIRE * math.exp(-(a / 0.055) ** 2))
             for a in [0.34 * (i / 30 - 1) for i in range(61)]]
    parts.append(band("keeper", strip, (0, 1.15, 0), 0.13, hide))
    for a in (-0.24, 0.24):
        rivet = prism("rivet", circle(0.2, 48), 0, 0.09, brass(), bevel=0.045, segments=4)
        rivet.matrix_basis = Matrix.Translation(spot(a, THICKNESS / 2 + 0.12)) @ Matrix.Rotation(math.pi - math.atan2(
            math.sin(a) / HALF_WIDTH, math.cos(a) / HALF_HEIGHT), 4, "Y")
        parts.append(rivet)
    bow = dring(nickel(), D_WIDTH, D_DEPTH, D_WIRE)
    bow.matrix_basis = (Matrix.Translation((0, 0, -HALF_HEIGHT - bar)) @ Matrix.Rotation(math.pi / 2, 4, "Z")
                        @ Matrix.Rotation(math.pi / 2, 4, "X"))
    parts.append(bow)
    x, y, z = at
    made = group("collar", parts, (x, y, z + HALF_HEIGHT), (0, 0, turn))
    return made, (x, y, z - bar - D_DEPTH)
