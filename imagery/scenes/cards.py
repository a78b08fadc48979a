"""Arrangements of the two cards: leaning, standing, lying, in a wallet, on a pad."""
import math

from mathutils import Matrix, Vector

import carbon_card
import incard_card
from geometry import group
from materials import plain, ringed, wood
from measures import CARD_HEIGHT
from props.leatherwork import BLACK, TAN, card_holder, notebook, passport
from props.metal import brass, coin, key, nickel, split_ring
from props.travel import PAD_TOP, charging_pad, pen, plinth, stand
from tagigo import standing
from studio import ambient, daylight, darklight, flat, softbox, stage, tablelight

FACES = {
    "incard": incard_card.front,
    "incard-back": incard_card.back,
    "carbon": carbon_card.front,
    "carbon-back": carbon_card.back,
}


def floor(color, line=None, step=2.2, width=0.035, reach=17.0, center=(0, 0)):
    """Backdrop material: plain paper, or paper with range rings round the center."""
    if line:
        return ringed("paper", color, line, step, width, reach, 0.5, center)
    return plain("paper", color, 0.5, specular=0.25)


def light_up(light, turn=1.0):
    """Hangs the lamps of a named rig; the dark rigs lie on the side that the face turns away from."""
    side = 1 if turn >= 0 else -1
    if light == "dark":
        darklight(side=side)
    elif light == "amber":
        # Cool light on the weave; most of the amber comes from behind, for edges and paper.
        darklight(key=1900, rim=1500, top=1000, warm=(1.0, 0.56, 0.20), side=side)
        softbox((20 * side, 20, 15), (0, 2, 0), (8, 8), 2600, (1.0, 0.46, 0.12))
    elif light == "soft":
        daylight(1700, 900, 420)
        softbox((-3, -9, 20), (0, 0, 2), (14, 3), 500)
    else:
        daylight(2300, 1300, 520, (0, 0, 2))
        softbox((-8, -9, 13), (-3, 0, 3), (6, 4), 800, (1.0, 0.985, 0.96))


def lean(face, block, tilt=62.0, turn=-24.0, color=(0.66, 0.67, 0.69), line=None, light="day", wash=9000,
         center=(0, 0)):
    """A card leaning on a round block, turned about the vertical; tilt is measured from the floor."""
    stage(color, wash, floor(color, line, center=center))
    light_up(light, turn)
    card = FACES[face]()
    a, b = math.radians(tilt), math.radians(turn)
    card.rotation_euler = (a, 0, b)
    rise = CARD_HEIGHT / 2 * math.sin(a) + 0.01
    card.location = (0, 0, rise)
    behind = Matrix.Rotation(b, 3, "Z") @ Vector((0, 1, 0))
    # Where the card's back meets the height of the block's rim.
    block_obj = plinth(block)
    block_obj.location = behind * ((3.05 - rise) / math.tan(a) + 2.3 + 0.03)


def stood(face, block, turn=0.0, tilt=80.0, color=(0.66, 0.67, 0.69), line=None, light="day", wash=9000,
          with_coin=False):
    """A card in the slot of a low block."""
    stage(color, wash, floor(color, line))
    light_up(light, turn)
    stand(block, turn=turn)
    in_slot(FACES[face](), 0, 0, turn, tilt)
    if with_coin:
        piece = coin((0.80, 0.68, 0.45))
        piece.rotation_euler = (0, 0, math.radians(15))
        piece.location = with_coin


def flatlay(face, color, turn=-12.0, line=None, key_power=1900, dark=False, extras=()):
    """A card lying on paper, seen from above, with one long soft shadow."""
    ambient((0.94, 0.97, 1.0), 0.12 if dark else 0.30)
    flat(floor(color, line, reach=15.0))
    softbox((-11, 9, 10), (0, 0, 0), (7, 9), key_power)
    softbox((12, 7, 7), (0, 0, 0), (3, 12), 750, (1.0, 0.96, 0.90))
    softbox((0, -15, 12), (0, 0, 0), (14, 5), 420)
    card = FACES[face]()
    card.rotation_euler = (0, 0, math.radians(turn))
    lay(extras)


