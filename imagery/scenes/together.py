"""All three trackers together, from the front: wide for a page, tall for a phone."""
import math

from geometry import box
from materials import satin, wood
from props.metal import brass
from props.travel import stand
from scenes.cards import FACES, floor, gleam, in_slot, light_up, own_key, own_window, reflect
from scenes.tagsets import ringed_keys
from studio import flat, room, softbox, stage
from tagigo import standing

SAND, SAND_LINE = (0.46, 0.36, 0.255), (0.66, 0.55, 0.42)
OAT, COAL = (0.60, 0.57, 0.52), (0.030, 0.031, 0.034)


def setting(reach, center):
    """Paper with rings round the tag, and the light of the front pictures; gives its key."""
    stage(SAND, 7000, floor(SAND, SAND_LINE, step=3.4, width=0.045, reach=reach, center=center))
    return light_up("both")


def held(key, face, color, x, y, turn, eye, lift=0.0, tilt=80):
    """A card in the slot of a stand, on a block where it is lifted; a white one has a lamp of its own instead of the key.

    The camera at `eye` sees a gleam in carbon.
    """
    base = stand(color, turn=turn)
    base.location = (x, y, 0.45 + lift)
    if lift:
        block = box("block", (9.7, 2.6, lift), (x, y, lift / 2), satin("block", color, 0.5, 0.3), 0.14, 5, 0.35)
        block.rotation_euler = (0, 0, math.radians(turn))
    card = FACES[face]()
    in_slot(card, x, y, turn, tilt)
    card.location.z += lift
    if face == "carbon":
        reflect(face, card, eye, -1)
    else:
        own_key(key, card)


def wide(eye):
    """InCard Finder left, Carbon Finder right, a pink tag in front of the gap between them."""
    key = setting(28, (0.0, -2.8))
    held(key, "incard", OAT, -5.3, 0.6, 12, eye)
    held(key, "carbon", COAL, 5.3, 0.6, -12, eye)
    standing("Pink", (0.0, -2.8), 8)


def tall(eye):
    """One above the other: InCard Finder on a block at the back, Carbon Finder before it, a pink tag in front."""
    key = setting(24, (-1.6, -6.2))
    held(key, "incard", OAT, 0.5, 3.2, -8, eye, 4.3)
    held(key, "carbon", COAL, 0.3, -1.0, 8, eye)
    standing("Pink", (-1.6, -5.6), 16)


def table(eye):
    """On a wooden table: InCard Finder left, keys with a pink tag in the middle, Carbon Finder right."""
    room("interior", 140, 0.35, diffuse=0.25, color=0.3)
    key = softbox((-16, 8, 13), (0, 0, 0), (9, 9), 4500, (1.0, 0.98, 0.95), feather=0.6)
    # The lacquer would mirror this one with a hard border.
    softbox((15, 6, 9), (2, 0, 0), (4, 14), 1200, (1.0, 0.95, 0.88)).visible_glossy = False
    flat(wood())
    for face, x, y, turn in (("incard", -8.6, 0.5, -9), ("carbon", 8.4, 0.3, 8)):
        card = FACES[face]()
        card.rotation_euler = (0, 0, math.radians(turn))
        card.location = (x, y, 0)
        if face == "carbon":
            reflect(face, card, eye)
            gleam(face, card, eye)
        else:
            own_window(key, card, (x, y), 4900)
    ringed_keys("Pink", (-1.6, -0.5), keys=((brass, "round", -58),))
