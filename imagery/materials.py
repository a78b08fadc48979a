"""Materials: small procedural shaders, each a function that returns a material.

Nothing here reads a picture file; every surface is mathematics, so a new color
is a new argument. Colors are scene-linear RGB triples.
"""
import bpy


class Nodes:
    """A thin helper to wire shader nodes without ceremony."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes["Principled BSDF"]

    def node(self, kind, **settings):
        """Adds a node of the kind and sets its attributes."""
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def link(self, source, target):
        """Connects an output to an input."""
        self.tree.links.new(source, target)

    def math(self, operation, a, b=None, c=None, clamp=False):
        """A math node; numbers become constants, sockets become links."""
        node = self.node("ShaderNodeMath", operation=operation, use_clamp=clamp)
        for index, value in enumerate((a, b, c)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                node.inputs[index].default_value = value
            else:
                self.link(value, node.inputs[index])
        return node.outputs[0]

    def set(self, **inputs):
        """Sets inputs of the principled shader; `Base_Color` means 'Base Color'."""
        for key, value in inputs.items():
            socket = self.principled.inputs[key.replace("_", " ")]
            if isinstance(value, tuple) and len(value) == 3 and socket.type == "RGBA":
                value = (*value, 1)
            if isinstance(value, (int, float, tuple)):
                socket.default_value = value
            else:
                self.link(value, socket)
        return self.material

    def coordinates(self):
        """Object-space coordinates."""
        return self.node("ShaderNodeTexCoord").outputs["Object"]

    def scaled(self, vector, scale):
        """The vector, stretched by a triple."""
        mapping = self.node("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = scale
        self.link(vector, mapping.inputs["Vector"])
        return mapping.outputs[0]

    def noise(self, vector, scale, detail=2, roughness=0.5):
        """Perlin noise between 0 and 1."""
        node = self.node("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = roughness
        self.link(vector, node.inputs["Vector"])
        return node.outputs["Fac"]

    def bump(self, height, strength=0.2, distance=0.01):
        """A normal bent by a height."""
        node = self.node("ShaderNodeBump")
        node.inputs["Strength"].default_value = strength
        node.inputs["Distance"].default_value = distance
        self.link(height, node.inputs["Height"])
        return node.outputs[0]

    def ramp(self, factor, stops):
        """A color ramp of (position, rgb) stops."""
        node = self.node("ShaderNodeValToRGB")
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = (*color, 1)
        self.link(factor, node.inputs[0])
        return node.outputs[0]

    def spread(self, value, low, high):
        """Maps 0..1 onto low..high."""
        node = self.node("ShaderNodeMapRange")
        node.inputs["To Min"].default_value = low
        node.inputs["To Max"].default_value = high
        self.link(value, node.inputs["Value"])
        return node.outputs[0]

    def lacquer(self, rough=0.012, ior=1.5):
        """A smooth clear coat over all that is wired so far, with its own reflection on the true surface."""
        coat = self.node("ShaderNodeBsdfGlossy")
        coat.inputs["Roughness"].default_value = rough
        geometry = self.node("ShaderNodeNewGeometry")
        self.link(geometry.outputs["Normal"], coat.inputs["Normal"])
        fresnel = self.node("ShaderNodeFresnel")
        fresnel.inputs["IOR"].default_value = ior
        self.link(geometry.outputs["Normal"], fresnel.inputs["Normal"])
        mix = self.node("ShaderNodeMixShader")
        self.link(fresnel.outputs[0], mix.inputs[0])
        self.link(self.principled.outputs[0], mix.inputs[1])
        self.link(coat.outputs[0], mix.inputs[2])
        self.link(mix.outputs[0], self.tree.nodes["Material Output"].inputs["Surface"])
        return self.material

    def choose(self, factor, zero, one):
        """zero where the factor is 0, one where it is 1."""
        node = self.node("ShaderNodeMix", data_type="FLOAT")
        for socket, value in ((0, factor), (2, zero), (3, one)):
            self.link(value, node.inputs[socket])
        return node.outputs[0]


def plain(name, color, rough=0.5, specular=0.5, metal=0.0, coat=0.0, coat_rough=0.05):
    """One even surface."""
    return Nodes(name).set(Base_Color=color, Roughness=rough, Specular_IOR_Level=specular,
                           Metallic=metal, Coat_Weight=coat, Coat_Roughness=coat_rough)


def glow(name, color, strength):
    """A small lamp: LEDs."""
    return Nodes(name).set(Base_Color=(0, 0, 0), Emission_Color=color, Emission_Strength=strength)


def satin(name, color, rough=0.42, specular=0.42):
    """Moulded plastic whose gloss wanders a little, as a real moulding's does."""
    k = Nodes(name)
    wander = k.noise(k.coordinates(), 1.1, 2)
    return k.set(Base_Color=color, Specular_IOR_Level=specular,
                 Roughness=k.spread(wander, rough - 0.05, rough + 0.06))


