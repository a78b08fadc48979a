"""Arrangements of the two cards in the studio: leaning, standing, lying, on a pad."""
import math

from mathutils import Matrix, Vector

import carbon_card
import incard_card
from geometry import box, group
from materials import plain, ringed, satin
from measures import CARD_HEIGHT, CARD_THICKNESS, CARD_WIDTH
from props.metal import brass, coin, key, nickel, split_ring
from props.travel import PAD_TOP, charging_pad, pen, stand
from props.water import beads
from studio import ambient, flat, glint, light_alone, light_others, room, softbox, stage, sweep

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
    """Hangs the lamps of a named rig; a face turned the other way gets it mirrored. Gives the key of "both"."""
    side = 1 if turn >= 0 else -1
    if light == "dark":
        carbonlight(side)
    elif light == "amber":
        carbonlight(side, key=2300, top=3000, warm=(1.0, 0.50, 0.14))
        softbox((20 * side, 20, 13), (0, 2, 0), (8, 8), 3000, (1.0, 0.44, 0.11))
    elif light == "both":
        # From the right what tells the fibers of a carbon card apart.
        key = softbox((-13, -9, 16), (-2, 0, 3), (9, 9), 4600, (1.0, 0.99, 0.975), feather=0.6)
        softbox((11, -14, 16), (2, 0, 2.6), (5, 7), 2600, (1.0, 0.93, 0.84), feather=0.6)
        softbox((13, 6, 7), (0, 0, 2), (3, 13), 1700, (1.0, 0.95, 0.9))
        softbox((0, 15, 12), (0, 0, 2), (18, 5), 900)
        return key
    else:
        raise KeyError(light)


def own_key(key, card, power=780):
    """Instead of the key a near lamp at its left lights a white card that stands: its face runs into shade."""
    parts = (card, *card.children_recursive)
    light_others(key, parts)
    at = card.location
    light_alone(softbox((at.x - 7.2, at.y - 4.0, at.z + 3.0), (at.x - 1.4, at.y, at.z), (3, 4.5), power, (1.0, 0.985, 0.96), feather=0.8),
                parts)


def carbonlight(side=1, key=2600, top=1300, warm=(1.0, 0.93, 0.84)):
    """Light that tells warp from weft: low from the front for the one, steep from the other side for the other.

    side is 1 for a face that looks to the right. Nothing large stands in the mirror angle of the lacquer.
    """
    softbox((-10 * side, -17, 12), (0, 0, 2), (5, 9), key, feather=0.6)
    softbox((10 * side, -8, 23), (0, 0, 2), (7, 5), top, warm, feather=0.6)
    softbox((14 * side, 5, 7), (0, 0, 2), (2.5, 13), 1500, warm)
    softbox((-13 * side, 7, 8), (0, 0, 2), (2.5, 12), 900)
    softbox((0, 15, 11), (0, 0, 2), (18, 4), 700)


def carbonrim(parts, side, warm=(1.0, 0.93, 0.84)):
    """Grazing light: two long strips behind the sides; the weave lives near the rims and sinks toward the middle."""
    room("studio", -60 if side > 0 else -120, 0.35, diffuse=0.2, color=0.3)
    light_alone(softbox((11 * side, 2.5, 5), (3 * side, 1, 2.5), (2, 12), 3000, warm), parts)
    light_alone(softbox((-11 * side, -1.5, 6), (-3 * side, 0, 2.5), (1.6, 11), 2100, (0.90, 0.95, 1.0)), parts)
    light_alone(softbox((0, 8, 9), (0, 0, 4.5), (14, 1.5), 1800), parts)
    softbox((10 * side, 4, 12), (0, 0, 0), (4, 8), 1300, warm, feather=0.6)
    softbox((0, 24, 18), (0, 52, 6), (22, 6), 5200, warm)


def carbonnight(parts, side):
    """Almost night: only the edge is lit, and one corner of the weave."""
    room("night", 60 if side > 0 else 120, 0.05, color=0.5)
    light_alone(softbox((9 * side, 4.0, 7), (3.6 * side, 0.5, 3), (1.2, 10), 2200, (1.0, 0.86, 0.68)), parts)
    light_alone(softbox((0, 8.5, 10), (0, 0.5, 4.6), (16, 1.2), 2200, (1.0, 0.92, 0.82)), parts)
    light_alone(softbox((-9 * side, 3.0, 5), (-3.6 * side, 0, 2.5), (1.0, 9), 800, (0.80, 0.90, 1.0)), parts)
    # One corner of the weave: low from the far side, out of the lacquer's mirror.
    light_alone(softbox((14 * side, 1.5, 3.0), (3.6 * side, 0, 3.4), (2.5, 5), 2600, (1.0, 0.84, 0.66), feather=0.8), parts)
    softbox((9 * side, 14, 7), (4 * side, 4, 0), (5, 3), 420, (1.0, 0.80, 0.58), feather=0.8)


