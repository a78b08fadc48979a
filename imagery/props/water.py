"""Drops of water that bead on a smooth face."""
import math
import random

import bmesh
import bpy

from geometry import link
from materials import Nodes


def water():
    """Clear water, which gathers light as a lens does.

    Light that is gathered takes thousands of samples to find. Instead a lamp's light goes straight through: little of it
    where the drop is steep, twice as much where it is flat, which is how much falls on the ground below.
    """
    k = Nodes("water")
    k.set(Base_Color=(1, 1, 1), Roughness=0.0, IOR=1.333, Transmission_Weight=1.0)
    normal = k.node("ShaderNodeSeparateXYZ")
    k.link(k.node("ShaderNodeNewGeometry").outputs["Normal"], normal.inputs[0])
    flatness = k.math("POWER", k.math("ABSOLUTE", normal.outputs[2]), 3.0)
    gathered = k.math("MULTIPLY_ADD", flatness, 2.0, 0.06)
    light = k.node("ShaderNodeCombineXYZ")
    for socket in light.inputs:
        k.link(gathered, socket)
    clear = k.node("ShaderNodeBsdfTransparent")
    k.link(light.outputs[0], clear.inputs["Color"])
    path = k.node("ShaderNodeLightPath")
    mix = k.node("ShaderNodeMixShader")
    k.link(k.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"]), mix.inputs[0])
    k.link(k.principled.outputs[0], mix.inputs[1])
    k.link(clear.outputs[0], mix.inputs[2])
    k.link(mix.outputs[0], k.tree.nodes["Material Output"].inputs["Surface"])
    return k.material


def drop(contact, seed):
    """A drop's mesh, one unit wide at its foot and open below: a cap that meets the ground at an angle (degrees)."""
    wobble = random.Random(seed)
    a = math.radians(contact)
    ball, phase = 1 / math.sin(a), [wobble.uniform(0, 2 * math.pi) for _ in range(2)]
    strength = wobble.uniform(0.0, 0.07)
    data = bmesh.new()
    loops = []
    for i in range(1, 15):
        b = a * i / 14
        radius, z = ball * math.sin(b), ball * (math.cos(b) - math.cos(a))
        bend = [1 + strength * (i / 14) * (math.sin(2 * t + phase[0]) + 0.5 * math.sin(3 * t + phase[1]))
                for t in (2 * math.pi * j / 40 for j in range(40))]
        loops.append([data.verts.new((radius * bend[j] * math.cos(2 * math.pi * j / 40),
                                      radius * bend[j] * math.sin(2 * math.pi * j / 40), z)) for j in range(40)])
    tip = data.verts.new((0, 0, ball * (1 - math.cos(a))))
    for j in range(40):
        data.faces.new((tip, loops[0][j], loops[0][(j + 1) % 40]))
        for inner, outer in zip(loops, loops[1:]):
            data.faces.new((inner[j], outer[j], outer[(j + 1) % 40], inner[(j + 1) % 40]))
    bmesh.ops.recalc_face_normals(data, faces=data.faces)
    mesh = bpy.data.meshes.new("drop")
    data.to_mesh(mesh)
    data.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return mesh


def beads(inside, span, z, sizes, count, seed, parent=None, contact=78):
    """Scatters drops at the height z that don't touch each other.

    inside(x, y, radius) says where one may lie; span is half the width and half the depth to try; sizes are radii as
    (smallest, largest): small ones are many.
    """
    dice, wet = random.Random(seed), water()
    shapes = [drop(contact + dice.uniform(-6, 6), seed + i) for i in range(9)]
    for mesh in shapes:
        mesh.materials.append(wet)
    lying = []
    radii = sorted((sizes[0] * (sizes[1] / sizes[0]) ** (dice.random() ** 2.1) for _ in range(count)), reverse=True)
    for radius in radii:
        for _ in range(60):
            x, y = dice.uniform(-span[0], span[0]), dice.uniform(-span[1], span[1])
            clear = all(math.hypot(x - a, y - b) > 1.12 * (radius + r) for a, b, r in lying)
            if clear and inside(x, y, radius):
                lying.append((x, y, radius))
                one = link(bpy.data.objects.new("drop", dice.choice(shapes)))
                one.location, one.scale = (x, y, z - 0.002), (radius, radius, radius * dice.uniform(0.85, 1.0))
                one.rotation_euler = (0, 0, dice.uniform(0, 6.28))
                one.parent = parent
                break
