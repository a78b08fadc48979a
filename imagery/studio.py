"""The studio: renderer settings, camera, lights, backdrops.

Lights are soft boxes that the camera does not see. Backdrops fill the frame, so
that a picture stands on a light page and on a dark one alike.
"""
import math
import os

import bpy
import numpy as np
from mathutils import Matrix, Vector

from geometry import link
from materials import plain

# What `sweep`, `flat` and `wall` call the object they make.
BACKDROPS = ("sweep", "flat")

# A master is this much wider than its picture is shown; convert.ts scales it down.
OVERSIZE = 1.5


def open_studio(width, height, samples, exposure=0.45, look="Medium High Contrast", saturation=1.12):
    """An empty scene with Cycles set for small product pictures, cleaned by OpenImageDenoise."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.adaptive_min_samples = 16
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.denoising_input_passes = "RGB_ALBEDO_NORMAL"
    cycles.denoising_prefilter = "ACCURATE"
    cycles.denoising_quality = "BALANCED"
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 4
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.8
    cycles.sample_clamp_indirect = 3.0
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.4
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "16"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    saturate(scene, saturation)
    return scene


def saturate(scene, amount):
    """Moves every color away from its own gray: Filmic softens colors."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    gray = tree.nodes.new("CompositorNodeRGBToBW")
    tree.links.new(layers.outputs["Image"], gray.inputs[0])
    last = layers.outputs["Image"]
    for operation, factor, value in (("MULTIPLY", 1.0, amount), ("SUBTRACT", amount - 1, gray.outputs[0])):
        mix = tree.nodes.new("CompositorNodeMixRGB")
        mix.blend_type = operation
        mix.inputs[0].default_value = factor
        tree.links.new(last, mix.inputs[1])
        if isinstance(value, float):
            mix.inputs[2].default_value = (value, value, value, 1)
        else:
            tree.links.new(value, mix.inputs[2])
        last = mix.outputs[0]
    output = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(last, output.inputs[0])


def ambient(color=(0.94, 0.97, 1.0), strength=0.3):
    """The even light of the room."""
    tree = bpy.context.scene.world.node_tree
    background = tree.nodes.get("Background")
    if not background:
        background = tree.nodes.new("ShaderNodeBackground")
        output = tree.nodes.new("ShaderNodeOutputWorld")
        tree.links.new(background.outputs[0], output.inputs[0])
    background.inputs[0].default_value = (*color, 1)
    background.inputs[1].default_value = strength


