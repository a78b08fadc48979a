"""The picture on the phone's display: our own find screen, drawn as distances to shapes (numpy only).

A map of a town that does not exist, rings round the tracker, a dot for the phone, and a sheet below whose words
phone.py sets as letters. It copies the interface of no maker. Lengths are points: the screen is 390 wide.
"""
import math

import bpy
import numpy as np

WIDTH, HEIGHT = 390.0, 828.0
SHEET_TOP = 556.0
BUTTON_Y = 744.0
DENSITY = 2.5

INK = (0.04, 0.05, 0.08)
SOFT = (0.24, 0.265, 0.32)
PALETTES = {
    "light": dict(land=(0.945, 0.935, 0.91), road=(1.0, 1.0, 1.0), park=(0.80, 0.88, 0.76), water=(0.70, 0.83, 0.92),
                  block=(0.905, 0.89, 0.855), sheet=(1.0, 1.0, 1.0), ink=INK, soft=SOFT),
    "dark": dict(land=(0.105, 0.115, 0.135), road=(0.20, 0.215, 0.245), park=(0.105, 0.17, 0.135),
                 water=(0.085, 0.15, 0.22), block=(0.135, 0.145, 0.168), sheet=(0.065, 0.07, 0.085),
                 ink=(0.95, 0.95, 0.94), soft=(0.70, 0.72, 0.76)),
}


