"""A hand: bare skin or a knitted glove, posed by the angles of its joints, and the cuff over its wrist.

The mesh is generic-hand/right.glb of npm's @webxr-input-profiles/assets (MIT); run.ts fetches it. In its own space the
fingers point to -z, the thumb is at +y, the palm looks to -x, the wrist is near the origin; here in centimeters.
"""
import json
import math
import os
import struct

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Quaternion, Vector, noise

from geometry import mesh_object
from materials import Nodes

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".imagery", "generic-hand.glb")

# The joints of each finger, from the palm to the tip.
CHAINS = {"thumb": ("thumb-metacarpal", "thumb-phalanx-proximal", "thumb-phalanx-distal", "thumb-tip")}
for _finger in ("index", "middle", "ring", "pinky"):
    CHAINS[_finger] = tuple(f"{_finger}-finger-{part}" for part in (
        "metacarpal", "phalanx-proximal", "phalanx-intermediate", "phalanx-distal", "tip"))

# Joint angles in degrees: (flexed, spread, twisted). A fist with the forefinger out.
HOOKED = {
    "thumb-metacarpal": (18, 4, 30), "thumb-phalanx-proximal": (22,), "thumb-phalanx-distal": (34,),
    "index-finger-phalanx-proximal": (20, 0), "index-finger-phalanx-intermediate": (14,), "index-finger-phalanx-distal": (10,),
    "middle-finger-phalanx-proximal": (62, 0), "middle-finger-phalanx-intermediate": (88,), "middle-finger-phalanx-distal": (46,),
    "ring-finger-phalanx-proximal": (70, 0), "ring-finger-phalanx-intermediate": (92,), "ring-finger-phalanx-distal": (48,),
    "pinky-finger-phalanx-proximal": (74, 0), "pinky-finger-phalanx-intermediate": (90,), "pinky-finger-phalanx-distal": (46,),
}
# Thumb and forefinger meet with a gap of 1.9 mm between their pads; found by a search over these nine angles.
PINCHED = {
    "thumb-metacarpal": (33.2, 24.0, 56.1), "thumb-phalanx-proximal": (2.8,), "thumb-phalanx-distal": (-3.7,),
    "index-finger-phalanx-proximal": (69.7, 7.1), "index-finger-phalanx-intermediate": (35.0,), "index-finger-phalanx-distal": (4.8,),
    "middle-finger-phalanx-proximal": (62, 2), "middle-finger-phalanx-intermediate": (30,), "middle-finger-phalanx-distal": (10,),
    "ring-finger-phalanx-proximal": (70, 2), "ring-finger-phalanx-intermediate": (52,), "ring-finger-phalanx-distal": (26,),
    "pinky-finger-metacarpal": (4,), "pinky-finger-phalanx-proximal": (74, 4), "pinky-finger-phalanx-intermediate": (62,),
    "pinky-finger-phalanx-distal": (30,),
}
# Where that gap is, the way from the thumb's pad to the forefinger's, and the way both point.
PINCH = (Vector((-3.906, 1.826, -2.832)), Vector((-0.007, -0.294, -0.956)), Vector((-0.997, 0.062, -0.045)))
WRIST = Vector((4.1, -0.6, 5.0))


def joints():
    """Name -> 4x4 matrix of each joint at rest: -z along the bone, +y out of the back, x the hinge; meters."""
    with open(FILE, "rb") as file:
        data = file.read()
    length = struct.unpack_from("<I", data, 12)[0]
    scene = json.loads(data[20:20 + length])
    upright = Matrix.Rotation(math.pi / 2, 4, "X")
    found = {}

    def walk(index, above):
        node = scene["nodes"][index]
        if "matrix" in node:
            own = Matrix(np.array(node["matrix"]).reshape(4, 4).T.tolist())
        else:
            x, y, z, w = node.get("rotation", (0, 0, 0, 1))
            own = Matrix.LocRotScale(Vector(node.get("translation", (0, 0, 0))), Quaternion((w, x, y, z)),
                                     Vector(node.get("scale", (1, 1, 1))))
        found[node.get("name", str(index))] = upright @ above @ own
        for child in node.get("children", ()):
            walk(child, above @ own)
    for root in scene["scenes"][0]["nodes"]:
        walk(root, Matrix())
    return found


