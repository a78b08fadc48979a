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


def leather(name, color, dark, scale=9.0, depth=0.045, rough=0.5, creases=0.0):
    """Grained leather: Voronoi cells bent by noise, with a wandering tone; creases deepens long soft folds."""
    k = Nodes(name)
    coordinates = k.coordinates()
    cells = k.node("ShaderNodeTexVoronoi", feature="F1")
    cells.inputs["Scale"].default_value = scale * 1.4
    jitter = k.node("ShaderNodeTexNoise")
    jitter.inputs["Scale"].default_value = scale * 0.9
    k.link(coordinates, jitter.inputs["Vector"])
    shrink = k.node("ShaderNodeVectorMath", operation="SCALE")
    shrink.inputs["Scale"].default_value = 0.12 if not creases else 1.2 / scale
    k.link(jitter.outputs["Color"], shrink.inputs[0])
    add = k.node("ShaderNodeVectorMath", operation="ADD")
    k.link(coordinates, add.inputs[0])
    k.link(shrink.outputs[0], add.inputs[1])
    k.link(add.outputs[0], cells.inputs["Vector"])
    fine = k.noise(coordinates, scale * 7, 3, 0.6)
    height = k.math("ADD", cells.outputs["Distance"], k.math("MULTIPLY", fine, 0.18))
    if creases:
        # Long folds where two slow noises are equal: the skin is pulled together along those lines.
        folds = k.math("ABSOLUTE", k.math("SUBTRACT", k.noise(k.scaled(coordinates, (0.5, 1.5, 1.0)), 1.0, 4, 0.55), 0.5))
        line = k.math("SUBTRACT", 1.0, k.math("DIVIDE", folds, 0.035), clamp=True)
        height = k.math("MULTIPLY_ADD", line, creases, height)
    # The tone wanders little: what tells leather from cloth is its grain.
    shade = tuple(0.6 * a + 0.4 * b for a, b in zip(color, dark))
    tone = k.ramp(k.noise(coordinates, 0.9, 4, 0.6), [(0.3, shade), (0.75, color)])
    gloss = k.spread(k.noise(coordinates, 1.7, 3), rough - 0.07, rough + 0.07) if creases else rough
    return k.set(Base_Color=tone, Roughness=gloss, Specular_IOR_Level=0.4,
                 Normal=k.bump(k.math("MULTIPLY", height, -1.0), 0.6, depth))


def wood(name="wood", light=(0.40, 0.235, 0.125), dark=(0.235, 0.125, 0.06), scale=0.22):
    """An oiled board: long bands with a fine pore, running along x."""
    k = Nodes(name)
    coordinates = k.coordinates()
    bands = k.noise(k.scaled(coordinates, (scale * 0.35, scale * 4, scale * 4)), 1.6, 6, 0.62)
    pores = k.noise(k.scaled(coordinates, (1.2, 26, 26)), 1.0, 3, 0.7)
    factor = k.math("ADD", k.math("MULTIPLY", bands, 0.8), k.math("MULTIPLY", pores, 0.25))
    return k.set(Base_Color=k.ramp(factor, [(0.35, dark), (0.68, light)]), Roughness=0.45,
                 Specular_IOR_Level=0.32, Normal=k.bump(factor, 0.12, 0.02))


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