def carbontop(parts, side, warm=(1.0, 0.98, 0.955)):
    """One large soft ceiling; the lacquer takes a ramp from its upper border down (`reflect`)."""
    room("interior", 40 if side > 0 else 140, 0.3, diffuse=0.3, color=0.3)
    softbox((0, -6, 22), (0, -1, 2), (30, 16), 5200, warm, feather=0.9)
    light_alone(softbox((10 * side, 4, 6), (3 * side, 0, 2.5), (1.6, 11), 900, warm), parts)
    softbox((0, 24, 18), (0, 52, 6), (22, 6), 1600, warm)


def whiteday(parts, side, key=(9.5, -4.2, 7.5), power=1250, even=False):
    """For a white card that leans or stands: a gradient over its face, its edge drawn, never the same white all over.

    The gradient comes from one feathered key no farther from the near border than the card is wide. Strips that light
    the card alone show as a line in its bevels. side is as for carbon: 1 for a face that looks to the right. even is for
    paper that the page colors: no dark horizon.
    """
    room("studio", -50 if side > 0 else -130, 0.8, diffuse=0.22, color=0.35)
    softbox((key[0] * side, *key[1:]), (1.5 * side, 0, 2.6), (4, 6), power, (1.0, 0.985, 0.96), feather=0.8)
    light_alone(softbox((-9 * side, 3.5, 6), (-3.6 * side, -1, 2.5), (1.5, 9), 700, (1.0, 0.97, 0.93)), parts)
    light_alone(softbox((-1 * side, 8, 9), (0, 0, 4), (14, 1.5), 700), parts)
    if even:
        softbox((0, 16, 34), (0, 46, 14), (50, 10), 4500)
    else:
        # A pool on the paper behind that falls off toward the corners.
        softbox((3 * side, 22, 20), (0, 50, 4), (20, 8), 2600, (0.88, 0.95, 1.0))
    softbox((-12 * side, 4, 7), (-2 * side, 0, 0.5), (3, 9), 420, (1.0, 0.95, 0.90))


# Light for a leaning card, by mood: day for a white one, the others for carbon.
MOODS = {"day": whiteday, "rim": carbonrim, "night": carbonnight, "top": carbontop}


def lean(face, block, tilt=66.0, turn=-20.0, color=(0.66, 0.67, 0.69), line=None, light="day", center=(0, 0), shift=3.0,
         size=(4.4, 2.6, 2.9), eye=None, **mood):
    """A card leaning on a block that is seen beside it, turned about the vertical; tilt is measured from the floor.

    shift moves the block along the card, to the right where it is positive; size is its width, depth and height.
    eye is where the camera stands: then a lamp is mirrored in a carbon face. light is one of MOODS,
    which takes what is left of the arguments.
    """
    sweep(floor(color, line, center=center))
    card = FACES[face]()
    side = 1 if turn >= 0 else -1
    MOODS[light]((card, *card.children_recursive), side, **mood)
    a, b = math.radians(tilt), math.radians(turn)
    card.rotation_euler = (a, 0, b)
    rise = CARD_HEIGHT / 2 * math.sin(a)
    card.location = (0, 0, rise)
    spin = Matrix.Rotation(b, 3, "Z")
    # The block's upper front edge (rounded by 0.12) touches the card's back.
    depth = (size[2] - 0.06 - rise) / math.tan(a) + size[1] / 2 + 0.02
    rest = box("rest", size, (0, 0, 0), satin("rest", block, 0.55, 0.3), 0.10, 5, 0.16)
    rest.location = spin @ Vector((shift, depth, 0)) + Vector((0, 0, size[2] / 2))
    rest.rotation_euler = (0, 0, b)
    # Grazing light and night leave the face dark; a white one has its gradient.
    if eye and light == "top":
        reflect(face, card, eye, -1 if turn >= 0 else 1)


def reflect(face, card, eye, side=1, spot=None):
    """A reflection that runs over the face: a slanting strip in lacquer, a broad sheen on matte plastic.

    spot is where on the card the camera at `eye` sees its middle.
    """
    if face.startswith("carbon"):
        # A wide sheet whose lower border fades out in the middle of the face: a ramp, no band.
        glint(card, (*(spot or (0.6 * side, 3.0)), 0.17), eye, (40, 12), 620, distance=22, feather=1.0)
    else:
        glint(card, (*(spot or (-1.6 * side, 1.6)), 0.17), eye, (12, 9), 1900, feather=1.0)