def turn(frame, angles):
    """The rotation of one joint, whose frame at rest is given."""
    flexed, spread, twisted = (*angles, 0, 0, 0)[:3]
    return (Matrix.Rotation(math.radians(-flexed), 3, frame.col[0]) @ Matrix.Rotation(math.radians(spread), 3, frame.col[1])
            @ Matrix.Rotation(math.radians(twisted), 3, frame.col[2]))


def bones(frames, angles, finger):
    """(head, frame, length) of every bone of a posed finger, from the palm on."""
    chain = CHAINS[finger]
    total, at, found = Matrix.Identity(3), frames[chain[0]].translation * 100, []
    for name, after in zip(chain, chain[1:]):
        frame = frames[name].to_3x3().normalized()
        total = total @ turn(frame, angles.get(name, (0,)))
        reach = (frames[after].translation - frames[name].translation) * 100
        found.append((at.copy(), total @ frame, reach.length))
        at = at + total @ reach
    return found


def load():
    """The mesh at rest with its vertex groups."""
    before = set(bpy.data.objects)
    bpy.ops.import_scene.gltf(filepath=FILE)
    made = [obj for obj in bpy.data.objects if obj not in before]
    mesh = next(obj for obj in made if obj.type == "MESH" and obj.vertex_groups)
    mesh.modifiers.clear()
    matrix = mesh.matrix_world.copy()
    mesh.parent = None
    mesh.matrix_world = Matrix()
    mesh.data.transform(Matrix.Scale(100, 4) @ matrix)
    for other in made:
        if other != mesh:
            bpy.data.objects.remove(other)
    return mesh


def pose(mesh, frames, angles):
    """Bends the mesh: each vertex follows its joints by their weights (an armature doesn't follow in the module).

    Where a vertex was before is kept as the attribute `rest`, and how much of it belongs to a finger under that
    finger's name: a glove is knitted along them.
    """
    moved = {"wrist": Matrix()}
    for chain in CHAINS.values():
        total = Matrix()
        for name in chain:
            head = frames[name].translation * 100
            own = turn(frames[name].to_3x3().normalized(), angles.get(name, (0,))).to_4x4()
            total = total @ Matrix.Translation(head) @ own @ Matrix.Translation(-head)
            moved[name] = total
    data = mesh.data
    data.attributes.new("rest", "FLOAT_VECTOR", "POINT").data.foreach_set(
        "vector", np.array([v.co for v in data.vertices], dtype=np.float32).reshape(-1))
    names = [group.name for group in mesh.vertex_groups]
    # The palm's bones are no part of a finger; the thumb's is.
    belongs = {finger: set(chain[0 if finger == "thumb" else 1:]) for finger, chain in CHAINS.items()}
    shares = {finger: np.zeros(len(data.vertices), dtype=np.float32) for finger in CHAINS}
    table = np.array([np.array(moved.get(name, Matrix())) for name in names])
    for index, vertex in enumerate(data.vertices):
        whole = sum(g.weight for g in vertex.groups) or 1.0
        blend = sum(table[g.group] * (g.weight / whole) for g in vertex.groups)
        for finger, own in belongs.items():
            shares[finger][index] = sum(g.weight for g in vertex.groups if names[g.group] in own) / whole
        vertex.co = (blend @ np.array((*vertex.co, 1.0)))[:3]
    for finger, share in shares.items():
        data.attributes.new(finger, "FLOAT", "POINT").data.foreach_set("value", share)
    return mesh


def refine(mesh, levels, thicker=0.0):
    """Joins triangles to quads, relaxes them, subdivides and, for a glove, thickens."""
    data = bmesh.new()
    data.from_mesh(mesh.data)
    bmesh.ops.remove_doubles(data, verts=data.verts, dist=1e-3)
    bmesh.ops.join_triangles(data, faces=data.faces, angle_face_threshold=math.radians(40), angle_shape_threshold=math.radians(40))
    bmesh.ops.smooth_vert(data, verts=data.verts, factor=0.25, use_axis_x=True, use_axis_y=True, use_axis_z=True)
    data.to_mesh(mesh.data)
    data.free()
    mesh.modifiers.new("subdivide", "SUBSURF").levels = levels
    if thicker:
        thick = mesh.modifiers.new("thick", "DISPLACE")
        thick.strength, thick.mid_level = thicker, 0.0
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    fine = bpy.data.meshes.new_from_object(mesh.evaluated_get(graph), preserve_all_data_layers=True, depsgraph=graph)
    mesh.modifiers.clear()
    mesh.data = fine
    fine.polygons.foreach_set("use_smooth", [True] * len(fine.polygons))
    return mesh


