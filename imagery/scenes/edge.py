"""How thin a card is: its edge from close by, on two bank cards or beside a coin."""
import math

from geometry import group, prism, rounded
from materials import satin
from measures import BANK_CARD
from props.metal import coin
from scenes.cards import FACES, floor
from studio import ambient, softbox, stage

TEAL, IVORY = (0.015, 0.16, 0.20), (0.50, 0.42, 0.30)


def edgelight(key=4300, front=900):
    """Bright from above and behind, less from the front: each layer's edge is told from its face."""
    ambient((0.95, 0.97, 1.0), 0.16)
    softbox((-9, 6, 15), (1, -2, 0), (8, 8), key, (1.0, 0.99, 0.975), feather=0.6)
    softbox((-7, -16, 7), (2, -2.6, 0.1), (7, 5), front)
    softbox((14, -3, 6), (2, -2.6, 0), (3, 9), 500, (1.0, 0.97, 0.94))


def bank_card(color):
    """A bank card of no bank, lying on z = 0: 85.6 x 54 x 0.76 mm."""
    width, height, thickness = BANK_CARD
    return group("bank card", [prism("bank card", rounded(width, height, 0.318, 16), 0, thickness,
                                     satin("bank card", color, 0.36), bevel=0.010, segments=3)])


def put(thing, x, y, z, turn):
    """Lays a thing down, turned by degrees."""
    thing.location = (x, y, z)
    thing.rotation_euler = (0, 0, math.radians(turn))


def on_bank_cards(color, face="incard", turn=9.0):
    """A card on two bank cards, their long edges one above the other toward the camera."""
    stage(color, 5000, floor(color))
    edgelight()
    thin = BANK_CARD[2]
    put(bank_card(IVORY), 0.04, -0.02, 0, turn + 0.4)
    put(bank_card(TEAL), 0.0, 0.0, thin + 0.002, turn - 0.3)
    put(FACES[face](), -0.05, 0.02, 2 * thin + 0.004, turn)


def beside_coin(color, face="incard", turn=14.0, at=(6.35, -2.0), **light):
    """A card and a coin lying side by side, seen from just above the paper."""
    stage(color, 5000, floor(color))
    edgelight(**light)
    put(FACES[face](), 0, 0, 0, turn)
    put(coin((0.80, 0.66, 0.42)), *at, 0, 20)