def matte(name, color, rough=0.40, specular=0.42, grain=140.0):
    """Moulded plastic with the fine spark-eroded texture of its tool."""
    k = Nodes(name)
    coordinates = k.coordinates()
    texture = k.noise(coordinates, grain, 2, 0.6)
    wander = k.noise(coordinates, 1.1, 2)
    return k.set(Base_Color=color, Specular_IOR_Level=specular,
                 Roughness=k.spread(wander, rough - 0.04, rough + 0.05), Normal=k.bump(texture, 0.16, 0.0022))


def steel(name, color=(0.72, 0.72, 0.73), rough=0.22, scratch=0.12):
    """Brushed or polished metal with fine drawn scratches."""
    k = Nodes(name)
    lines = k.noise(k.scaled(k.coordinates(), (1, 14, 14)), 9, 4, 0.65)
    return k.set(Base_Color=color, Metallic=1.0,
                 Roughness=k.spread(lines, max(0.02, rough - scratch / 2), rough + scratch / 2),
                 Normal=k.bump(lines, 0.04, 0.003))


def lines(k, coordinates, angle, along, across, threshold):
    """Thin straight marks in one direction of the x-y plane: 1 on a mark, else 0."""
    turn = k.node("ShaderNodeMapping")
    turn.inputs["Rotation"].default_value[2] = angle
    k.link(coordinates, turn.inputs["Vector"])
    field = k.noise(k.scaled(turn.outputs[0], (along, across, across)), 1.0, 1)
    return k.math("MULTIPLY", k.math("SUBTRACT", field, threshold), 14.0, clamp=True)


def used_metal(name, color, rough=0.17, brushed=0.55, wear=0.6, tarnish=0.25):
    """Cut metal that was carried for a year: drawn along y, hairline scratches, dull where thumbs go, never quite flat.

    The slow swell matters most: a key's flat otherwise mirrors one point of the room and looks painted gray.
    """
    k = Nodes(name)
    place = k.coordinates()
    swell = k.noise(place, 0.75, 1)
    drawn = k.noise(k.scaled(place, (34, 0.9, 34)), 1.0, 3, 0.6)
    marks = k.math("ADD", lines(k, place, 0.5, 0.55, 46, 0.70), lines(k, place, -1.05, 0.8, 60, 0.71))
    marks = k.math("ADD", marks, lines(k, place, 1.9, 1.2, 38, 0.72), clamp=True)
    thumbed = k.noise(place, 1.9, 4, 0.62)
    roughness = k.math("ADD", k.spread(thumbed, rough - 0.07, rough + 0.13),
                       k.math("MULTIPLY_ADD", marks, 0.16 * wear, k.math("MULTIPLY", drawn, 0.05)))
    dull = tuple(c * f for c, f in zip(color, (0.62, 0.56, 0.48)))
    tone = k.ramp(k.noise(place, 1.3, 5, 0.65), [(0.36, tuple(a + (b - a) * tarnish for a, b in zip(color, dull))), (0.62, color)])
    height = k.math("ADD", k.math("MULTIPLY", swell, 1.0), k.math("MULTIPLY_ADD", marks, -0.02 * wear, k.math("MULTIPLY", drawn, 0.016)))
    k.set(Base_Color=tone, Metallic=1.0, Roughness=roughness, Anisotropic=brushed, Normal=k.bump(height, 1.0, 0.085))
    across = k.node("ShaderNodeVectorTransform", vector_type="VECTOR", convert_from="OBJECT", convert_to="WORLD")
    across.inputs[0].default_value = (0, 1, 0)
    k.link(across.outputs[0], k.principled.inputs["Tangent"])
    return k.material