def lay(extras):
    """Puts scale cues on the table: (kind, (x, y), turn) triples."""
    for kind, (x, y), turn in extras:
        thing = {
            "coin": coin,
            "gold coin": lambda: coin((0.80, 0.62, 0.34), "gold coin"),
            "nickel key": lambda: key(nickel(), "square"),
            "brass key": lambda: key(brass(), "round"),
            "ring": lambda: group("ring", [split_ring(nickel())]),
            "pen": pen,
        }[kind]()
        z = 0.10 if kind == "ring" else 0.0
        thing.location = (x, y, z)
        thing.rotation_euler = (0, 0, math.radians(turn))


# Where a window is not mirrored by a dark card that lies on a table.
ASIDE = (-15, 11, 11)


def keyed(color, turn=-16.0):
    """A card beside a coin and two keys on a split ring: the scale picture."""
    ambient((0.94, 0.97, 1.0), 0.30)
    flat(floor(color))
    softbox((-11, 9, 11), (0, 0, 0), (9, 9), 2100)
    softbox((12, 6, 8), (0, 0, 0), (4, 12), 800, (1.0, 0.97, 0.93))
    softbox((0, -15, 13), (0, 0, 0), (16, 6), 520)
    card = FACES["incard"]()
    card.rotation_euler = (0, 0, math.radians(turn))
    card.location = (-1.6, 0.4, 0)
    penny = coin((0.82, 0.64, 0.36))
    penny.location = (4.1, -3.9, 0)
    penny.rotation_euler = (0, 0, math.radians(12))
    ring = group("ring", [split_ring(nickel())])
    ring.location = (6.0, 3.6, 0.29)
    ring.rotation_euler = (math.radians(3), math.radians(4), 0)
    # Each key's hole lies over the ring's wire; the second rests a little on the first.
    for make, bow, angle, reach, z in ((nickel, "square", -108, 1.25, 0.02), (brass, "round", -62, 1.25, 0.10)):
        piece = key(make(), bow)
        a = math.radians(angle)
        hole = Vector((6.0 + reach * math.cos(a), 3.6 + reach * math.sin(a), z))
        spin = Matrix.Rotation(a + math.pi / 2, 4, "Z")
        piece.matrix_basis = Matrix.Translation(hole) @ spin @ Matrix.Translation((0, -0.62, 0))


def wallet(face, hide=TAN, table=None, turn=-20.0, lift=3.05, rig=(2500, 800, 380)):
    """A card half way in a leather card holder on a table."""
    tablelight(*rig)
    flat(table() if table else wood())
    card_holder(FACES[face](), hide, lift).rotation_euler = (0, 0, math.radians(turn))


def black_wallet(face, color=(0.30, 0.29, 0.275), turn=18.0, lift=3.05):
    """A card in a black card holder on stone-colored paper."""
    wallet(face, BLACK, lambda: plain("table", color, 0.55, specular=0.25), turn, lift, (3400, 1300, 520, ASIDE) if face == "carbon" else (2300, 1100, 420))


def charging(face="carbon", turn=-18.0):
    """A card lying on a charging pad; strips only, so that the lacquer stays dark and the weave is seen."""
    stage((0.115, 0.12, 0.13), 900, floor((0.20, 0.205, 0.215), (0.10, 0.102, 0.108), step=2.6, reach=24))
    softbox((-13, 4, 6), (0, 0, 0.6), (3, 14), 1500)
    softbox((12, 5, 6), (0, 0, 0.6), (2.5, 13), 1700, (1.0, 0.66, 0.34))
    softbox((-4, -13, 13), (0, 0, 0.6), (10, 4), 420)
    softbox((0, 19, 4), (0, 0, 0.6), (20, 2.5), 900)
    softbox((-8, 20, 20), (-2, 0, 0.6), (5, 7), 700)
    charging_pad()
    card = FACES[face]()
    card.rotation_euler = (0, 0, math.radians(turn))
    card.location = (0, 0, PAD_TOP)


