"""Arrangements of Tagigo: standing, the family, and hanging from things."""
import math

from mathutils import Matrix, Vector

from geometry import circle, group, place, prism, tube
from materials import plain, ringed
from props.collar import collar
from props.leatherwork import TAN, strap_loop
from props.metal import brass, nickel, split_ring
from props.travel import bag_inside, suitcase
from studio import daylight, light_alone, light_others, softbox, stage, wall, walllight
from tagigo import HOLE, standing, tagigo

# For products nearly gray, so that it tints nothing: the page colors what is seen of it. For heroes Tagigo's coral.
BLUSH = (0.34, 0.295, 0.275)
CORAL, CORAL_LINE = (0.60, 0.125, 0.08), (0.86, 0.34, 0.25)


def taglight(key=1800, rim=1000, fill=1500, sheen=450):
    """Light for tags that stand: daylight, and a strip front right that the faces mirror as a soft gradient."""
    daylight(key, rim, fill)
    softbox((12, -12, 8.5), (0, 0, 1.5), (3, 8), sheen)


def whitetaglight():
    """For a white tag that stands: one near, feathered key, so that its face runs into shade and its side stands out."""
    softbox((6.0, -4.6, 6.6), (0.3, 0, 1.9), (3.5, 4.5), 1050, (1.0, 0.985, 0.96), feather=0.8)
    softbox((-9, 4, 5), (-0.5, 0, 1.6), (1.5, 9), 260, (1.0, 0.97, 0.93))
    softbox((0, 9, 9), (0, 0, 2.5), (9, 2), 500)


def rowlight(standing_tags, lying_tags=()):
    """For several tags: each has a near key of its own, so that a gradient runs over every face.

    What they are on has one that is farther away, from the same side: it draws their shadows. A bar above the back lights
    upper edges; a tag that lies would mirror it over its whole face.
    """
    def parts(tags):
        return [part for tag in tags for part in (tag, *tag.children_recursive)]
    for tag in (*standing_tags, *lying_tags):
        x, y, _ = tag.location
        # A face that looks up takes more of it.
        power = 680 if tag in lying_tags else 1050
        light_alone(softbox((x + 6.0, y - 4.6, 6.6), (x + 0.3, y, 1.9), (3.5, 4.5), power, (1.0, 0.985, 0.96), feather=0.8),
                    parts([tag]))
    light_others(softbox((13, -5, 13), (0, 0, 0), (5, 6), 2900, (1.0, 0.985, 0.96), feather=0.8),
                 parts((*standing_tags, *lying_tags)))
    softbox((-11, 4, 6), (-0.5, 0, 1.6), (1.5, 9), 420, (1.0, 0.97, 0.93))
    bar = softbox((0, 11, 10), (0, 0, 2.5), (14, 2), 700)
    if lying_tags:
        light_others(bar, parts(lying_tags))


def solo(color, paper=BLUSH, turn=24.0):
    """One tag, standing; the product picture of a color."""
    stage(paper, 8500)
    if color == "White":
        whitetaglight()
    else:
        # A black face shows all that it mirrors.
        taglight(2500, 1400, *((300, 260) if color == "Black" else (800, 800)))
    standing(color, (0, 0), turn)


def family(paper=BLUSH):
    """Black, pink, white and blue in a row, each turned a little toward the camera."""
    stage(paper, 8500)
    rowlight([standing(color, (x, y), turn) for color, x, y, turn in (
        ("Black", -5.5, 0.9, 26), ("Pink", -1.93, 0.0, 20), ("White", 1.72, -0.2, 14), ("Blue", 5.35, 0.5, 8))])


def hero(paper=CORAL, line=CORAL_LINE):
    """Four tags in a loose group on coral paper with range rings."""
    stage(paper, 7000, ringed("paper", paper, line, 2.6, 0.04, 19.0, 0.5, (0, 0)))
    flat_tag = tagigo("Pink")
    flat_tag.rotation_euler = (0, 0, math.radians(28))
    flat_tag.location = (-3.4, -3.2, 0)
    rowlight([standing("White", (0.55, -0.6), 16), standing("Black", (-3.3, 1.5), 30), standing("Blue", (4.1, 2.0), 2)],
             [flat_tag])


def hang_tag(color, eye, turn=14.0, sway=47.0, ring_radius=0.95, ring_turn=62.0):
    """Hangs a tag by a split ring from an eye (a wire's lowest point); at 90 degrees the ring is seen edge-on."""
    eye = Vector(eye)
    psi = math.radians(ring_turn)
    along = Vector((math.cos(psi), math.sin(psi), 0))
    center = eye - Vector((0, 0, ring_radius - 0.16))
    ring = group("ring", [split_ring(nickel(), ring_radius, 0.07)])
    place(ring, Vector((0, 0, 1)).cross(along), (0, 0, 1), at=center)
    tag = tagigo(color)
    low = center - Vector((0, 0, ring_radius))
    place(tag, Matrix.Rotation(math.radians(turn), 3, "Z") @ Vector((0, -1, 0)), (0, 0, 1),
          (HOLE, HOLE, 0.4), low - Vector((0, 0, 0.18)), sway)
    return tag


def bag(color="Blue", cloth=(0.20, 0.22, 0.18)):
    """A tag on the key loop inside a bag: Tagigo isn't waterproof."""
    # Its depth lies in shade.
    walllight(2700, 420, 130)
    _, eye = bag_inside(cloth)
    hang_tag(color, (eye[0], eye[1], eye[2] + 0.08), 10, ring_radius=0.8)


def luggage(color="White", shell=(0.08, 0.17, 0.20), hide=TAN):
    """A tag on a leather strap round the handle of a suitcase."""
    walllight(2700, 1500, 260)
    _, bar = suitcase(shell)
    drop = 2.5
    strap_loop(hide, bar, 0.66, 1.25, drop)
    stud = prism("stud", circle(0.26, 48), 0, 0.12, brass(), bevel=0.05, segments=4)
    stud.rotation_euler = (math.pi / 2, 0, 0)
    stud.location = (bar[0], bar[1] - 0.22, bar[2] - drop + 0.55)
    # A half ring through the strap's lower bend carries the split ring.
    carrier = tube("carrier", [(bar[0] + 0.85 * math.cos(a), bar[1], bar[2] - drop - 0.02 + 0.85 * math.sin(a) * 0.8)
                               for a in [math.pi + math.pi * i / 32 for i in range(33)]]
                   + [(bar[0] + 0.85 - 1.7 * i / 8, bar[1], bar[2] - drop) for i in range(1, 8)],
                   0.10, nickel(), cyclic=True)
    hang_tag(color, (bar[0], bar[1], bar[2] - drop - 0.70), 12)


def dog_collar(color="Blue", paper=BLUSH, hide=TAN):
    """A leather collar that hangs before a wall, seen from below its middle; the tag hangs from its D-ring."""
    walllight(2900, 1500, 260)
    wall(plain("wall", paper, 0.7), 5.0)
    _, eye = collar((0, 0, 3.2), 48, hide)
    hang_tag(color, eye, 10, ring_radius=0.85, ring_turn=52)