def leather(name, color, dark, rough=0.46):
    """Full-grain leather: pebbles of 0.9 mm parted by fine creases, pores, a wandering tone, worn rims."""
    k = Nodes(name)
    place = k.coordinates()
    bent = k.node("ShaderNodeTexNoise")
    bent.inputs["Scale"].default_value = 5.0
    k.link(place, bent.inputs["Vector"])
    push = k.node("ShaderNodeVectorMath", operation="MULTIPLY_ADD")
    k.link(bent.outputs["Color"], push.inputs[0])
    push.inputs[1].default_value = (0.10,) * 3
    k.link(place, push.inputs[2])

    def pebbles(density, width):
        cells = k.node("ShaderNodeTexVoronoi", feature="DISTANCE_TO_EDGE")
        cells.inputs["Scale"].default_value = density
        k.link(push.outputs[0], cells.inputs["Vector"])
        return k.math("POWER", k.math("DIVIDE", cells.outputs["Distance"], width, clamp=True), 0.6)
    coarse, fine = pebbles(11.0, 0.22), pebbles(24.0, 0.25)
    pull = k.noise(place, 0.55, 5, 0.6)
    # Some places are smoother than others: the grain fades in and out.
    grained = k.spread(k.noise(place, 0.8, 3), 0.35, 1.0)
    height = k.math("MULTIPLY", k.math("MULTIPLY_ADD", fine, 0.35, coarse), grained)
    worn = k.math("MULTIPLY", k.math("SUBTRACT", k.node("ShaderNodeNewGeometry").outputs["Pointiness"], 0.512), 16.0, clamp=True)
    worn = k.math("MULTIPLY", worn, k.spread(k.noise(place, 2.2, 4), 0.2, 1.0))
    light = tuple(min(1, c * 1.55 + 0.015) for c in color)
    deep = tuple(0.35 * a + 0.65 * b for a, b in zip(color, dark))
    base = k.ramp(pull, [(0.30, deep), (0.52, color), (0.78, light)])
    shade = k.node("ShaderNodeMix", data_type="RGBA", blend_type="MULTIPLY")
    shade.inputs[0].default_value = 1.0
    k.link(base, shade.inputs[6])
    k.link(k.ramp(height, [(0.0, (0.42, 0.36, 0.33)), (0.55, (1, 1, 1))]), shade.inputs[7])
    edge = k.node("ShaderNodeMix", data_type="RGBA")
    k.link(worn, edge.inputs[0])
    k.link(shade.outputs[2], edge.inputs[6])
    edge.inputs[7].default_value = (*light, 1)
    roughness = k.math("SUBTRACT", k.spread(pull, rough + 0.10, rough - 0.10), k.math("MULTIPLY", height, 0.10))
    return k.set(Base_Color=edge.outputs[2], Roughness=roughness, Specular_IOR_Level=0.5,
                 Normal=k.bump(height, 0.45, 0.020))


