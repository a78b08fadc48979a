"""Tagigo with other things: coin and ruler, a phone; and the three steps of setting it up."""
import math

import bpy
from mathutils import Matrix, Vector

from geometry import group, place, tube
from materials import plain, ringed
from measures import COIN_RADIUS, SPLIT_RING_RADIUS, TAG_SIZE
from props.metal import brass, coin, key, nickel, split_ring
from props.phone import phone
from props.ruler import ruler
from scenes.tags import BLUSH, CORAL, CORAL_LINE
from studio import ambient, flat, light_alone, light_others, softbox
from tagigo import BUTTON, HOLE, tagigo


def paper_on_table(color, line=None, center=(0, 0)):
    """Plain paper, or paper with range rings round the center."""
    flat(ringed("paper", color, line, 2.4, 0.04, 17.0, 0.5, center) if line else plain("paper", color, 0.5, specular=0.25))


def tabletop(paper=BLUSH, line=None, center=(0, 0), key=2500, key_at=(-11, 9, 11), even=0.26):
    """Paper seen from above, one long soft shadow to the lower right; even is the strength of light from all sides.

    Gives its key.
    """
    ambient((0.94, 0.97, 1.0), even)
    paper_on_table(paper, line, center)
    lamp = softbox(key_at, (0, 0, 0), (8, 9), key)
    softbox((12, 6, 8), (0, 0, 0), (4, 12), 850, (1.0, 0.97, 0.93))
    softbox((0, -15, 13), (0, 0, 0), (16, 6), 480)
    return lamp


def near_keys(key, tags, power=430):
    """Instead of the key a near lamp lights each tag that lies: its face runs into shade."""
    def parts(tag):
        return (tag, *tag.children_recursive)
    light_others(key, [part for tag in tags for part in parts(tag)])
    bpy.context.view_layer.update()
    for tag in tags:
        at = tag.matrix_world.translation
        light_alone(softbox(at + Vector((-4.6, 2.2, 4.0)), at + Vector((-0.8, 0.2, 0.8)), (2.6, 3), power, (1.0, 0.985, 0.96),
                            feather=0.8), parts(tag))


def nearlight(paper=BLUSH, line=None, power=1150):
    """Paper under one near, feathered key from the upper left: gradients over white plastic, deep shade where things touch."""
    ambient((0.94, 0.97, 1.0), 0.10)
    paper_on_table(paper, line)
    softbox((-7.5, 4.5, 7.0), (-0.5, 0, 0), (4, 5), power, (1.0, 0.985, 0.96), feather=0.8)
    softbox((11, 5, 6), (0, 0, 0.4), (3, 10), 420, (1.0, 0.96, 0.92))
    softbox((0, -15, 13), (0, 0, 0), (16, 6), 180)


def lying(color, at, turn=0.0, z=0.0):
    """A tag lying face up."""
    tag = tagigo(color)
    tag.location = (*at, z)
    tag.rotation_euler = (0, 0, math.radians(turn))
    return tag


def ringed_keys(color, at, turn=-8.0, keys=((brass, "round", -62),)):
    """A lying tag with a split ring through its hole and keys on the ring; the ring lifts the tag's corner a little.

    The ring stands up where it goes through the thick tag, and leans down to the table where the keys are. keys are
    triples of metal, bow and direction in degrees; each lies on the one before it. Gives the tag.
    """
    tag = tagigo(color)
    tag.matrix_basis = (Matrix.Translation((*at, 0.12)) @ Matrix.Rotation(math.radians(-4), 4, "Y")
                        @ Matrix.Rotation(math.radians(4), 4, "X") @ Matrix.Rotation(math.radians(turn), 4, "Z"))
    hole = tag.matrix_basis @ Vector((HOLE, HOLE, 0.4))
    away = Vector((0.78, 0.62, 0))
    side = Vector((away.y, -away.x, 0))
    rise, lean = math.radians(26), math.radians(54)
    first = away * math.cos(rise) + Vector((0, 0, math.sin(rise)))
    upright = Vector((0, 0, math.cos(rise))) - away * math.sin(rise)
    second = side * math.cos(lean) - upright * math.sin(lean)
    radius = SPLIT_RING_RADIUS
    hub = hole + first * (radius - 0.10)
    ring = group("ring", [split_ring(nickel())])
    place(ring, first.cross(second), first, at=hub)
    # The first key hangs at the ring's lowest point.
    low = math.atan2(second.z, first.z) + math.pi
    for index, (make, bow, direction) in enumerate(keys):
        around = low - 0.34 * index
        spot = hub + (first * math.cos(around) + second * math.sin(around)) * radius
        a = math.radians(direction)
        key(make(), bow).matrix_basis = (Matrix.Translation((spot.x, spot.y, 0.02 + 0.21 * index))
                                         @ Matrix.Rotation(a + math.pi / 2, 4, "Z") @ Matrix.Translation((0, -0.66, 0)))
    return tag


def top(color):
    """One tag from above, for small places."""
    near_keys(tabletop(key=1500 if color == "Black" else 2500, even=0.12), [lying(color, (0, 0), -10)])


def keys_flat(color="White"):
    """A tag and two keys on coral paper with range rings."""
    nearlight(CORAL, CORAL_LINE)
    ringed_keys(color, (-1.7, -1.0), keys=((nickel, "square", -82), (brass, "round", -28)))


def scale(color="Black"):
    """A tag above a ruler, its left side at zero, a coin beside it."""
    tabletop()
    lying(color, (TAG_SIZE / 2, TAG_SIZE / 2 + 0.35))
    ruler()
    penny = coin((0.82, 0.64, 0.36))
    penny.location = (TAG_SIZE + 1.5 + COIN_RADIUS, COIN_RADIUS + 0.35, 0)
    penny.rotation_euler = (0, 0, math.radians(12))


def beside_phone(color="White", turn=14.0):
    """Keys with a tag beside a phone that shows them on our find screen."""
    key = tabletop(CORAL, CORAL_LINE, (3.9, -2.0), 2300, even=0.12)
    screen = phone("coral", "Keys", "Tagigo", shape="tag")
    screen.rotation_euler = (0, 0, math.radians(turn))
    screen.location = (-4.2, 0.4, 0)
    near_keys(key, [ringed_keys(color, (3.9, -2.0))])


def pulse(center, radii, color=(0.80, 0.10, 0.05), z=0.012):
    """Rings on the paper round what is pressed or heard."""
    ink = plain("pulse", color, 0.6)
    for radius in radii:
        tube("pulse", [(center[0] + radius * math.cos(a), center[1] + radius * math.sin(a), z)
                       for a in [2 * math.pi * i / 180 for i in range(180)]], 0.035, ink, cyclic=True, resolution=1)


def step_press(color="White"):
    """Step one: a tag on its own; rings run out from its button."""
    near_keys(tabletop(even=0.12), [lying(color, (0, 0))])
    pulse((BUTTON, BUTTON), (3.0, 4.0, 5.0))


def step_near(color="White"):
    """Step two: the tag beside a phone that has found it."""
    tabletop()
    screen = phone("coral", "Tagigo", "New tracker", "Ready to connect", "Connect", "tag")
    screen.location = (-3.9, 0, 0)
    lying(color, (3.2, -1.6))
    pulse((3.2 + BUTTON, -1.6 + BUTTON), (3.0, 4.0, 5.0))


def step_named(color="White"):
    """Step three: the phone calls it Keys, and it hangs on them."""
    tabletop()
    screen = phone("coral", "Keys", "Tagigo", shape="tag")
    screen.location = (-3.9, 0, 0)
    ringed_keys(color, (2.4, -1.6))
