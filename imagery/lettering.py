"""The type of the shop's pages as font files that Blender reads: one for each weight, cut out of the variable font."""
import os
import string
import tempfile

from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0
from fontTools.varLib.instancer import OverlapMode, instantiateVariableFont

LETTERS = string.ascii_letters + string.digits
SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "app", "styles", "fonts", "instrument-sans.woff2")


def pair_kerning(font):
    """What the font's GPOS table moves letters of a pair by, as {(left, right): units}."""
    glyphs = {font.getBestCmap()[ord(letter)] for letter in LETTERS}
    pairs = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            for left in glyphs.intersection(table.Coverage.glyphs):
                if table.Format == 1:
                    found = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
                    moves = {record.SecondGlyph: record.Value1 for record in found}
                else:
                    row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
                    moves = {right: row[table.ClassDef2.classDefs.get(right, 0)].Value1 for right in glyphs}
                for right in glyphs.intersection(moves):
                    if moves[right] and getattr(moves[right], "XAdvance", 0):
                        pairs.setdefault((left, right), moves[right].XAdvance)
    return pairs


def sans(weight):
    """Path of Instrument Sans in a weight from 400 to 700.

    Its kerning stands in a `kern` table too, the only one that Blender reads: without it there is a gap in "Wa".
    """
    path = os.path.join(tempfile.gettempdir(), f"imagery-instrument-sans-kerned-{weight}.ttf")
    if not os.path.exists(path):
        font = TTFont(SOURCE)
        axes = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
        # Blender fills overlapping outlines wrongly.
        font = instantiateVariableFont(font, {**axes, "wght": weight}, overlap=OverlapMode.REMOVE)
        font.flavor = None
        kerning = KernTable_format_0()
        kerning.coverage, kerning.format, kerning.tupleIndex = 1, 0, None
        kerning.kernTable = pair_kerning(font)
        font["kern"] = newTable("kern")
        font["kern"].version, font["kern"].kernTables = 0, [kerning]
        font.save(path)
    return path