def read(mesh, attribute, kind, width):
    """An attribute of a mesh's points as an array with `width` columns."""
    values = np.empty(len(mesh.vertices) * width, dtype=np.float32)
    mesh.attributes[attribute].data.foreach_get(kind, values)
    return values.reshape(-1, width)


def features(hand, frames, angles):
    """Carves creases and nails into the fine mesh and writes the masks `nail`, `tip`, `red` and `fold` for its skin."""
    mesh = hand.data
    spots = read(mesh, "position", "vector", 3).astype(float)
    normals = np.empty(len(spots) * 3, dtype=np.float32)
    mesh.vertex_normals.foreach_get("vector", normals)
    normals = normals.reshape(-1, 3)
    nail, red, fold, push, tip = (np.zeros(len(spots)) for _ in range(5))
    for finger in CHAINS:
        posed = bones(frames, angles, finger)
        for index, (at, frame, length) in enumerate(posed):
            side, back, bone = (np.array(frame.col[i]) for i in range(3))
            local = spots - np.array(at)
            # s runs toward the tip, w across the finger, h out of its back.
            s, w, h = local @ -bone, local @ side, local @ back
            near = np.hypot(w, h) < 1.5
            up = np.clip(normals @ back, -1, 1)
            if index:
                spread = 0.42 if finger == "thumb" else 0.34
                for offset, deep in ((-0.8, 0.5), (0.0, 1.0), (0.7, 0.6)):
                    line = np.exp(-((s - offset * spread + 0.06 * np.sin(5 * w + 9 * offset)) / 0.055) ** 2)
                    amount = deep * line * near * np.clip(up * 1.4, 0, 1)
                    fold += amount
                    push -= 0.028 * amount
                under = np.exp(-(s / 0.07) ** 2) * near * np.clip(-up * 1.6, 0, 1)
                fold += under
                push -= 0.03 * under
                knuckle = np.exp(-(s / 0.6) ** 2) * near * np.clip(up, 0, 1)
                red += 0.6 * knuckle
                push += 0.05 * knuckle
            if index == len(posed) - 1:
                red += 0.7 * np.clip((s - length * 0.55) / 0.8, 0, 1) * near
                half, start, end = ((0.57, length * 0.45, length + 0.48) if finger == "thumb"
                                    else (0.50, length * 0.42, length + 0.40))
                along = (s - (start + end) / 2) / ((end - start) / 2)
                across = w / half
                d = (np.abs(across) ** 2.3 + np.abs(along) ** 2.3) ** (1 / 2.3)
                on = near & (up > 0.15) & (h > 0)
                plate = np.clip((1.0 - d) / 0.06, 0, 1) * on
                rim = np.exp(-((d - 1.03) / 0.06) ** 2) * on
                roll = np.exp(-((d - 1.20) / 0.10) ** 2) * on
                nail = np.maximum(nail, plate)
                # The free edge, and the pale half moon at the root.
                tip = np.maximum(tip, plate * np.clip((along - 0.80 + 0.10 * across ** 2) / 0.06, 0, 1))
                tip = np.maximum(tip, 0.45 * plate * np.clip((-0.62 - along - 0.5 * across ** 2) / 0.15, 0, 1))
                fold += rim
                push += 0.035 * roll - 0.05 * rim - 0.02 * plate
    spots += normals * push[:, None]
    mesh.vertices.foreach_set("co", spots.reshape(-1))
    for label, values in (("nail", nail), ("tip", tip), ("red", np.clip(red, 0, 1)), ("fold", np.clip(fold, 0, 1))):
        mesh.attributes.new(label, "FLOAT", "POINT").data.foreach_set("value", values.astype(np.float32))
    mesh.update()


