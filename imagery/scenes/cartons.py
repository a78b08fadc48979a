"""What comes in the carton of each product: the tray with the tracker, the lid and the quick start guide."""
import math

from geometry import rounded
from measures import CARD_HEIGHT, CARD_THICKNESS, CARD_WIDTH, TAG_SIZE
from props.carton import guide, lid, tray
from scenes.cards import FACES, floor, own_window, reflect
from scenes.tags import CORAL
from scenes.tagsets import near_keys, tabletop
from studio import ambient, flat, softbox
from tagigo import tagigo


def put(thing, x, y, turn, z=0.0):
    """Lays a thing down, turned by degrees, and gives it back."""
    thing.rotation_euler = (0, 0, math.radians(turn))
    thing.location = (x, y, z)
    return thing


def tag(color="Pink"):
    """Tagigo's carton: the tag in its well, lid and guide to the right."""
    key = tabletop(even=0.12)
    side = 7.2
    base, top = tray(side, side, 2.2, [rounded(TAG_SIZE + 0.12, TAG_SIZE + 0.12, 0.9, 16)], CORAL)
    put(base, -3.6, 0.6, 8)
    near_keys(key, [put(tagigo(color), -3.6, 0.6, 8, top - 0.5)])
    put(lid(side + 0.2, side + 0.2, 1.6, "Tagigo", CORAL, (0.7, 0.8), (0.7, 1.4, 2.1)), 4.9, 2.9, -10)
    put(guide(6.2, 6.2, CORAL), 4.4, -4.0, -16)


def pack():
    """The pack of four: a tag of each color in its well, lid and guide to the right."""
    # Lower and farther to the left than usual: the shadows of a larger carton are longer.
    key = tabletop(key=2900, key_at=(-14.5, 8, 10), even=0.12)
    side, turn, x, y = 9.4, 8, -3.7, -0.2
    wells = {"White": (-2.05, 2.05), "Pink": (2.05, 2.05), "Blue": (-2.05, -2.05), "Black": (2.05, -2.05)}
    base, top = tray(side, side, 2.2, [rounded(TAG_SIZE + 0.12, TAG_SIZE + 0.12, 0.9, 16, *well) for well in wells.values()],
                     CORAL)
    put(base, x, y, turn)
    a = math.radians(turn)
    near_keys(key, [put(tagigo(color), x + right * math.cos(a) - up * math.sin(a), y + right * math.sin(a) + up * math.cos(a),
                        turn, top - 0.5) for color, (right, up) in wells.items()])
    put(lid(side + 0.2, side + 0.2, 1.6, "Tagigo 4-Pack", CORAL, (1.2, 1.2), (0.9, 1.8, 2.7)), 7.4, 4.4, -10)
    put(guide(6.2, 6.2, CORAL), 5.6, -5.4, -16)


def card(face, name, accent, paper, eye):
    """A card's carton: the card in its well, the lid behind it, the guide to the right; eye as in cards.lean."""
    ambient((0.94, 0.97, 1.0), 0.14)
    flat(floor(paper))
    key = softbox((-17, 2, 12), (-1, 0, 0), (8, 8), 4600, feather=0.6)
    softbox((13, 7, 8), (0, 0, 0), (4, 12), 1000, (1.0, 0.96, 0.90))
    softbox((0, -16, 13), (0, 0, 0), (15, 5), 300)
    width, depth = 11.4, 8.2
    base, top = tray(width, depth, 1.5, [rounded(CARD_WIDTH + 0.1, CARD_HEIGHT + 0.1, 0.35, 16)], accent)
    put(base, -4.6, -2.2, 7)
    tracker = FACES[face]()
    put(tracker, -4.6, -2.2, 7, top - CARD_THICKNESS + 0.05)
    put(lid(width + 0.2, depth + 0.2, 1.3, name, accent, (2.6, 0.7), (0.8, 1.6, 2.4)), 5.0, 7.0, -8)
    put(guide(6.4, 6.4, accent), 6.4, -3.4, -14)
    if face.startswith("carbon"):
        reflect(face, tracker, eye)
    else:
        own_window(key, tracker, (-4.6, -2.2), 4600)
