"""Somebody is there: keys with a tag on a forefinger, a card in a gloved hand above a card holder."""
import math

from mathutils import Matrix, Vector

from geometry import group, place
from materials import plain, wood
from props import hand
from props.leatherwork import TAN, card_holder
from props.metal import brass, key, nickel
from scenes.cards import FACES
from scenes.tags import hang_tag
from studio import flat, room, softbox, wall

SAND = (0.52, 0.43, 0.35)
# Fingers to the left, palm down, thumb toward the camera.
LEFTWARD = Matrix(((0, 0, 1), (0, -1, 0), (1, 0, 0))).to_4x4()


def keys_on_finger(color="Pink", paper=SAND, yaw=26.0, radius=1.55):
    """A tag and two keys on a split ring over the forefinger of a bare hand."""
    move = Matrix.Translation((0, 0, 8)) @ Matrix.Rotation(math.radians(yaw), 4, "Z") @ LEFTWARD
    for part in hand.bare_hand(hand.HOOKED):
        part.matrix_basis = move
    head, frame, _ = hand.bones(hand.joints(), hand.HOOKED, "index")[2]
    bone = -frame.col[2]
    finger = move @ (head + bone * 0.9)
    along = (move.to_3x3() @ bone).normalized()
    # The ring's plane is square to the finger; it lies on the finger's back.
    ring_turn = math.degrees(math.atan2(along.y, along.x)) + 90
    eye = finger + Vector((0, 0, 0.80 - 0.16))
    hang_tag(color, eye, 16, sway=30, ring_radius=radius, ring_turn=ring_turn)
    center = eye - Vector((0, 0, radius - 0.16))
    side = Vector((math.cos(math.radians(ring_turn)), math.sin(math.radians(ring_turn)), 0))
    # Keys hang on the far side of the ring: the tag stays in front and is pushed aside by them.
    for angle, roll, yawed, make, bow in ((-20, 13, 14, nickel, "square"), (-36, 36, 24, brass, "round")):
        a = math.radians(angle)
        spot = center + side * (radius * math.sin(a)) - Vector((0, 0, radius * math.cos(a)))
        place(key(make(), bow), Matrix.Rotation(math.radians(yawed), 3, "Z") @ Vector((0, -1, 0)), (0, 0, 1),
              (0, 0.52, 0.10), spot - Vector((0, 0, 0.2)), roll)
    wall(plain("wall", paper, 0.7, specular=0.2), 9.0)
    room("interior", -150, 0.6, diffuse=0.4, color=0.4)
    softbox((-18, -14, 18), (-4, 0, 6), (8, 8), 5200, (1.0, 0.98, 0.95), feather=0.6)
    softbox((14, 2, 10), (-2, 0, 6), (4, 14), 900, (1.0, 0.96, 0.92))


def pinched(card, world, spot=(3.0, 0.1, 0.19)):
    """Puts a card at `world` and a gloved hand to it, that holds it at the local point `spot`."""
    middle, toward, away = hand.PINCH
    z = -toward
    x = -(away - z * away.dot(z)).normalized()
    basis = Matrix((x, z.cross(x), z)).transposed().to_4x4()
    held = Matrix.Translation(middle) @ basis @ Matrix.Translation(-Vector(spot))
    for part in hand.gloved_hand(hand.PINCHED):
        part.matrix_basis = world @ held.inverted()
    card.matrix_basis = world


def gloved(face="incard"):
    """A card in a gloved hand, on its way into a card holder that lies behind it on boards."""
    room("interior", 115, 0.5, diffuse=0.3, color=0.4)
    flat(wood())
    holder = card_holder(group("no card", []), TAN, 2.75)
    holder.location = (-4.2, 5.0, 0)
    holder.rotation_euler = (0, 0, math.radians(194))
    pinched(FACES[face](), Matrix.Translation((-0.6, -3, 9.5)) @ Matrix.Rotation(math.radians(-10), 4, "Z")
            @ Matrix.Rotation(math.radians(58), 4, "X") @ Matrix.Rotation(math.radians(4), 4, "Z"))
    softbox((-12, -7, 16), (-4, -2, 9), (5, 6), 3400, (1.0, 0.975, 0.94), feather=0.8)
    softbox((13, 13, 14), (0, 0, 8), (5, 12), 1500, (0.93, 0.97, 1.0))
