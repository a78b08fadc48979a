"""A steel ruler lying on z = 0: millimeters along one edge, its zero at x = 0."""
from geometry import circle, group, plate, rounded, text
from materials import plain, steel

LONG, WIDE, THICK = 10.0, 2.4, 0.10


def ruler():
    """Marks along the upper edge at y = 0; it reaches down to y = -WIDE, and 0.5 past both ends."""
    body = plate("ruler", rounded(LONG + 1.0, WIDE, 0.18, 8, LONG / 2, -WIDE / 2), [circle(0.28, 48, LONG + 0.08, -WIDE + 0.55)],
                 0, THICK, steel("ruler", (0.66, 0.67, 0.68), 0.34, 0.2), bevel=0.02)
    ink = plain("ruler marks", (0.012, 0.012, 0.014), 0.5)
    parts = [body]
    for tick in range(int(LONG) * 10 + 1):
        length = 0.72 if tick % 10 == 0 else 0.54 if tick % 5 == 0 else 0.36
        parts.append(plate("tick", rounded(0.028 if tick % 10 else 0.036, length, 0.012, 2, tick / 10, -0.04 - length / 2), [],
                           THICK - 0.01, THICK + 0.002, ink))
    for number in range(int(LONG) + 1):
        parts.append(text(str(number), 0.56, 0.004, ink, (number, -1.12, THICK)))
    parts.append(text("cm", 0.42, 0.004, ink, (0.42, -1.82, THICK)))
    return group("ruler", parts)