def gleam(face, card, eye, side=1, shine=1.0, swing=36):
    """For a carbon card that lies: one lamp for its warp and a weaker one for its weft, both out of the lacquer's mirror.

    swing is how many degrees the first stands beside the mirror's place: more where it would show in a corner.
    """
    if face.startswith("carbon"):
        glint(card, (0, 0, 0.17), eye, (6, 6), 850 * shine, fibers=(0, 1, 0), swing=swing * side)
        glint(card, (0, 0, 0.17), eye, (5, 5), 320 * shine, (1.0, 0.86, 0.70), fibers=(1, 0, 0), swing=-34)


def stood(face, block, turn=0.0, tilt=80.0, color=(0.66, 0.67, 0.69), line=None, light="day", wash=9000,
          with_coin=False):
    """A card in the slot of a low block."""
    card = FACES[face]()
    if light == "day":
        sweep(floor(color, line))
        # It stands steeper: the key is lower and nearer.
        whiteday((card, *card.children_recursive), 1 if turn >= 0 else -1, (7.0, -1.2, 6.2), 1000, True)
    else:
        stage(color, wash, floor(color, line))
        ambient(strength=0.16)
        light_up(light, turn)
    stand(block, turn=turn)
    in_slot(card, 0, 0, turn, tilt)
    if with_coin:
        piece = coin((0.80, 0.68, 0.45))
        piece.rotation_euler = (0, 0, math.radians(15))
        piece.location = with_coin


def windowlight(face, key=3300, at=(0, 0), near=1.0):
    """The key over a card that lies at `at`: from the upper left; near a white one, so that a gradient runs over it.

    near is how far away it is there, as a share of what suits a whole card: less where a part of one fills the picture.
    Gives the lamp.
    """
    x, y = at
    if face.startswith("incard"):
        return softbox((x - 9.0 * near, y + 4.5 * near, 6.5 * near), (x - 2.2 * near, y + 0.8 * near, 0), (4 * near, 6 * near),
                       key * 0.34 * near ** 2, (1.0, 0.985, 0.96), feather=0.8)
    return softbox((x - 13, y + 9, 11), (x - 1, y, 0), (7, 8), key, feather=0.6)


def own_window(key, card, at, power=3300):
    """Instead of the key a near window lights a white card that lies at `at` among other things."""
    parts = (card, *card.children_recursive)
    light_others(key, parts)
    light_alone(windowlight("incard", power, at, 0.85), parts)


def flatlay(face, color, turn=-12.0, line=None, eye=None, extras=(), **window):
    """A card lying on paper, seen from above, with one long soft shadow; eye as in lean.

    windowlight takes what is left of the arguments.
    """
    ambient((0.94, 0.97, 1.0), 0.14)
    flat(floor(color, line, reach=15.0))
    windowlight(face, **window)
    softbox((12, 7, 7), (0, 0, 0), (3, 12), 800 if face.startswith("carbon") else 420, (1.0, 0.96, 0.90))
    softbox((0, -15, 12), (0, 0, 0), (14, 5), 260)
    card = FACES[face]()
    card.rotation_euler = (0, 0, math.radians(turn))
    if eye:
        reflect(face, card, eye)
        gleam(face, card, eye)
    lay(extras)


# Where no drop lies on a face: (x, y, half width, half height) of lettering, slots and the button.
DRY = {
    "incard": ((2.8, 1.7, 0.8, 0.35), (-2.425, -1.725, 1.325, 0.425), (*incard_card.BUTTON, 0.62, 0.62)),
    "carbon": ((-2.45, 1.45, 1.3, 0.55), (3.45, 1.72, 0.1, 0.1), (*carbon_card.BUTTON, 0.60, 0.60)),
}


