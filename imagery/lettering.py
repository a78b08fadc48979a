"""The type of the shop's pages as font files that Blender reads: one for each weight, cut out of the variable font."""
import os
import tempfile

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import OverlapMode, instantiateVariableFont

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "app", "styles", "fonts", "instrument-sans.woff2")


def sans(weight):
    """Path of Instrument Sans in a weight from 400 to 700."""
    path = os.path.join(tempfile.gettempdir(), f"imagery-instrument-sans-{weight}.ttf")
    if not os.path.exists(path):
        font = TTFont(SOURCE)
        axes = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
        # Blender fills overlapping outlines wrongly.
        font = instantiateVariableFont(font, {**axes, "wght": weight}, overlap=OverlapMode.REMOVE)
        font.flavor = None
        font.save(path)
    return path