def skin(tone=(0.47, 0.300, 0.225), flush=(0.47, 0.205, 0.165)):
    """Skin: light goes three millimeters deep in red; pores, lines, redder knuckles, glossier nails."""
    k = Nodes("skin")
    place = k.coordinates()

    def mask(name):
        return k.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]

    def over(factor, under, color):
        mix = k.node("ShaderNodeMix", data_type="RGBA")
        k.link(factor, mix.inputs[0])
        k.link(under, mix.inputs[6])
        mix.inputs[7].default_value = (*color, 1)
        return mix.outputs[2]
    blotch = k.noise(place, 0.9, 4, 0.6)
    cells = k.node("ShaderNodeTexVoronoi", feature="DISTANCE_TO_EDGE")
    cells.inputs["Scale"].default_value = 27.0
    k.link(k.scaled(place, (1.0, 1.0, 0.6)), cells.inputs["Vector"])
    lines = k.math("POWER", k.math("DIVIDE", cells.outputs["Distance"], 0.25, clamp=True), 0.5)
    pores = k.noise(place, 60.0, 2, 0.6)
    uneven = k.noise(place, 4.5, 3, 0.6)
    mottled = k.math("MULTIPLY", k.math("SUBTRACT", uneven, 0.45), 1.6, clamp=True)
    base = k.ramp(blotch, [(0.32, tuple(0.75 * a + 0.25 * b for a, b in zip(tone, flush))), (0.66, tone)])
    base = over(k.math("MULTIPLY", mottled, 0.35), base, flush)
    base = over(k.math("MULTIPLY", mask("red"), 0.40), base, flush)
    base = over(k.math("MULTIPLY", mask("fold"), 0.45), base, tuple(c * 0.55 for c in flush))
    base = over(mask("nail"), base, (0.56, 0.335, 0.280))
    base = over(mask("tip"), base, (0.66, 0.56, 0.48))
    bare = k.math("SUBTRACT", 1.0, mask("nail"))
    height = k.math("MULTIPLY", k.math("ADD", k.math("MULTIPLY_ADD", pores, 0.5, lines), k.math("MULTIPLY", uneven, 2.2)), bare)
    rough = k.choose(mask("nail"), k.spread(blotch, 0.40, 0.56), k.math("ADD", mask("nail"), -0.76))
    return k.set(Base_Color=base, Roughness=rough, Specular_IOR_Level=0.45, Normal=k.bump(height, 0.24, 0.02),
                 Subsurface_Weight=0.6, Subsurface_Radius=(0.22, 0.13, 0.09), Subsurface_Scale=0.35)