def wood(name="boards", light=(0.235, 0.128, 0.066), dark=(0.075, 0.038, 0.019), width=8.5, ring=4.2):
    """A table of flat-sawn boards along x: rings cut at a slant (cathedrals), fibers, pores of a few millimeters, joints."""
    k = Nodes(name)
    split = k.node("ShaderNodeSeparateXYZ")
    k.link(k.coordinates(), split.inputs[0])
    x, y = split.outputs[0], split.outputs[1]
    lane = k.math("ADD", k.math("DIVIDE", y, width), 0.34)
    number = k.math("FLOOR", lane)
    inside = k.math("SUBTRACT", k.math("FRACT", lane), 0.5)
    chance = k.node("ShaderNodeTexWhiteNoise", noise_dimensions="1D")
    k.link(number, chance.inputs["W"])
    r1, r2 = chance.outputs["Value"], k.math("FRACT", k.math("MULTIPLY", chance.outputs["Value"], 7.31))
    # Every board is another piece of the log.
    u = k.math("MULTIPLY_ADD", r1, 97.0, x)
    here = k.node("ShaderNodeCombineXYZ")
    k.link(u, here.inputs[0])
    k.link(k.math("MULTIPLY", inside, width), here.inputs[1])
    k.link(k.math("MULTIPLY", number, 13.7), here.inputs[2])
    slow = k.noise(k.scaled(here.outputs[0], (0.035, 0.10, 1)), 1.0, 2)
    warp = k.noise(k.scaled(here.outputs[0], (0.16, 0.9, 1)), 1.0, 3, 0.5)
    off = k.math("ADD", k.math("MULTIPLY", inside, width), k.math("MULTIPLY_ADD", r2, 5.0, -2.5))
    depth = k.math("MULTIPLY_ADD", slow, 9.0, -1.5)
    radius = k.math("SQRT", k.math("ADD", k.math("MULTIPLY", off, off), k.math("MULTIPLY", depth, depth)))
    turn = k.math("FRACT", k.math("MULTIPLY", k.math("MULTIPLY_ADD", warp, 0.55, radius), ring))
    # Early wood slowly darkens, late wood ends at once.
    late = k.math("MULTIPLY", k.math("POWER", turn, 2.6), k.math("SUBTRACT", 1.0, k.math("POWER", turn, 22.0)))
    fiber = k.noise(k.scaled(here.outputs[0], (0.7, 34, 1)), 1.0, 4, 0.65)
    pore = k.noise(k.scaled(here.outputs[0], (2.2, 44, 1)), 1.0, 1)
    pore = k.math("MULTIPLY", k.math("SUBTRACT", pore, 0.655), 12.0, clamp=True)
    pore = k.math("MULTIPLY", pore, k.math("MULTIPLY_ADD", late, -0.5, 1.0))
    board = k.math("MULTIPLY_ADD", r1, 0.26, -0.13)
    tone = k.math("ADD", k.math("MULTIPLY_ADD", late, -0.50, 0.72), k.math("MULTIPLY_ADD", fiber, 0.42, -0.21))
    tone = k.math("ADD", tone, k.math("ADD", board, k.math("MULTIPLY", pore, -0.42)))
    gap = k.math("SUBTRACT", 0.5, k.math("ABSOLUTE", inside))
    joint = k.math("SUBTRACT", 1.0, k.math("DIVIDE", gap, 0.006), clamp=True)
    tone = k.math("MULTIPLY", tone, k.math("MULTIPLY_ADD", joint, -0.85, 1.0))
    color = k.ramp(tone, [(0.0, tuple(c * 0.30 for c in dark)), (0.28, dark), (0.85, light)])
    height = k.math("ADD", k.math("MULTIPLY", pore, -0.55), k.math("MULTIPLY_ADD", fiber, 0.25, k.math("MULTIPLY", joint, -3.0)))
    return k.set(Base_Color=color, Roughness=k.math("MULTIPLY_ADD", k.math("ADD", pore, joint), 0.3, k.spread(fiber, 0.34, 0.50)),
                 Specular_IOR_Level=k.math("MULTIPLY_ADD", joint, -0.42, 0.42), Normal=k.bump(height, 0.6, 0.012))


def woven(name, color, dark, pitch=0.09, depth=0.35):
    """Plain-woven fabric in the x-z and x-y plane: crossing sine ribs."""
    k = Nodes(name)
    split = k.node("ShaderNodeSeparateXYZ")
    k.link(k.coordinates(), split.inputs[0])
    turn = 6.28318 / pitch
    across = k.math("SINE", k.math("MULTIPLY", split.outputs[0], turn))
    along = k.math("SINE", k.math("MULTIPLY", k.math("ADD", split.outputs[1], split.outputs[2]), turn))
    weave = k.math("MULTIPLY_ADD", k.math("MULTIPLY", across, along), 0.5, 0.5)
    worn = k.noise(k.coordinates(), 2.2, 3)
    factor = k.math("MULTIPLY_ADD", worn, 0.16, k.math("MULTIPLY_ADD", weave, 0.5, 0.17))
    return k.set(Base_Color=k.ramp(factor, [(0.25, dark), (0.7, color)]), Roughness=0.85,
                 Specular_IOR_Level=0.2, Sheen_Weight=0.4, Normal=k.bump(weave, depth, 0.02))


def ringed(name, color, line, step=2.2, width=0.035, reach=14.0, rough=0.5, center=(0, 0)):
    """A floor with concentric hairline rings round the product: the house motif."""
    k = Nodes(name)
    split = k.node("ShaderNodeSeparateXYZ")
    k.link(k.coordinates(), split.inputs[0])
    x = k.math("SUBTRACT", split.outputs[0], center[0])
    y = k.math("SUBTRACT", split.outputs[1], center[1])
    radius = k.math("SQRT", k.math("ADD", k.math("MULTIPLY", x, x), k.math("MULTIPLY", y, y)))
    turn = k.math("FRACT", k.math("DIVIDE", radius, step))
    distance = k.math("MULTIPLY", k.math("ABSOLUTE", k.math("SUBTRACT", turn, 0.5)), step)
    on_line = k.math("LESS_THAN", distance, width)
    fade = k.math("SUBTRACT", 1.0, k.math("DIVIDE", radius, reach), clamp=True)
    factor = k.math("MULTIPLY", on_line, fade)
    return k.set(Base_Color=k.ramp(factor, [(0.0, color), (1.0, line)]), Roughness=rough, Specular_IOR_Level=0.25)
