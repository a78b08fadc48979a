"""Tagigo: a rounded square with a keyring hole, a round button and its wordmark."""
import math

from mathutils import Matrix

from geometry import circle, group, lipped, plate, rounded, text
from materials import plain, satin
from measures import TAG_CORNER, TAG_HOLE_INSET, TAG_SIZE, TAG_THICKNESS

COLORS = {
    "Black": (0.013, 0.013, 0.016),
    "White": (0.80, 0.79, 0.77),
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


def tagigo(color, mark_turn=0.0):
    """One tag lying face up with its bottom at z = 0 and its hole at (HOLE, HOLE).

    color is a key of COLORS; mark_turn (degrees) turns the wordmark, so that it
    reads level when the tag hangs by its corner. The hole is part of the plate's
    skin, with lips rounded like the rim, and the seam and the wordmark are thin
    inlays: nothing is cut out of the skin, so there are no slivers.
    """
    paint = COLORS[color]
    body = satin(f"tag-{color}", paint, 0.36 if color != "White" else 0.40, 0.48)
    tag = lipped("tag", lambda inset: rounded(TAG_SIZE - 2 * inset, TAG_SIZE - 2 * inset, TAG_CORNER - inset, 24),
                 lambda inset: circle(0.27 + 0.6 * inset, 72, HOLE, HOLE), TAG_THICKNESS, 0.24, body)
    x = y = -0.14
    seam = plain(f"seam-{color}", (0.10, 0.10, 0.105) if color == "Black" else tuple(c * 0.30 for c in paint), 0.5)
    ring = plate("seam", circle(0.86, 128, x, y), [circle(0.824, 128, x, y)],
                 TAG_THICKNESS - 0.02, TAG_THICKNESS + 0.0015, seam)
    mark = text("Tagigo", 0.40, 0.01, plain(f"mark-{color}", MARKS[color], 0.45))
    mark.matrix_basis = (Matrix.Translation((x, y, TAG_THICKNESS - 0.002))
                         @ Matrix.Rotation(math.radians(mark_turn), 4, "Z"))
    return group("Tagigo", [tag, ring, mark])


def standing(color, at=(0, 0), turn=0.0):
    """A tag that stands on its lower side, facing -y, turned about the vertical."""
    tag = tagigo(color)
    tag.rotation_euler = (math.radians(90), 0, math.radians(turn))
    tag.location = (at[0], at[1], TAG_SIZE / 2)
    return tag