def wet(face, color, turn=-12.0, eye=None, glare=1.0):
    """A card lying on a smooth table in the rain: drops bead on it and round it.

    glare is how bright the lamps are that table and lacquer mirror: less for a glossy card. eye as in lean.
    """
    ambient((0.94, 0.97, 1.0), 0.16)
    flat(satin("table", color, 0.42))
    softbox((-13, 12, 9), (0, 0, 0), (3.2, 3.2), 5200 * glare, feather=0.5)
    softbox((13, 7, 6), (0, 0, 0), (3, 12), 1300 * glare, (1.0, 0.96, 0.90))
    softbox((-3, -15, 12), (0, 0, 0), (14, 5), 300)
    card = FACES[face]()
    card.rotation_euler = (0, 0, math.radians(turn))
    if eye:
        gleam(face, card, eye, shine=0.8)
    width, height = CARD_WIDTH / 2, CARD_HEIGHT / 2

    def on_face(x, y, radius):
        dry = any(abs(x - at_x) < half_width + radius and abs(y - at_y) < half_height + radius
                  for at_x, at_y, half_width, half_height in DRY[face])
        return abs(x) < width - radius - 0.10 and abs(y) < height - radius - 0.10 and not dry
    beads(on_face, (width, height), CARD_THICKNESS, (0.04, 0.30), 210, 7, card, 80)
    beads(lambda x, y, radius: abs(x) > width + radius + 0.05 or abs(y) > height + radius + 0.05, (10, 9), 0.0,
          (0.04, 0.36), 420, 11, card, 60)


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


def keyed(color, turn=-16.0):
    """A card beside a coin and two keys on a split ring: the scale picture."""
    ambient((0.94, 0.97, 1.0), 0.14)
    flat(floor(color))
    windowlight("incard", at=(-1.2, 0.4), near=1.1)
    softbox((12, 6, 8), (0, 0, 0), (4, 12), 700, (1.0, 0.97, 0.93))
    softbox((0, -15, 13), (0, 0, 0), (16, 6), 300)
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


def charging(face="carbon", turn=-18.0, eye=None):
    """A card lying on a charging pad; strips only, so that the lacquer stays dark and the weave is seen."""
    stage((0.115, 0.12, 0.13), 900, floor((0.20, 0.205, 0.215), (0.10, 0.102, 0.108), step=2.6, reach=24))
    softbox((-13, 4, 6), (0, 0, 0.6), (3, 14), 1500)
    softbox((12, 5, 6), (0, 0, 0.6), (2.5, 13), 1700, (1.0, 0.66, 0.34))
    softbox((-4, -13, 13), (0, 0, 0.6), (10, 4), 420)
    softbox((0, 19, 4), (0, 0, 0.6), (20, 2.5), 900)
    charging_pad()
    card = FACES[face]()
    card.rotation_euler = (0, 0, math.radians(turn))
    card.location = (0, 0, PAD_TOP)
    if eye:
        reflect(face, card, eye)
        gleam(face, card, eye, swing=54)


def dark_flat(face, turn=-28.0, color=(0.16, 0.17, 0.185), amber=1300, eye=None, spot=None, shine=1.0,
              swing=36):
    """A glossy dark card lying on graphite paper; eye as in lean, spot as in reflect, shine and swing as in gleam."""
    stage(color, 1500)
    ambient(strength=0.12)
    softbox((-17, 10, 12), (0, 0, 0), (7, 9), 3600, feather=0.5)
    softbox((14, 3, 8), (0, 0, 0), (3, 13), amber, (1.0, 0.80, 0.58))
    softbox((0, 18, 4), (0, 0, 0), (18, 3), 800)
    softbox((-2, -16, 16), (0, 0, 0), (12, 5), 900, feather=0.5)
    card = FACES[face]()
    card.rotation_euler = (0, 0, math.radians(turn))
    if eye:
        reflect(face, card, eye, spot=spot)
        gleam(face, card, eye, shine=shine, swing=swing)


def pair(color=(0.16, 0.17, 0.185), turn=14.0, eye=None):
    """Carbon Finder and InCard Finder in two stands, one behind the other; eye as in lean."""
    stage(color, 5000)
    key = light_up("both")
    for face, block, x, y, spin in (("incard", (0.62, 0.61, 0.58), -3.3, 2.8, turn), ("carbon", (0.03, 0.031, 0.034), 2.9, -1.4, turn)):
        base = stand(block, turn=spin)
        base.location = (x, y, 0.45)
        card = FACES[face]()
        in_slot(card, x, y, spin, 80)
        if face == "incard":
            own_key(key, card)
        elif eye:
            reflect(face, card, eye, -1)


def in_slot(card, x, y, spin, tilt):
    """Sets a card into the slot of a stand at (x, y)."""
    a = math.radians(tilt)
    card.rotation_euler = (a, 0, math.radians(spin))
    behind = Matrix.Rotation(math.radians(spin), 3, "Z") @ Vector((0, 1, 0))
    lift = CARD_HEIGHT / 2 * math.sin(a)
    card.location = Vector((x, y, 0.9 - 0.36 + lift)) + behind * (CARD_HEIGHT / 2 * math.cos(a) - 0.1)