def room(name, toward, strength=0.3, diffuse=0.3, color=0.4):
    """A photographed room as light, of those that come with Blender: what faces, metal and lacquer mirror.

    Its brightest patch hangs toward a compass direction (degrees; 0 is +x, -90 is the camera's side). strength is how
    bright mirrors see the room in the mean, diffuse how much of that lights paper and plastic, color how much of its
    tint stays. Lamps in it are dimmed to twelve times the mean: they make hard dots.
    """
    path = os.path.join(bpy.utils.system_resource("DATAFILES"), "studiolights", "world", f"{name}.exr")
    image = bpy.data.images.load(path, check_existing=True)
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    gray = pixels.reshape(height, width, 4)[:, :, :3].mean(2)
    weight = np.cos((np.arange(height) + 0.5) / height * math.pi - math.pi / 2)[:, None]
    mean = float((np.minimum(gray, 12 * gray.mean()) * weight).sum() / (weight.sum() * width))
    # The column of the brightest patch, blurred over an eighth of the room.
    columns = np.convolve(np.tile(np.minimum(gray, 30).mean(0), 3), np.hanning(width // 8), "same")[width:2 * width]
    u = (int(columns.argmax()) + 0.5) / width
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()

    def node(kind, **settings):
        made = tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(made, key, value)
        return made
    place, turn = node("ShaderNodeTexCoord"), node("ShaderNodeMapping")
    turn.inputs["Rotation"].default_value[2] = math.radians(-(u - 0.5) * 360 - toward)
    picture, tint = node("ShaderNodeTexEnvironment", image=image), node("ShaderNodeHueSaturation")
    tint.inputs["Saturation"].default_value = color
    scale, clip = node("ShaderNodeVectorMath", operation="SCALE"), node("ShaderNodeVectorMath", operation="MINIMUM")
    scale.inputs["Scale"].default_value = 1 / mean
    clip.inputs[1].default_value = (12.0,) * 3
    ray, share = node("ShaderNodeLightPath"), node("ShaderNodeMapRange")
    share.inputs["To Min"].default_value = strength
    share.inputs["To Max"].default_value = strength * diffuse
    background, output = node("ShaderNodeBackground"), node("ShaderNodeOutputWorld")
    for source, target in ((place.outputs["Generated"], turn.inputs[0]), (turn.outputs[0], picture.inputs[0]),
                           (picture.outputs[0], tint.inputs["Color"]), (tint.outputs[0], scale.inputs[0]),
                           (scale.outputs[0], clip.inputs[0]), (clip.outputs[0], background.inputs[0]),
                           (ray.outputs["Is Diffuse Ray"], share.inputs["Value"]),
                           (share.outputs[0], background.inputs[1]), (background.outputs[0], output.inputs[0])):
        tree.links.new(source, target)


def look_at(obj, target):
    """Turns a camera or lamp toward a point."""
    direction = Vector(target) - obj.location
    obj.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()


def camera(at, target, lens=85, focus=None, fstop=0.25):
    """The camera; focus is the point that is sharp, fstop is small because 1 unit is 1 cm."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_width = 36
    data.clip_end = 1000
    obj = link(bpy.data.objects.new("camera", data))
    obj.location = at
    look_at(obj, target)
    if fstop:
        forward = (Vector(target) - Vector(at)).normalized()
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(at)).dot(forward)
    bpy.context.scene.camera = obj
    return obj


def softbox(at, target, size, power, color=(1, 1, 1), spread=180, feather=0.0, roll=0.0):
    """A rectangular lamp, unseen by the camera.

    feather (up to 1) lets its reflection fade toward its borders; roll (degrees) turns it about its own axis.
    """
    data = bpy.data.lights.new("softbox", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = power
    data.color = color
    data.spread = math.radians(spread)
    if feather:
        fade_out(data, feather)
    obj = link(bpy.data.objects.new("softbox", data))
    obj.location = at
    look_at(obj, target)
    if roll:
        obj.rotation_euler.rotate_axis("Z", math.radians(roll))
    obj.visible_camera = False
    return obj


def glint(obj, spot, eye, size, power, color=(1, 1, 1), distance=20.0, feather=0.7, roll=0.0, fibers=None, swing=0.0):
    """A lamp that the camera at `eye` sees mirrored in the face of obj at the local point `spot`; it lights nothing else.

    With swing (degrees) about `fibers`, a local direction in the face, the lamp leaves the mirror's place but stays
    where fibers of that direction gleam.
    """
    bpy.context.view_layer.update()
    turned = obj.matrix_world.to_3x3()
    point = obj.matrix_world @ Vector(spot)
    normal = (turned @ Vector((0, 0, 1))).normalized()
    ray = (point - Vector(eye)).normalized()
    mirrored = ray - 2 * ray.dot(normal) * normal
    if fibers:
        mirrored = Matrix.Rotation(math.radians(swing), 3, turned @ Vector(fibers)) @ mirrored
    lamp = softbox(point + mirrored * distance, point, size, power, color, feather=feather, roll=roll)
    lamp.visible_diffuse = False
    # What lies beside it, a phone's glass for one, doesn't mirror the lamp.
    return light_alone(lamp, (obj, *obj.children_recursive))


def light_alone(lamp, parts):
    """Lets a lamp light nothing but the parts."""
    receivers = bpy.data.collections.new("lit parts")
    for part in parts:
        receivers.objects.link(part)
    lamp.light_linking.receiver_collection = receivers
    return lamp


def light_others(lamp, parts):
    """Lets a lamp light everything but the parts."""
    spared = bpy.data.collections.new("spared parts")
    for part in parts:
        spared.objects.link(part)
    for entry in spared.collection_objects:
        entry.light_linking.link_state = "EXCLUDE"
    lamp.light_linking.receiver_collection = spared
    return lamp


def fade_out(lamp, feather):
    """Dims an area lamp toward its borders, as the cloth of a soft box does; the light it gives stays about the same."""
    lamp.use_nodes = True
    tree = lamp.node_tree
    place = tree.nodes.new("ShaderNodeNewGeometry")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(place.outputs["Parametric"], split.inputs[0])
    inside = []
    for axis in (0, 1):
        # The distance from the nearer border: 0 to 0.5.
        back = tree.nodes.new("ShaderNodeMath")
        back.operation = "PINGPONG"
        back.inputs[1].default_value = 0.5
        tree.links.new(split.outputs[axis], back.inputs[0])
        rise = tree.nodes.new("ShaderNodeMapRange")
        rise.interpolation_type = "SMOOTHSTEP"
        rise.inputs["From Max"].default_value = 0.5 * feather
        tree.links.new(back.outputs[0], rise.inputs["Value"])
        inside.append(rise.outputs[0])
    both = tree.nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY"
    for socket, value in zip(both.inputs, inside):
        tree.links.new(value, socket)
    gain = tree.nodes.new("ShaderNodeMath")
    gain.operation = "MULTIPLY"
    gain.inputs[1].default_value = 1 / (1 - feather / 2) ** 2
    tree.links.new(both.outputs[0], gain.inputs[0])
    tree.links.new(gain.outputs[0], tree.nodes["Emission"].inputs["Strength"])


def bulb(at, power, color, radius=0.02):
    """A tiny round lamp, unseen: the light that an LED throws on what surrounds it."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy = power
    data.color = color
    data.shadow_soft_size = radius
    obj = link(bpy.data.objects.new("bulb", data))
    obj.location = at
    obj.visible_camera = False
    obj.visible_glossy = False
    return obj


def sweep(material, width=260, front=70, back=34, radius=34, height=110):
    """A paper sweep: floor that curves up into a wall."""
    profile = [(-front, 0.0)]
    for i in range(25):
        a = -math.pi / 2 + math.pi / 2 * i / 24
        profile.append((back + radius * math.cos(a), radius + radius * math.sin(a)))
    profile.append((back + radius, height))
    vertices = [(x, y, z) for y, z in profile for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new("sweep")
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    return link(bpy.data.objects.new("sweep", mesh), material)


def flat(material, size=200, z=0.0):
    """A table top."""
    mesh = bpy.data.meshes.new("flat")
    s = size / 2
    mesh.from_pydata([(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [], [(0, 1, 2, 3)])
    obj = link(bpy.data.objects.new("flat", mesh), material)
    obj.location.z = z
    return obj


def wall(material, y=6.0, size=120):
    """An upright wall behind something that hangs."""
    obj = flat(material, size)
    obj.rotation_euler = (math.pi / 2, 0, 0)
    obj.location = (0, y, 0)
    return obj


def stage(color=(0.62, 0.63, 0.65), wash=9000, material=None):
    """A sweep in a color with a broad wash that keeps the horizon from going dark."""
    ambient()
    softbox((0, 16, 34), (0, 46, 14), (50, 10), wash)
    return sweep(material or plain("sweep", color, 0.5, specular=0.25))


def daylight(key=1900, rim=700, fill=420, target=(0, 0, 1.5)):
    """Key from the left, warm rim from the right, low fill, a bar above the back."""
    softbox((-10, 3, 12), target, (11, 11), key)
    softbox((13, 5, 6), target, (3, 13), rim, (1.0, 0.97, 0.94))
    softbox((3, -14, 15), target, (12, 7), fill)
    softbox((0, 15, 12), target, (18, 5), 700)


def tablelight(key=2500, rim=800, fill=380, window=(-8, 13, 11)):
    """Window light over a table, from behind left; further left for a glossy dark card, whose face would mirror it.

    Gives the lamps.
    """
    ambient((0.95, 0.97, 1.0), 0.2)
    return (softbox(window, (0, 0, 0), (9, 9), key, (1.0, 0.97, 0.93)),
            softbox((13, 2, 9), (0, 0, 0), (4, 14), rim),
            softbox((2, -15, 14), (0, 0, 0), (12, 6), fill))


def walllight(key=2600, side=1300, fill=160):
    """Light for things that hang before a wall."""
    ambient((0.95, 0.97, 1.0), 0.14)
    softbox((-11, -9, 12), (0, 0, 0), (6, 6), key, (1.0, 0.98, 0.95))
    softbox((11, -7, 2), (0, 0, -1), (5, 14), side)
    softbox((0, -18, 4), (0, 0, 0), (7, 7), fill)
