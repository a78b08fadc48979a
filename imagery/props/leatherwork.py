"""Leather: card holder, strap, passport cover."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from geometry import band, box, circle, group, link, mesh_object, prism, rounded, text, tube
from materials import leather, plain, satin
from measures import CARD_HEIGHT, CARD_THICKNESS, CARD_WIDTH

TAN = ((0.22, 0.095, 0.038), (0.13, 0.050, 0.020))
BLACK = ((0.018, 0.018, 0.020), (0.009, 0.009, 0.010))
OXBLOOD = ((0.13, 0.016, 0.016), (0.07, 0.008, 0.009))


def sheet(name, half_width, bottom, top, thickness, lay, face, rim, corners=(0.5, 0.0), grooves=()):
    """A piece of hide whose underside follows lay(x, y): rounded, painted edges, and grooves where asked.

    half_width is a number; corners are the radii of the lower and the upper corners; grooves are triples of the
    distance from the upper border (or, negative, from the three other borders), width and depth.
    """
    near = [0, 0.006, 0.016, 0.03, 0.045, 0.065, 0.09, 0.13, 0.16, 0.18, 0.2, 0.22, 0.24, 0.26, 0.29, 0.31, 0.33,
            0.35, 0.37, 0.40, 0.46, 0.55, 0.7]

    def stations(low, high, count):
        middle = [low + near[-1] + (high - low - 2 * near[-1]) * i / count for i in range(1, count)]
        return [low + d for d in near] + middle + [high - d for d in reversed(near)]

    def width_at(y):
        for radius, away in ((corners[0], y - bottom), (corners[1], top - y)):
            if radius and away < radius:
                return half_width - radius + math.sqrt(max(0, radius ** 2 - (radius - away) ** 2))
        return half_width
    rows, columns = stations(bottom, top, 44), [x / half_width for x in stations(-half_width, half_width, 64)]
    half = thickness / 2

    def surface(x, y, wide):
        sides = min(wide - abs(x), y - bottom)
        border = max(0.0, min(sides, top - y))
        drop = half - math.sqrt(max(0.0, half ** 2 - (half - min(border, half)) ** 2))
        cut = 0.0
        for distance, width, depth in grooves:
            away = (top - y) - distance if distance > 0 else sides + distance
            cut += depth * math.exp(-(away / width) ** 2)
        low = lay(x, y)
        return low + thickness - drop - cut, low + drop, border

    def build(data):
        tops, lows, borders = [], [], []
        for y in rows:
            wide = max(width_at(y), 0.01)
            spots = [(c * wide, y, *surface(c * wide, y, wide)) for c in columns]
            tops.append([data.verts.new((x, y_, z)) for x, y_, z, _, _ in spots])
            lows.append([data.verts.new((x, y_, z)) for x, y_, _, z, _ in spots])
            borders.append([b for *_, b in spots])
        for r in range(len(rows) - 1):
            for c in range(len(columns) - 1):
                painted = max(borders[r][c], borders[r + 1][c + 1], borders[r][c + 1], borders[r + 1][c]) < 0.05
                for grid, order in ((tops, 1), (lows, -1)):
                    loop = [grid[r][c], grid[r][c + 1], grid[r + 1][c + 1], grid[r + 1][c]][::order]
                    data.faces.new(loop).material_index = 1 if painted else 0
        bmesh.ops.remove_doubles(data, verts=data.verts, dist=1e-4)
        bmesh.ops.recalc_face_normals(data, faces=data.faces)
    made = mesh_object(name, build, face, 80)
    made.data.materials.append(rim)
    made.modifiers.clear()
    return made


def saddle_stitch(path, z_at, thread, hole, length=0.25, gap=0.10, slant=8.0):
    """Slanting stitches along a polyline, each coming out of one hole and going into the next; z_at(x, y) is the hide."""
    bow = [(-length / 2 - 0.02, 0, -0.05), (-length / 2, 0, -0.012), (-length * 0.36, 0, 0.016), (0, 0, 0.024),
           (length * 0.36, 0, 0.016), (length / 2, 0, -0.012), (length / 2 + 0.02, 0, -0.05)]
    first = tube("stitch", bow, 0.027, thread, resolution=3)
    pit = prism("stitch hole", circle(0.042, 12), -0.02, 0.003, hole)
    made, used = [], {first.name: False, pit.name: False}

    def copy(source):
        if not used[source.name]:
            used[source.name] = True
            return source
        return link(bpy.data.objects.new(source.name, source.data))
    for start, end in zip(path, path[1:]):
        a, b = Vector(start), Vector(end)
        run, along = (b - a).length, (b - a).normalized()
        count = max(1, int(run / (length + gap)))
        for i in range(count):
            middle = a + along * (run * (i + 0.5) / count)
            lean_ = math.atan2(along.y, along.x) + math.radians(slant)
            thread_ = copy(first)
            thread_.location = (*middle, z_at(*middle))
            thread_.rotation_euler = (0, 0, lean_)
            made.append(thread_)
            for sign in (-1, 1):
                dot = copy(pit)
                spot = middle + Vector((math.cos(lean_), math.sin(lean_))) * (sign * (length / 2 + 0.012))
                dot.location = (*spot, z_at(*spot))
                made.append(dot)
    return made


def step(value, low, high):
    """0 below low, 1 above high, smooth between."""
    t = min(1.0, max(0.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


HIDE = 0.135


def card_holder(card, tone=TAN, lift=3.05, tilt=2.0, gape=0.30, others=((0.035, 0.10, 0.16), (0.42, 0.40, 0.36))):
    """A card holder with three pockets: the card half way in the rearmost one, bank cards deep in the others.

    gape is how far the rear pocket's lip stands off the card; others are the colors of the bank cards.
    """
    hide = leather("hide", *tone)
    edge = plain("edge paint", tuple(c * 0.16 for c in tone[0]), 0.28, coat=0.4)
    thread = plain("thread", tuple(min(1, c * 2.4 + 0.12) for c in tone[0]), 0.75)
    hole = plain("stitch hole", tuple(c * 0.05 for c in tone[0]), 0.9)
    half, bottom, ground = 5.2, -4.6, 0.26
    inset = 0.33
    parts = [sheet("back", half, bottom, 4.15, ground, lambda x, y: 0.0, hide, edge, (0.5, 0.5))]
    card.location = (0.12, lift, ground + 0.004)
    card.rotation_euler = (0, 0, math.radians(tilt))
    parts.append(card)
    spin = Matrix.Rotation(math.radians(-tilt), 2)
    tops = (2.9, 1.8, 0.7)

    def lump(x, y, center, thick, turn=None):
        """How far a card below lifts the hide."""
        p = Vector((x - center[0], y - center[1]))
        p = turn @ p if turn else p
        return thick * (1 - step(abs(p.x), CARD_WIDTH / 2 + 0.04, CARD_WIDTH / 2 + 0.5)) * (
            1 - step(abs(p.y), CARD_HEIGHT / 2 + 0.04, CARD_HEIGHT / 2 + 0.6))
    bank = [(0.1 * (-1) ** i, top - CARD_HEIGHT / 2 + 0.40 - 0.1 * i) for i, top in enumerate(tops[1:])]

    def open_mouth(index, x, y):
        """How far a pocket stands open: most in the middle of its mouth."""
        opening = max(0.0, math.cos(math.pi * x / (2 * half - 0.9))) if abs(x) < half - 0.45 else 0.0
        return (gape if index == 0 else 0.05) * opening ** 0.8 * math.exp(-(max(0.0, tops[index] - y) / 1.1) ** 1.3)

    def pressed(index, x, y):
        """The ground of a pocket: the layers and cards behind it."""
        # What lies on the rear pocket rises with its open mouth.
        stands = open_mouth(0, x, y) if index else 0
        return (stands + ground + (HIDE + 0.012) * index + lump(x, y, (0.12, lift), CARD_THICKNESS + 0.012, spin)
                + sum(lump(x, y, center, 0.088) for center in bank[:max(0, index - 1)]))

    def underside(index):
        def lay(x, y):
            z = pressed(index, x, y) + (lump(x, y, bank[index - 1], 0.088) if index else 0)
            return z + open_mouth(index, x, y)
        return lay
    for index, top in enumerate(tops):
        if index:
            x0, y0 = bank[index - 1]
            plastic = satin("bank card", others[index - 1], 0.3)
            # Bank cards are thin enough to follow what they lie on.
            piece = sheet("bank card", CARD_WIDTH / 2, y0 - CARD_HEIGHT / 2, y0 + CARD_HEIGHT / 2, 0.076,
                          lambda x, y, i=index, dx=x0: pressed(i, x + dx, y), plastic, plastic, (0.3, 0.3))
            piece.location.x = x0
            parts.append(piece)
        grooves = [(0.22, 0.018, 0.016)]
        if index == 2:
            grooves.append((-inset, 0.05, 0.014))
        parts.append(sheet("pocket", half, bottom, top, HIDE, underside(index), hide, edge, (0.5, 0.06), grooves))
    upper = underside(2)
    side, low = half - inset, bottom + inset
    corner = [(side - 0.3 + 0.3 * math.cos(a), low + 0.3 + 0.3 * math.sin(a)) for a in (0, -math.pi / 4, -math.pi / 2)]
    mirrored = [(-x, y) for x, y in reversed(corner)]
    parts += saddle_stitch([(side, -0.28), *corner, *mirrored, (-side, -0.28)],
                           lambda x, y: upper(x, y) + HIDE - 0.012, thread, hole)
    for index in (0, 1):
        face = underside(index)
        for x in (-side, side):
            parts += saddle_stitch([(x, tops[index] - 0.2), (x, tops[index + 1] + 0.05)],
                                   lambda px, py, lay=face: lay(px, py) + HIDE + 0.002, thread, hole)
    return group("card holder", parts)


def strap_loop(tone, center, radius, width, drop, thickness=0.22):
    """A luggage strap: a closed teardrop of leather hung over a bar at center, in the y-z plane.

    Hangs down by `drop`; gives the handle and the lowest point.
    """
    hide = leather("strap hide", *tone)
    x, y, z = center
    path = []
    for i in range(25):
        a = math.pi * i / 24
        path.append((x, y - radius * math.cos(a), z + radius * math.sin(a)))
    for i in range(1, 24):
        t = i / 24
        path.append((x, y + radius * (1 - t) ** 1.4 + 0.12 * t, z - drop * t))
    bottom = z - drop
    for i in range(13):
        a = math.pi * i / 12
        path.append((x, y + 0.12 * math.cos(a), bottom - 0.12 * math.sin(a)))
    for i in range(1, 24):
        t = 1 - i / 24
        path.append((x, y - radius * (1 - t) ** 1.4 - 0.12 * t, z - drop * t))
    return group("strap", [band("strap", path, (width, 0, 0), thickness, hide, closed=True)])


def passport(color=(0.022, 0.040, 0.115), gold=(0.78, 0.58, 0.28)):
    """A closed booklet with range rings where a country would put its arms; lies on z = 0."""
    cover = leather("cover", color, tuple(c * 0.6 for c in color), rough=0.55)
    foil = plain("foil", gold, 0.32, metal=1.0)
    paper = plain("paper", (0.72, 0.69, 0.62), 0.8)
    parts = [prism("cover", rounded(8.8, 12.5, 0.35, 10), 0, 0.055, cover, bevel=0.02, segments=2),
             prism("pages", rounded(8.6, 12.3, 0.30, 10), 0.05, 0.34, paper),
             prism("cover", rounded(8.8, 12.5, 0.35, 10), 0.335, 0.40, cover, bevel=0.022, segments=3)]
    parts.append(text("PASSPORT", 0.78, 0.006, foil, (0, -3.6, 0.402), spacing=1.12))
    for radius in (0.55, 1.05, 1.55, 2.05):
        points = [(radius * math.cos(a), 0.9 + radius * math.sin(a), 0.402)
                  for a in [2 * math.pi * i / 128 for i in range(128)]]
        parts.append(tube("ring", points, 0.022, foil, cyclic=True, resolution=2))
    parts.append(prism("dot", [(0.16 * math.cos(a), 0.9 + 0.16 * math.sin(a))
                               for a in [2 * math.pi * i / 48 for i in range(48)]], 0.39, 0.404, foil))
    return group("passport", parts)


def notebook(color=(0.05, 0.055, 0.065)):
    """A cloth-bound notebook; lies on z = 0."""
    cover = plain("notebook", color, 0.75, specular=0.2)
    paper = plain("paper", (0.72, 0.69, 0.62), 0.8)
    parts = [prism("cover", rounded(13, 18, 0.4, 8), 0, 0.12, cover, bevel=0.04),
             prism("pages", rounded(12.7, 17.7, 0.3, 8), 0.11, 1.08, paper),
             prism("cover", rounded(13, 18, 0.4, 8), 1.07, 1.2, cover, bevel=0.04)]
    parts.append(box("elastic", (0.5, 18.06, 0.05), (5.2, 0, 1.215), plain("elastic", (0.012, 0.012, 0.014), 0.8), 0.02))
    return group("notebook", parts)