class Canvas:
    """A picture that shapes are laid on, each with a soft edge of one pixel."""

    def __init__(self, background):
        width, height = int(WIDTH * DENSITY), int(HEIGHT * DENSITY)
        self.y, self.x = np.mgrid[0:height, 0:width].astype(np.float32) / DENSITY
        self.pixels = np.empty((height, width, 3), np.float32)
        self.pixels[:] = background

    def cover(self, distance):
        """How much of each pixel lies inside: distance is negative inside, in points."""
        return np.clip(0.5 - distance * DENSITY, 0, 1)

    def lay(self, amount, color, alpha=1.0):
        """Mixes a color in where the amount says so."""
        weight = (amount * alpha)[..., None]
        self.pixels += (np.array(color, np.float32) - self.pixels) * weight

    def circle(self, x, y):
        """Distance to a point."""
        return np.hypot(self.x - x, self.y - y)

    def line(self, start, end):
        """Distance to a segment."""
        (ax, ay), (bx, by) = start, end
        dx, dy = bx - ax, by - ay
        t = np.clip(((self.x - ax) * dx + (self.y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
        return np.hypot(self.x - ax - t * dx, self.y - ay - t * dy)

    def path(self, points):
        """Distance to a line through points."""
        return np.minimum.reduce([self.line(a, b) for a, b in zip(points, points[1:])])

    def box(self, x, y, width, height, radius, turn=0.0):
        """Distance to a rounded box round (x, y), turned by degrees."""
        a = math.radians(turn)
        dx, dy = self.x - x, self.y - y
        px = np.abs(dx * math.cos(a) + dy * math.sin(a)) - width / 2 + radius
        py = np.abs(dy * math.cos(a) - dx * math.sin(a)) - height / 2 + radius
        return np.hypot(np.maximum(px, 0), np.maximum(py, 0)) + np.minimum(np.maximum(px, py), 0) - radius


def town(canvas, colors):
    """Blocks, a park, a river, streets."""
    turn = -13.0
    a = math.radians(turn)

    def at(u, v):
        return 195 + u * math.cos(a) - v * math.sin(a), 290 + u * math.sin(a) + v * math.cos(a)
    columns, rows = (-330, -196, -92, 34, 142, 262), (-360, -248, -150, -26, 92, 204, 330)
    shade = 0
    for left, right in zip(columns, columns[1:]):
        for top, bottom in zip(rows, rows[1:]):
            x, y = at((left + right) / 2, (top + bottom) / 2)
            shade += 1
            color = colors["park"] if (left, top) in ((-196, 92), (34, -360)) else colors["block"]
            canvas.lay(canvas.cover(canvas.box(x, y, right - left - 18, bottom - top - 18, 7, turn)), color,
                       1.0 if color == colors["park"] else 0.62 + 0.38 * (shade * 7 % 5) / 4)
    for left in columns:
        wide = 17 if left == 34 else 10
        canvas.lay(canvas.cover(canvas.line(at(left, -600), at(left, 600)) - wide / 2), colors["road"])
    for top in rows:
        wide = 17 if top == -26 else 10
        canvas.lay(canvas.cover(canvas.line(at(-600, top), at(600, top)) - wide / 2), colors["road"])
    canvas.lay(canvas.cover(canvas.path([(250, 640), (330, 470), (352, 330), (420, 180)]) - 24), colors["water"])
    for start, end in ((at(0, 92), at(600, 92)), (at(0, -26), at(600, -26))):
        canvas.lay(canvas.cover(canvas.line(start, end) - 7), colors["road"])


def find_screen(accent, shape="card", theme="light"):
    """An image of the find screen; accent is an sRGB color, shape what stands in the middle of the rings."""
    colors = PALETTES[theme]
    canvas = Canvas(colors["land"])
    town(canvas, colors)
    x, y = 196.0, 300.0
    canvas.lay(canvas.cover(canvas.circle(x, y) - 150), accent, 0.10)
    angle = np.arctan2(canvas.y - y, canvas.x - x)
    for radius, width, dashes, alpha in ((58, 2.6, 0, 1.0), (104, 2.2, 0, 0.75), (150, 2.0, 64, 0.75)):
        amount = canvas.cover(np.abs(canvas.circle(x, y) - radius) - width / 2)
        if dashes:
            amount = amount * ((angle / (2 * math.pi) * dashes) % 1.0 < 0.5)
        canvas.lay(amount, accent, alpha)
    # The phone. No line leads from it to the tracker: not every tracker can show a direction.
    you = (118.0, 420.0)
    canvas.lay(canvas.cover(canvas.circle(*you) - 15), (0.1, 0.35, 0.9), 0.16)
    canvas.lay(canvas.cover(canvas.circle(*you) - 9.5), colors["sheet"])
    canvas.lay(canvas.cover(canvas.circle(*you) - 6.5), colors["ink"])
    # The tracker itself, on a disk.
    canvas.lay(np.clip(1 - (canvas.circle(x, y + 3) - 30) / 12, 0, 1), (0, 0, 0), 0.16)
    canvas.lay(canvas.cover(canvas.circle(x, y) - 32), colors["sheet"])
    canvas.lay(canvas.cover(canvas.circle(x, y) - 28), accent)
    size = (34, 22, 4) if shape == "card" else (25, 25, 7)
    mark = canvas.box(x, y, *size)
    canvas.lay(canvas.cover(mark), (1, 1, 1))
    spot = canvas.circle(x + 10, y + 5) if shape == "card" else canvas.circle(x, y)
    canvas.lay(canvas.cover(spot - (3.2 if shape == "card" else 5.0)), accent)
    # The sheet with its handle and button; phone.py sets the words.
    sheet = canvas.box(WIDTH / 2, SHEET_TOP + 300, WIDTH, 600, 30)
    canvas.lay(np.clip(1 - sheet / 26, 0, 1) ** 2, (0, 0, 0), 0.14)
    canvas.lay(canvas.cover(sheet), colors["sheet"])
    canvas.lay(canvas.cover(canvas.box(WIDTH / 2, SHEET_TOP + 13, 44, 5, 2.5)), colors["soft"], 0.45)
    canvas.lay(canvas.cover(canvas.box(WIDTH / 2, BUTTON_Y, WIDTH - 48, 84, 42)), accent)
    # Battery and signal of a phone of no make.
    for i in range(4):
        canvas.lay(canvas.cover(canvas.box(296 + i * 8, 34 - i * 1.6, 5, 6 + i * 3.2, 1.5)), colors["ink"])
    canvas.lay(canvas.cover(np.abs(canvas.box(350, 30, 30, 15, 4.5)) - 0.9), colors["ink"])
    canvas.lay(canvas.cover(canvas.box(346, 30, 18, 10, 2.5)), colors["ink"])
    return as_image(canvas.pixels)


def as_image(pixels):
    """The pixels as an image of Blender's, first row at the top."""
    height, width, _ = pixels.shape
    image = bpy.data.images.new("find screen", width, height)
    alpha = np.ones((height, width, 1), np.float32)
    image.pixels.foreach_set(np.concatenate([pixels, alpha], -1)[::-1].astype(np.float32).ravel())
    image.update()
    image.pack()
    return image