def knitted(hand, frames, gauge):
    """Writes the attribute `stitch` of a glove: stitches round each finger and round the palm, and rows along them.

    Whole numbers of stitches go round, so that no seam shows.
    """
    mesh = hand.data
    rest = read(mesh, "rest", "vector", 3)
    shares = np.stack([read(mesh, finger, "value", 1)[:, 0] for finger in CHAINS])
    best = np.where(shares.max(0) > 0.5, shares.argmax(0), -1)
    stitch = np.zeros((len(rest), 3), dtype=np.float32)
    palm = frames["middle-finger-phalanx-proximal"].translation * 100
    wrist = frames["wrist"].translation * 100
    ways = [(best == -1, wrist, palm, 22.0)]
    for index, (finger, chain) in enumerate(CHAINS.items()):
        ways.append((best == index, frames[chain[0 if finger == "thumb" else 1]].translation * 100,
                     frames[chain[-1]].translation * 100, 8.0 if finger == "thumb" else 6.8))
    for chosen, start, end, girth in ways:
        axis = np.array((end - start).normalized())
        across = np.cross(axis, (1.0, 0.0, 0.0))
        across /= np.linalg.norm(across)
        out = np.cross(axis, across)
        local = rest[chosen] - np.array(start)
        count = round(girth / gauge)
        stitch[chosen, 0] = (np.arctan2(local @ across, local @ out) / (2 * math.pi) + 0.5) * count
        stitch[chosen, 1] = local @ axis / gauge
    mesh.attributes.new("stitch", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", stitch.reshape(-1))


def wool(color):
    """Knitted wool on a mesh whose attribute `stitch` counts stitches (x) and rows (y)."""
    k = Nodes("wool")
    split = k.node("ShaderNodeSeparateXYZ")
    k.link(k.node("ShaderNodeAttribute", attribute_name="stitch").outputs["Vector"], split.inputs[0])
    place = k.coordinates()
    u, v = split.outputs[0], k.math("MULTIPLY", split.outputs[1], 1.35)
    v = k.math("ADD", v, k.math("MULTIPLY", k.noise(place, 2.2, 2), 0.35))
    # Each stitch is a V: two legs that slant toward the middle of its column.
    leg = k.math("PINGPONG", u, 0.5)
    column = k.math("SINE", k.math("MULTIPLY", k.math("FRACT", u), math.pi))
    slant = k.math("ABSOLUTE", k.math("SUBTRACT", k.math("FRACT", k.math("MULTIPLY_ADD", leg, 1.5, v)), 0.5))
    fuzz = k.noise(place, 26, 4, 0.75)
    height = k.math("ADD", k.math("MULTIPLY", column, 0.7), k.math("MULTIPLY_ADD", slant, -0.9, k.math("MULTIPLY", fuzz, 0.45)))
    tone = k.ramp(height, [(0.0, tuple(c * 0.30 for c in color)), (0.75, color)])
    return k.set(Base_Color=tone, Roughness=0.95, Specular_IOR_Level=0.15, Sheen_Weight=0.35, Sheen_Roughness=0.5,
                 Normal=k.bump(height, 0.9, 0.07))


def cuff(start, way, material, radius, gauge, length=24, seed=3):
    """A ribbed tube of knitted cloth that begins at `start` and runs along `way`: a thick turned hem, then slanting folds."""
    way = Vector(way).normalized()
    side = way.cross(Vector((1, 0, 0))).normalized()
    other = way.cross(side)
    # Four columns of stitches make a rib.
    ribs = round(math.pi * sum(radius) / gauge / 4)
    rows, columns = 120, ribs * 12
    counted = []

    def build(data):
        def ring(t, grow, row):
            made = []
            for j in range(columns + 1):
                a = 2 * math.pi * j / columns
                swell = 0.0 if t < 4.2 else min(1, (t - 4.2) / 1.2)
                crease = math.sin(1.15 * t + 1.6 * math.sin(a + 0.5)
                                  + 2.2 * noise.noise(Vector((math.cos(a), math.sin(a), t * 0.22 + seed))))
                wave = swell * (0.30 * crease * (0.6 + 0.4 * math.cos(a - 1)) + 0.35)
                wave += 0.12 * noise.noise(Vector((2 * math.cos(a), 2 * math.sin(a), t * 0.5)))
                wave += 0.065 * math.cos(ribs * a)
                spot = (Vector(start) + way * t + side * ((radius[0] + 0.03 * t + wave + grow) * math.cos(a))
                        + other * ((radius[1] + 0.05 * t + wave + grow) * math.sin(a)))
                made.append(data.verts.new(spot))
                counted.append((4 * ribs * j / columns, row / gauge, 0.0))
            return made
        rings = [ring(2.5, -0.5, -2.5), ring(0.1, -0.42, -0.1)]
        for i in range(rows + 1):
            t = length * i / rows
            rings.append(ring(t, -0.28 * (1 - min(1, t / 0.28)) ** 2, t))
        for p, q in zip(rings, rings[1:]):
            for j in range(columns):
                data.faces.new((p[j], p[j + 1], q[j + 1], q[j]))
        bmesh.ops.recalc_face_normals(data, faces=data.faces)
    made = mesh_object("cuff", build, material, 80)
    made.modifiers.clear()
    made.data.attributes.new("stitch", "FLOAT_VECTOR", "POINT").data.foreach_set(
        "vector", np.array(counted, dtype=np.float32).reshape(-1))
    return made


def bare_hand(angles, sleeve=(0.030, 0.034, 0.042), forearm=(0.1, 0.0, 1.0), levels=4):
    """A bare hand and the knitted sleeve over its wrist, in the hand's own space."""
    frames = joints()
    hand = refine(pose(load(), frames, angles), levels)
    features(hand, frames, angles)
    hand.data.materials.clear()
    hand.data.materials.append(skin())
    return [hand, cuff(WRIST, forearm, wool(sleeve), (3.5, 4.1), 0.2)]


def gloved_hand(angles, color=(0.030, 0.050, 0.085), forearm=(0.55, 0.0, 0.85), gauge=0.16, levels=4):
    """A hand in a knitted glove with a ribbed hem, in the hand's own space."""
    frames = joints()
    hand = refine(pose(load(), frames, angles), levels, thicker=0.20)
    knitted(hand, frames, gauge)
    hand.data.materials.clear()
    hand.data.materials.append(wool(color))
    return [hand, cuff(WRIST, forearm, wool(color), (3.5, 4.1), gauge)]
