"""Changing Tagigo's cell: all its parts, and the three steps."""
import math

from mathutils import Matrix

from measures import COIN_RADIUS, TAG_SIZE, TAG_THICKNESS
from props.metal import coin
from props.opened import CELL_THICKNESS, LID, body, cell, lid, upper
from scenes.tagsets import nearlight
from tagigo import BUTTON

PENNY = (0.82, 0.64, 0.36)


def laid(thing, x, y, z=0.0, turn=0.0, tilt=0.0, axis="Y"):
    """Puts a thing down: tilted about an axis of its own, then turned (degrees)."""
    thing.matrix_basis = (Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
                          @ Matrix.Rotation(math.radians(tilt), 4, axis))
    return thing


def parts(color="White"):
    """The opened body, its lid, the cell and a coin."""
    nearlight()
    laid(body(color), -2.5, 0.5, turn=-14)
    laid(lid(color), 2.1, 1.5, turn=70)
    laid(cell(), 0.6, -1.75, turn=16)
    laid(coin(PENNY), 3.7, -1.75, turn=10)


def closed(color, gap):
    """A tag lying on its lid, face up; gap (degrees) is how far the body is lifted off the lid on its right."""
    laid(lid(color), 0, 0)
    upper(color).matrix_basis = (Matrix.Translation((-TAG_SIZE / 2, 0, LID)) @ Matrix.Rotation(math.radians(-gap), 4, "Y")
                                 @ Matrix.Translation((TAG_SIZE / 2, 0, -LID)))


def step_coin(color="White"):
    """Step one: a coin in the gap at the edge."""
    nearlight()
    closed(color, 4.0)
    # Its near border in the gap, its far one on the table.
    laid(coin(PENNY), TAG_SIZE / 2 - 0.24 + COIN_RADIUS, -0.2, 0.18, tilt=7.5)


def step_cell(color="White"):
    """Step two: the cell goes into its well, plus side up."""
    nearlight()
    laid(body(color), 0, 0)
    rim = TAG_THICKNESS - LID
    laid(cell(), BUTTON + 0.42, BUTTON, rim - CELL_THICKNESS + 0.30, tilt=-17)


def step_click(color="White"):
    """Step three: the lid goes back on."""
    nearlight()
    laid(body(color), 0, 0)
    laid(cell(), BUTTON, BUTTON, TAG_THICKNESS - LID - CELL_THICKNESS)
    cover = lid(color)
    cover.matrix_basis = (Matrix.Translation((-TAG_SIZE / 2, 0, TAG_THICKNESS - LID)) @ Matrix.Rotation(math.radians(-13), 4, "Y")
                          @ Matrix.Translation((TAG_SIZE / 2, 0, LID)) @ Matrix.Rotation(math.pi, 4, (1, 1, 0)))
