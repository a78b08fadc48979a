"""Tagigo: a rounded square with a keyring hole, a round button and its wordmark."""
import math

from mathutils import Matrix

from geometry import carve, circle, group, plate, rounded, text
from materials import plain, satin
from measures import TAG_CORNER, TAG_HOLE_INSET, TAG_SIZE, TAG_THICKNESS

COLORS = {
    "Black": (0.013, 0.013, 0.016),
    "White": (0.80, 0.79, 0.77),
    "Pink": (0.86, 0.15, 0.25),
    "Blue": (0.020, 0.115, 0.46),
}
MARKS = {
    "Black": (0.62, 0.62, 0.64),
    "White": (0.10, 0.105, 0.12),
    "Pink": (0.30, 0.02, 0.05),
    "Blue": (0.72, 0.76, 0.84),
}
HOLE = TAG_SIZE / 2 - TAG_HOLE_INSET


def tagigo(color, mark_turn=0.0):
    """One tag lying face up with its bottom at z = 0 and its hole at (HOLE, HOLE).

    color is a key of COLORS; mark_turn (degrees) turns the wordmark, so that it
    reads level when the tag hangs by its corner. The hole is part of the plate's
    outline, with lips rounded like the rim: no boolean, so no slivers.
    """
    paint = COLORS[color]
    body = satin(f"tag-{color}", paint, 0.36 if color != "White" else 0.40, 0.48)
    tag = plate("tag", rounded(TAG_SIZE, TAG_SIZE, TAG_CORNER, 24), [circle(0.27, 72, HOLE, HOLE)],
                0, TAG_THICKNESS, body, bevel=0.24, resolution=8, degrees=44)
    # The plate stands at its middle height; bring its data to z = 0 for the cutters.
    tag.data.transform(tag.matrix_basis)
    tag.matrix_basis.identity()
    x = y = -0.14
    seam = plain(f"seam-{color}", tuple(c * 0.30 for c in paint), 0.5)
    carve(tag, plate("seam", circle(0.86, 128, x, y), [circle(0.822, 128, x, y)],
                     TAG_THICKNESS - 0.025, TAG_THICKNESS + 0.1, seam))
    mark = text("Tagigo", 0.40, 0.02, plain(f"mark-{color}", MARKS[color], 0.45))
    mark.matrix_basis = (Matrix.Translation((x, y, TAG_THICKNESS))
                         @ Matrix.Rotation(math.radians(mark_turn), 4, "Z"))
    carve(tag, mark)
    return group("Tagigo", [tag])


def standing(color, at=(0, 0), turn=0.0):
    """A tag that stands on its lower side, facing -y, turned about the vertical."""
    tag = tagigo(color)
    tag.rotation_euler = (math.radians(90), 0, math.radians(turn))
    tag.location = (at[0], at[1], TAG_SIZE / 2)
    return tag
