"""Tagigo: a rounded square with a keyring hole, a round button and its wordmark."""
import math

from geometry import circle, group, lipped, rounded, text
from materials import Nodes, plain
from measures import TAG_CORNER, TAG_HOLE_INSET, TAG_SIZE, TAG_THICKNESS

COLORS = {
    "Black": (0.013, 0.013, 0.016),
    "White": (0.90, 0.89, 0.875),
    "Pink": (0.90, 0.095, 0.21),
    "Blue": (0.020, 0.115, 0.46),
}
MARKS = {
    "Black": (0.62, 0.62, 0.64),
    "White": (0.10, 0.105, 0.12),
    "Pink": (0.14, 0.004, 0.02),
    "Blue": (0.72, 0.76, 0.84),
}
HOLE = TAG_SIZE / 2 - TAG_HOLE_INSET
BUTTON = -0.14

# The button's edge from the face inward: (radius, depth below the face). The gap is real, so it has its own shadow.
BUTTON_EDGE = ((0.882, 0.0), (0.874, 0.003), (0.868, 0.012), (0.866, 0.055), (0.832, 0.055),
               (0.830, 0.016), (0.823, 0.004), (0.810, 0.0))


def moulded(name, color, rough):
    """Moulded plastic: a gloss that wanders a little, and the fine erosion of the mould."""
    k = Nodes(name)
    coordinates = k.coordinates()
    wander = k.noise(coordinates, 1.1, 2)
    erosion = k.noise(coordinates, 42, 2, 0.6)
    return k.set(Base_Color=color, Specular_IOR_Level=0.5, Roughness=k.spread(wander, rough - 0.04, rough + 0.05),
                 Normal=k.bump(erosion, 0.10, 0.004))


def tagigo(color):
    """One tag lying face up with its bottom at z = 0 and its hole at (HOLE, HOLE).

    color is a key of COLORS. The wordmark is level where the tag lies on a side; it
    slants where the tag hangs by its corner. Hole, parting line and button are part
    of the body's skin and the wordmark is a thin inlay: nothing is cut out of the
    skin, so there are no slivers.
    """
    body = moulded(f"tag-{color}", COLORS[color], 0.33 if color != "White" else 0.36)
    tag = lipped("tag", lambda inset: rounded(TAG_SIZE - 2 * inset, TAG_SIZE - 2 * inset, TAG_CORNER - inset, 24),
                 lambda inset: circle(0.27 + 0.6 * inset, 72, HOLE, HOLE), TAG_THICKNESS, 0.24, body, seam=0.30,
                 face=[(circle(radius, 128, BUTTON, BUTTON), depth) for radius, depth in BUTTON_EDGE])
    mark = text("Tagigo", 0.40, 0.01, plain(f"mark-{color}", MARKS[color], 0.45))
    mark.location = (BUTTON, BUTTON, TAG_THICKNESS - 0.002)
    return group("Tagigo", [tag, mark])


def standing(color, at=(0, 0), turn=0.0):
    """A tag that stands on its lower side, facing -y, turned about the vertical."""
    tag = tagigo(color)
    tag.rotation_euler = (math.radians(90), 0, math.radians(turn))
    tag.location = (at[0], at[1], TAG_SIZE / 2)
    return tag
