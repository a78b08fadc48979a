"""Arrangements of the two cards in daily life: in a wallet, beside a phone, by the door, on a desk."""
import math

import bpy
from mathutils import Matrix, Vector

from geometry import group
from materials import plain, wood
from props.clothwork import pocket
from props.leatherwork import BLACK, TAN, card_holder, notebook, passport
from props.metal import brass, key, nickel, split_ring
from props.phone import phone
from props.travel import pen
from scenes.cards import FACES, floor, gleam, reflect, windowlight
from studio import ambient, flat, light_alone, light_others, room, softbox, tablelight

# Where a window is not mirrored by a dark card that lies on a table.
ASIDE = (-15, 11, 11)
# From the left and a little from the front: a pocket's lip throws its shadow on the card.
RAKING = (-14, -5, 10)


def wallet(face, hide=TAN, table=None, turn=-20.0, lift=3.05, rig=(4400, 1100, 260, RAKING), gape=0.55,
           eye=None):
    """A card half way in a leather card holder on a table; eye as in cards.lean."""
    lamps = tablelight(*rig)
    room("interior", 140, 0.35, diffuse=0.25, color=0.3)
    flat(table() if table else wood())
    card = FACES[face]()
    card_holder(card, hide, lift, gape=gape).rotation_euler = (0, 0, math.radians(turn))
    if face.startswith("incard"):
        mouthlight(lamps, card)
    elif eye:
        reflect(face, card, eye, spot=(0.6, 1.6))
        gleam(face, card, eye)


def mouthlight(lamps, card, key=800):
    """Instead of the lamps a near lamp lights a white card in a pocket: a gradient, and the shadow of the pocket's lip.

    The leather keeps them: a lamp that near and low makes its creases look like cracks.
    """
    parts = (card, *card.children_recursive)
    for lamp in lamps:
        light_others(lamp, parts)
    bpy.context.view_layer.update()
    shown = card.matrix_world @ Vector((0, 1.3, 0))
    near = softbox(shown + Vector((-4.4, -4.2, 3.0)), shown + Vector((-0.6, 0, 0)), (1.4, 1.4), key, (1.0, 0.985, 0.96), feather=0.8)
    light_alone(near, parts)


def cloth_pocket(face="incard", turn=-9.0):
    """A card half pushed into a denim pocket."""
    ambient((0.95, 0.97, 1.0), 0.16)
    # Low from the left: yarns and folds throw shadows.
    softbox((-11, 5, 5.5), (-1, 2, 0), (4, 6), 2900, (1.0, 0.98, 0.95), feather=0.7)
    softbox((12, 9, 8), (0, 0, 0), (4, 12), 500, (1.0, 0.97, 0.93))
    softbox((0, -16, 13), (0, 0, 0), (14, 6), 260)
    pocket(FACES[face]()).rotation_euler = (0, 0, math.radians(turn))


def black_wallet(face, color=(0.30, 0.29, 0.275), turn=18.0, lift=3.05, eye=None):
    """A card in a black card holder on stone-colored paper."""
    wallet(face, BLACK, lambda: plain("table", color, 0.55, specular=0.25), turn, lift,
           (4600, 1500, 420, RAKING) if face == "carbon" else (2600, 900, 200, RAKING), eye=eye)


def beside_phone(face, color, accent, device, theme="light", turn=-8.0, line=None, eye=None, strength=1.0, key=3000):
    """A card lying beside a phone that shows where it is; eye as in cards.lean."""
    ambient((0.94, 0.97, 1.0), 0.13)
    flat(floor(color, line, step=3.0, reach=24.0, center=(-4.2, -3.2)))
    if face.startswith("incard"):
        windowlight(face, at=(-3.6, -2.6), near=1.0)
    else:
        softbox((-15, 7, 11), (-2, 0, 0), (7, 8), key, feather=0.6)
    # The phone's glass would mirror this one over its map.
    softbox((13, 8, 8), (0, 0, 0), (3, 13), 1100, (1.0, 0.96, 0.90)).visible_glossy = False
    softbox((-2, -17, 13), (-2, 0, 0), (14, 5), 300)
    card = FACES[face]()
    card.rotation_euler = (0, 0, math.radians(turn))
    card.location = (-4.2, -3.2, 0)
    finder = phone(accent, device=device, theme=theme, strength=strength)
    finder.location = (4.3, 1.6, 0)
    finder.rotation_euler = (0, 0, math.radians(turn + 14))
    if eye and face.startswith("carbon"):
        reflect(face, card, eye)


def by_the_door(face, hide=BLACK, table=None, eye=None):
    """A card holder with the card on a table, house keys beside it."""
    tablelight(4200, 1400, 380, RAKING)
    room("studio", 70, 0.6, diffuse=0.2, color=0.3)
    flat(table() if table else wood())
    card = FACES[face]()
    holder = card_holder(card, hide, 2.75)
    holder.location = (-2.4, -0.4, 0)
    holder.rotation_euler = (0, 0, math.radians(12))
    if eye:
        reflect(face, card, eye, spot=(0.6, 1.6))
        gleam(face, card, eye)
    hub = Vector((7.4, 2.6, 0.2))
    ring = group("ring", [split_ring(nickel())])
    ring.location = hub
    ring.rotation_euler = (math.radians(4), math.radians(4), 0)
    for make, bow, angle, z in ((nickel, "square", -118, 0.02), (brass, "round", -74, 0.12)):
        a = math.radians(angle)
        at = Vector((hub.x + 1.25 * math.cos(a), hub.y + 1.25 * math.sin(a), z))
        key(make(), bow).matrix_basis = (Matrix.Translation(at) @ Matrix.Rotation(a + math.pi / 2, 4, "Z")
                                         @ Matrix.Translation((0, -0.62, 0)))


def desk(face="carbon", eye=None):
    """A card on a notebook with a pen, on a wooden desk."""
    tablelight(4400, 1300, 700, ASIDE)
    room("interior", 140, 0.35, diffuse=0.25, color=0.3)
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
    if eye:
        reflect(face, card, eye)
        gleam(face, card, eye, shine=0.2)
        # The letters don't sink into the weave.
        light_alone(softbox((-6, -9, 14), (-3, -0.5, 1.4), (6, 6), 2600),
                    [part for part in card.children if part.name.startswith("text")])


def travel(face="incard", color=(0.36, 0.30, 0.235)):
    """A card on a passport: ready to leave."""
    ambient((0.95, 0.97, 1.0), 0.12)
    flat(floor(color))
    windowlight(face, at=(0.4, -1.4), near=1.05)
    softbox((12, 4, 8), (0, 0, 0), (4, 12), 600)
    softbox((0, -15, 13), (0, 0, 0), (14, 6), 260)
    book = passport()
    book.rotation_euler = (0, 0, math.radians(14))
    book.location = (-1.6, 0.6, 0)
    card = FACES[face]()
    card.rotation_euler = (0, 0, math.radians(-9))
    card.location = (0.4, -1.9, 0.402)
