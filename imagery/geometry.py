"""Solids: rounded prisms, plates with holes, tubes, bands, engraved text.

All lengths are scene units (1 unit = 1 cm). Every function links what it makes
into the scene and returns the object.
"""
import math
import os

import bmesh
import bpy
from mathutils import Matrix, Vector

PI = math.pi
FONT_FOLDER = os.environ.get("IMAGERY_FONTS", "/usr/share/fonts/opentype/urw-base35")
WORDMARK_FONT = os.path.join(FONT_FOLDER, "URWGothic-Demi.otf")


def link(obj, material=None):
    """Puts an object into the scene, wearing the material."""
    bpy.context.scene.collection.objects.link(obj)
    if material is not None:
        obj.data.materials.clear()
        obj.data.materials.append(material)
    return obj


def rounded(width, height, radius, steps=12, x=0.0, y=0.0):
    """Outline of a rounded rectangle round (x, y), counter-clockwise."""
    points = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, PI / 2), (-1, -1, PI), (1, -1, 3 * PI / 2)):
        for i in range(steps + 1):
            a = start + PI / 2 * i / steps
            points.append((x + sx * (width / 2 - radius) + radius * math.cos(a),
                           y + sy * (height / 2 - radius) + radius * math.sin(a)))
    return points


def circle(radius, steps=64, x=0.0, y=0.0):
    """Outline of a circle round (x, y)."""
    return [(x + radius * math.cos(2 * PI * i / steps), y + radius * math.sin(2 * PI * i / steps))
            for i in range(steps)]


def star(outer, inner, points=5):
    """Outline of a star, one tip up."""
    return [((outer if i % 2 == 0 else inner) * math.sin(PI * i / points),
             (outer if i % 2 == 0 else inner) * math.cos(PI * i / points))
            for i in range(2 * points)][::-1]


def smooth(obj, degrees=38):
    """Smooth shading below the angle, with face-weighted normals so that flat caps stay flat."""
    mesh = obj.data
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.set_sharp_from_angle(angle=math.radians(degrees))
    if "weighted" not in obj.modifiers:
        modifier = obj.modifiers.new("weighted", "WEIGHTED_NORMAL")
        modifier.keep_sharp = True
        modifier.weight = 100
    return obj


def mesh_object(name, build, material=None, degrees=38):
    """An object from a function that fills a bmesh."""
    data = bmesh.new()
    build(data)
    mesh = bpy.data.meshes.new(name)
    data.to_mesh(mesh)
    data.free()
    return smooth(link(bpy.data.objects.new(name, mesh), material), degrees)


def prism(name, outline, bottom, top, material=None, bevel=0.0, segments=3, degrees=38, profile=0.5,
          rims=("bottom", "top")):
    """An outline raised from bottom to top, the named rims rounded by the bevel."""
    def build(data):
        low = [data.verts.new((x, y, bottom)) for x, y in outline]
        high = [data.verts.new((x, y, top)) for x, y in outline]
        count = len(outline)
        data.faces.new(high)
        data.faces.new(list(reversed(low)))
        for i in range(count):
            data.faces.new((low[i], low[(i + 1) % count], high[(i + 1) % count], high[i]))
        bmesh.ops.recalc_face_normals(data, faces=data.faces)
        if bevel:
            heights = [{"bottom": bottom, "top": top}[rim] for rim in rims]
            edges = [e for e in data.edges if any(all(abs(v.co.z - z) < 1e-6 for v in e.verts) for z in heights)]
            bmesh.ops.bevel(data, geom=edges, offset=bevel, segments=segments, profile=profile,
                            affect="EDGES", clamp_overlap=True)
    return mesh_object(name, build, material, degrees)


def box(name, size, center, material, bevel=0.05, segments=4, corner=None):
    """A block round a center; its vertical corners rounded by `corner`."""
    width, depth, height = size
    obj = prism(name, rounded(width, depth, corner or max(bevel, 0.02), 8), -height / 2, height / 2,
                material, bevel=bevel, segments=segments)
    obj.location = center
    return obj