def dark_flat(face, turn=-28.0, color=(0.16, 0.17, 0.185), amber=900):
    """A glossy dark card lying on graphite paper."""
    stage(color, 1500)
    softbox((-12, 4, 11), (0, 0, 0), (8, 12), 1700)
    softbox((13, 4, 7), (0, 0, 0), (2.5, 13), amber, (1.0, 0.80, 0.58))
    softbox((0, 18, 4), (0, 0, 0), (18, 3), 800)
    softbox((-9, 18, 15), (-2, 0, 0), (4, 7), 500)
    softbox((-2, -16, 14), (0, 0, 0), (12, 5), 420)
    card = FACES[face]()
    card.rotation_euler = (0, 0, math.radians(turn))


def pair(color=(0.50, 0.44, 0.36), turn=14.0):
    """Carbon Finder and InCard Finder in two stands, one behind the other."""
    stage(color, 8000)
    light_up("soft")
    for face, block, x, y, spin in (("incard", (0.62, 0.61, 0.58), -3.3, 2.8, turn), ("carbon", (0.03, 0.031, 0.034), 2.9, -1.4, turn)):
        base = stand(block, turn=spin)
        base.location = (x, y, 0.45)
        in_slot(FACES[face](), x, y, spin, 80)


def trio(color=(0.42, 0.33, 0.235), line=(0.62, 0.52, 0.40)):
    """The three products on warm paper: two cards in stands, a tag before them."""
    stage(color, 7000, floor(color, line, step=3.2, width=0.045, reach=26, center=(0, -2.6)))
    light_up("soft")
    for face, block, x, y, spin in (("incard", (0.60, 0.58, 0.54), -5.2, 1.0, 16), ("carbon", (0.03, 0.031, 0.034), 5.2, 1.0, -16)):
        base = stand(block, turn=spin)
        base.location = (x, y, 0.45)
        in_slot(FACES[face](), x, y, spin, 80)
    standing("Pink", (0.1, -2.6), 10)


def in_slot(card, x, y, spin, tilt):
    """Sets a card into the slot of a stand at (x, y)."""
    a = math.radians(tilt)
    card.rotation_euler = (a, 0, math.radians(spin))
    behind = Matrix.Rotation(math.radians(spin), 3, "Z") @ Vector((0, 1, 0))
    lift = CARD_HEIGHT / 2 * math.sin(a)
    card.location = Vector((x, y, 0.9 - 0.36 + lift)) + behind * (CARD_HEIGHT / 2 * math.cos(a) - 0.1)


def desk(face="carbon"):
    """A card on a notebook with a pen, on a wooden desk."""
    tablelight(3100, 1100, 480, ASIDE)
    flat(wood())
    book = notebook((0.045, 0.06, 0.07))
    book.rotation_euler = (0, 0, math.radians(-68))
    book.location = (-1.0, 1.6, 0)
    card = FACES[face]()
    card.rotation_euler = (0, 0, math.radians(12))
    card.location = (-0.6, -0.6, 1.2)
    ball = pen((0.03, 0.031, 0.034))
    ball.rotation_euler = (0, 0, math.radians(24))
    ball.location = (-1.4, 3.6, 1.2)


def travel(face="incard", color=(0.60, 0.53, 0.44)):
    """A card on a passport: ready to leave."""
    ambient((0.95, 0.97, 1.0), 0.28)
    flat(floor(color))
    softbox((-10, 10, 11), (0, 0, 0), (9, 9), 2100, (1.0, 0.97, 0.93))
    softbox((12, 4, 8), (0, 0, 0), (4, 12), 850)
    softbox((0, -15, 13), (0, 0, 0), (14, 6), 420)
    book = passport()
    book.rotation_euler = (0, 0, math.radians(14))
    book.location = (-1.6, 0.6, 0)
    card = FACES[face]()
    card.rotation_euler = (0, 0, math.radians(-9))
    card.location = (0.4, -1.9, 0.402)
