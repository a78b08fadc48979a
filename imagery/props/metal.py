"""Small metal things: coin, keys, split ring, D-ring."""
import math

from geometry import carve, circle, group, plate, prism, rounded, star, tube
from materials import plain, steel, used_metal
from measures import COIN_RADIUS, COIN_THICKNESS, SPLIT_RING_RADIUS, SPLIT_RING_WIRE


def coin(color=(0.72, 0.72, 0.71), name="coin"):
    """A reeded coin with a star on its face; 24.3 mm wide, 1.75 mm thick. No country's money."""
    metal = steel(name, color, 0.25)
    r, t = COIN_RADIUS, COIN_THICKNESS
    outline = []
    for i in range(480):
        a = 2 * math.pi * i / 480
        reed = 0.008 if i % 4 < 2 else 0.0
        outline.append(((r - reed) * math.cos(a), (r - reed) * math.sin(a)))
    body = prism("coin", outline, 0, t, metal, bevel=0.012, segments=2)
    field = steel(f"{name} field", tuple(c * 0.55 for c in color), 0.42)
    carve(body, prism("field", circle(r - 0.10, 160), t - 0.035, t + 1, field))
    parts = [body, prism("star", star(0.62, 0.25), t - 0.05, t - 0.002, metal, bevel=0.022, segments=4)]
    for i in range(48):
        a = 2 * math.pi * i / 48
        parts.append(prism("bead", circle(0.03, 12, (r - 0.19) * math.cos(a), (r - 0.19) * math.sin(a)),
                           t - 0.04, t - 0.004, metal, bevel=0.012, segments=2))
    parts.append(plate("inner", circle(0.82, 128), [circle(0.79, 128)], t - 0.04, t - 0.006, metal, bevel=0.006))
    return group("coin", parts)


def split_ring(metal, radius=SPLIT_RING_RADIUS, wire=SPLIT_RING_WIRE):
    """Two turns of flattened wire that lie on each other, in the local x-y plane.

    Between the two ends, at -y, the wire climbs from the lower turn to the upper one, so that the ring is closed all
    round.
    """
    climb = 0.30
    points = []
    for i in range(321):
        a = climb + (4 * math.pi - 2 * climb) * i / 320
        t = min(1.0, max(0.0, (a - 2 * math.pi) / (2 * climb * 0.8) + 0.5))
        points.append((radius * math.sin(a), -radius * math.cos(a), wire * 1.02 * (2 * t * t * (3 - 2 * t) - 1)))
    ring = tube("split ring", points, wire, metal, resolution=8)
    ring.scale.z = 0.72
    return ring


def key(metal, bow="round", cuts=(0.10, 0.26, 0.14, 0.30, 0.08, 0.22)):
    """A house key lying flat: bow with hole at the top, grooved blade pointing to -y. Hole at (0, 0.52)."""
    half, length, shoulder = 0.40, 2.85, -1.02
    tip = shoulder - length
    blade = [(-half, shoulder), (-half, tip + 0.40), (-half + 0.16, tip + 0.08), (-half + 0.26, tip)]
    y = tip + 0.06
    blade.append((-half + 0.36, y))
    step = (length - 0.75) / len(cuts)
    y = tip + 0.28
    for cut in cuts:
        blade += [(half - cut, y), (half - cut, y + step * 0.42)]
        y += step
    blade += [(half, y + 0.02), (half, shoulder)]
    outer_x, outer_y = (1.12, 1.06) if bow == "round" else (1.16, 0.98)
    if bow == "round":
        start = math.asin(half / outer_x)
        head = [(outer_x * math.sin(a), -outer_y * math.cos(a))
                for a in [start + (2 * math.pi - 2 * start) * i / 72 for i in range(73)]]
    else:
        corner = rounded(2 * outer_x, 2 * outer_y, 0.5, 12)
        # rounded() runs top-right, top-left, bottom-left, bottom-right; begin at bottom-right.
        quarter = len(corner) // 4
        head = corner[3 * quarter:] + corner[:3 * quarter]
    hole = circle(0.34, 48, 0, 0.52) if bow == "round" else rounded(0.98, 0.44, 0.21, 10, 0, 0.50)
    body = plate("key", blade + head, [hole], 0, 0.21, metal, bevel=0.03, resolution=3)
    body.data.transform(body.matrix_basis)
    body.matrix_basis.identity()
    shade = steel("key groove", (0.42, 0.40, 0.36), 0.35)
    for x, width in ((-0.17, 0.11), (0.02, 0.06)):
        carve(body, prism("groove", rounded(width, length - 0.5, width / 2 - 1e-4, 6, x, shoulder - length / 2 + 0.08),
                          0.155, 0.4, shade))
    # Long narrow faces that a groove leaves of the blade would take on the slant of its rim.
    for face in body.data.polygons:
        face.use_smooth = abs(face.normal.z) < 0.999
    return group("key", [body])


def dring(metal, width=2.3, depth=1.3, wire=0.13):
    """A D-ring in the local x-y plane: flat bar along x at y = 0, arc toward -y."""
    points = [(-width / 2 + width * i / 8, 0, 0) for i in range(9)]
    points += [(width / 2 * math.cos(a), depth * math.sin(a), 0)
               for a in [-math.pi * i / 32 for i in range(1, 32)]]
    return tube("d-ring", points, wire, metal, cyclic=True)


def nickel():
    """Nickel-plated brass."""
    return used_metal("nickel", (0.70, 0.685, 0.655))


def brass():
    """Bare brass."""
    return used_metal("brass", (0.78, 0.545, 0.235), 0.19, tarnish=0.55)


def blackened():
    """Blackened steel."""
    return plain("blackened", (0.03, 0.03, 0.034), 0.35, metal=1.0)