def to_mesh(obj, material=None, degrees=38):
    """Turns a curve or text into a mesh where it stands."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    matrix, name = obj.matrix_basis.copy(), obj.name
    bpy.data.objects.remove(obj)
    made = bpy.data.objects.new(name, mesh)
    made.matrix_basis = matrix
    link(made)
    if material:
        mesh.materials.clear()
        mesh.materials.append(material)
    return smooth(made, degrees)


def plate(name, outer, holes, bottom, top, material=None, bevel=0.0, resolution=3, degrees=30):
    """A plate with holes; both the rim and the holes' lips are rounded by the bevel."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    for outline in (outer, *holes):
        spline = curve.splines.new("POLY")
        spline.points.add(len(outline) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, outline):
            point.co = (x, y, 0, 1)
    curve.extrude = (top - bottom) / 2 - bevel
    curve.bevel_depth = bevel
    curve.bevel_resolution = resolution
    curve.offset = -bevel
    obj = link(bpy.data.objects.new(name, curve))
    obj.location.z = (bottom + top) / 2
    made = to_mesh(obj, material, degrees)
    # A filled curve's caps and rims are separate sheets; one closed skin can be carved.
    data = bmesh.new()
    data.from_mesh(made.data)
    bmesh.ops.remove_doubles(data, verts=data.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(data, faces=data.faces)
    data.to_mesh(made.data)
    data.free()
    return smooth(made, degrees)


def lipped(name, outer, hole, thickness, lip, material=None, segments=9, degrees=44, seam=None, face=()):
    """A thick plate with one hole whose rim and hole are rounded alike.

    outer(inset) and hole(inset) give the outlines at a distance inwards from the
    widest (narrowest) one, always with the same number of points. seam is the height
    of a parting line round the sides. face holds (outline, depth) pairs from the
    outside inward: the top goes through them (a groove, a button) and is closed at the last.
    """
    steps = [math.pi / 2 * i / segments for i in range(segments + 1)]
    profile = [(lip * (1 - math.sin(a)), lip * (1 - math.cos(a))) for a in steps]
    upper = [(inset, thickness - z) for inset, z in reversed(profile)]
    if seam:
        profile += [(0.0, seam - 0.011), (0.016, seam - 0.004), (0.016, seam + 0.004), (0.0, seam + 0.011)]
    profile += upper

    def build(data):
        ends = []
        for outline in (outer, hole):
            loops = [[data.verts.new((x, y, z)) for x, y in outline(inset)] for inset, z in profile]
            for a, b in zip(loops, loops[1:]):
                for j in range(len(a)):
                    k = (j + 1) % len(a)
                    data.faces.new((a[j], a[k], b[k], b[j]))
            ends.append((loops[0], loops[-1]))
        for which in (0, 1):
            edges = []
            for pair in ends:
                loop = pair[which]
                edges += [data.edges.get((loop[j], loop[(j + 1) % len(loop)])) for j in range(len(loop))]
            if which == 1 and face:
                loops = [[data.verts.new((x, y, thickness - depth)) for x, y in outline] for outline, depth in face]
                for a, b in zip(loops, loops[1:]):
                    for j in range(len(a)):
                        data.faces.new((a[j], a[(j + 1) % len(a)], b[(j + 1) % len(a)], b[j]))
                data.faces.new(loops[-1])
                edges += [data.edges.get((loops[0][j], loops[0][(j + 1) % len(loops[0])])) for j in range(len(loops[0]))]
            bmesh.ops.triangle_fill(data, edges=edges, use_beauty=True)
        bmesh.ops.recalc_face_normals(data, faces=data.faces)
    return mesh_object(name, build, material, degrees)


def tube(name, points, radius, material, cyclic=False, resolution=5):
    """A round wire through the points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    spline.use_cyclic_u = cyclic
    for point, place_ in zip(spline.points, points):
        point.co = (*place_, 1)
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    return to_mesh(link(bpy.data.objects.new(name, curve)), material, 50)


def band(name, path, width_vector, thickness, material, closed=False):
    """A strap: a rounded strip of the thickness, swept along a path, spread along width_vector."""
    spread = Vector(width_vector)
    half = spread / 2
    axis = spread.normalized()
    spots = [Vector(p) for p in path]
    count = len(spots)

    def build(data):
        loops = []
        for i, spot in enumerate(spots):
            before = spots[i - 1] if i or closed else spot
            after = spots[(i + 1) % count] if i < count - 1 or closed else spot
            side = (after - before).normalized().cross(axis).normalized()
            r = thickness / 2
            ring = []
            for sign in (1, -1):
                for j in range(9):
                    a = PI / 2 - PI * j / 8 if sign > 0 else -PI / 2 - PI * j / 8
                    ring.append(data.verts.new(spot + (half - axis * r) * sign
                                               + axis * (r * math.cos(a)) + side * (r * math.sin(a))))
            loops.append(ring)
        size = len(loops[0])
        for i in range(count if closed else count - 1):
            a, b = loops[i], loops[(i + 1) % count]
            for j in range(size):
                data.faces.new((a[j], a[(j + 1) % size], b[(j + 1) % size], b[j]))
        if not closed:
            data.faces.new(loops[0])
            data.faces.new(list(reversed(loops[-1])))
        bmesh.ops.recalc_face_normals(data, faces=data.faces)
    return mesh_object(name, build, material, 40)


def text(body, size, depth, material, at=(0, 0, 0), align="CENTER", spacing=1.0, font=WORDMARK_FONT):
    """Raised letters lying in the x-y plane."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body = body
    curve.size = size
    curve.extrude = depth / 2
    curve.align_x = align
    curve.align_y = "CENTER"
    curve.space_character = spacing
    curve.resolution_u = 6
    if not os.path.exists(font):
        raise FileNotFoundError(f"{font}: letters would be Blender's own. imagery/README.md says where the type comes from.")
    curve.font = bpy.data.fonts.load(font, check_existing=True)
    obj = link(bpy.data.objects.new("text", curve))
    obj.location = at
    return to_mesh(obj, material, 20)


def carve(obj, cutter, operation="DIFFERENCE"):
    """Cuts the cutter out of the object; the cut keeps the cutter's material."""
    if "weighted" in obj.modifiers:
        obj.modifiers.remove(obj.modifiers["weighted"])
    modifier = obj.modifiers.new("carve", "BOOLEAN")
    modifier.operation = operation
    modifier.object = cutter
    modifier.solver = "EXACT"
    have = [m.name for m in obj.data.materials if m]
    for material in cutter.data.materials:
        if material and material.name not in have:
            obj.data.materials.append(material)
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    obj.modifiers.remove(modifier)
    obj.data = mesh
    bpy.data.objects.remove(cutter)
    return smooth(obj, 30)


def group(name, objects, at=(0, 0, 0), turn=(0, 0, 0)):
    """One handle for several objects; turn is in degrees."""
    empty = link(bpy.data.objects.new(name, None))
    for obj in objects:
        if obj.parent is None:
            obj.parent = empty
    empty.location = at
    empty.rotation_euler = [math.radians(a) for a in turn]
    return empty


def place(obj, normal, up, grip=(0, 0, 0), at=(0, 0, 0), roll=0.0):
    """Puts the local point `grip` at `at`, with local z along normal, local y along up, then rolls (degrees)."""
    normal = Vector(normal).normalized()
    up = Vector(up)
    up = (up - normal * up.dot(normal)).normalized()
    basis = Matrix((up.cross(normal), up, normal)).transposed().to_4x4()
    obj.matrix_basis = (Matrix.Translation(at) @ basis @ Matrix.Rotation(math.radians(roll), 4, "Z")
                        @ Matrix.Translation(-Vector(grip)))
    return obj
