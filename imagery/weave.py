"""The weave of Carbon Finder's face."""
from materials import Nodes


def carbon(name="carbon", tow=0.125, gloss=0.03):
    """Flat 2x2 twill under clear lacquer: the direction of the fibers makes the pattern, not relief.

    Each tow lies over two and under two, the next one steps by one: clean diagonals. Fibers reflect across their own
    direction, so warp and weft gleam at different angles. Toward the ends of a float they close in and dive.
    """
    k = Nodes(name)
    coordinates = k.coordinates()
    split = k.node("ShaderNodeSeparateXYZ")
    k.link(coordinates, split.inputs[0])
    # Tows wander by a few hundredths of a millimeter, as laid cloth does.
    sway = [k.math("MULTIPLY_ADD", k.noise(k.scaled(coordinates, scale), 1.0, 1), 0.22, 400.0 - 0.11)
            for scale in ((1.1, 2.1, 1), (2.3, 0.9, 1))]
    u = k.math("MULTIPLY_ADD", split.outputs[0], 1 / tow, sway[0])
    v = k.math("MULTIPLY_ADD", split.outputs[1], 1 / tow, sway[1])
    cell_u, cell_v = k.math("FLOOR", u), k.math("FLOOR", v)
    step = k.math("MODULO", k.math("ADD", cell_u, cell_v), 4.0)
    warp = k.math("LESS_THAN", step, 1.5)

    # Along the float from -1 to 1, and across it from -1 to 1.
    along_warp = k.math("SUBTRACT", k.math("MODULO", k.math("ADD", cell_u, v), 4.0), 1.0)
    along_weft = k.math("SUBTRACT", k.math("MODULO", k.math("ADD", u, cell_v), 4.0), 3.0)
    along = k.choose(warp, along_weft, along_warp)
    across = k.choose(warp, k.math("MULTIPLY_ADD", k.math("FRACT", v), 2.0, -1.0),
                      k.math("MULTIPLY_ADD", k.math("FRACT", u), 2.0, -1.0))
    end, side = k.math("ABSOLUTE", along), k.math("ABSOLUTE", across)
    dive = k.math("POWER", end, 7.0)
    # Each float is a rounded lozenge; what lies between is resin and shade.
    inside = k.math("ADD", k.math("POWER", end, 12.0), k.math("POWER", side, 9.0))
    body = k.math("SUBTRACT", 1.0, k.math("POWER", inside, 1.6), clamp=True)

    # Fibers: fine lines along each tow that close in toward the float's ends.
    pinch = k.math("MULTIPLY_ADD", dive, 0.35, 1.0)
    lane = k.math("ADD", k.math("MULTIPLY", across, pinch), k.math("MULTIPLY", k.choose(warp, cell_v, cell_u), 7.31))
    fiber = k.node("ShaderNodeCombineXYZ")
    k.link(k.math("MULTIPLY", lane, 9.0), fiber.inputs[0])
    k.link(k.math("MULTIPLY", along, 0.35), fiber.inputs[1])
    k.link(k.choose(warp, cell_u, cell_v), fiber.inputs[2])
    streak = k.noise(fiber.outputs[0], 1.0, 3, 0.62)
    each = k.node("ShaderNodeTexWhiteNoise", noise_dimensions="2D")
    which = k.node("ShaderNodeCombineXYZ")
    k.link(k.choose(warp, cell_v, cell_u), which.inputs[0])
    k.link(warp, which.inputs[1])
    k.link(which.outputs[0], each.inputs["Vector"])

    # The shader spreads its highlight along the tangent: across the fibers.
    bend = k.math("MULTIPLY", k.math("MULTIPLY", across, along), k.math("MULTIPLY", dive, -0.5))
    tangent = k.node("ShaderNodeCombineXYZ")
    k.link(k.choose(warp, bend, k.math("ADD", warp, 0.0)), tangent.inputs[0])
    k.link(k.choose(warp, k.math("SUBTRACT", 1.0, warp), bend), tangent.inputs[1])
    turned = k.node("ShaderNodeVectorTransform", vector_type="VECTOR", convert_from="OBJECT", convert_to="WORLD")
    k.link(tangent.outputs[0], turned.inputs[0])

    tone = k.math("MULTIPLY_ADD", streak, 0.75, k.math("MULTIPLY_ADD", each.outputs["Value"], 0.16, 0.06))
    # Seen from anywhere, one of the two directions is the darker one; the gap between tows is a shade, no joint.
    tone = k.math("MULTIPLY", tone, k.math("MULTIPLY_ADD", warp, 0.525, 0.68))
    tone = k.math("MULTIPLY", tone, k.math("MULTIPLY_ADD", body, 0.55, 0.45))
    color = k.ramp(tone, [(0.04, (0.024, 0.0243, 0.026)), (0.85, (0.091, 0.093, 0.098))])
    height = k.math("MULTIPLY_ADD", streak, 0.10, k.math("MULTIPLY", k.math("SUBTRACT", 1.0, dive), body))
    k.set(Base_Color=color, Metallic=0.9, Specular_IOR_Level=0.5, Roughness=0.36, Anisotropic=0.80,
          Normal=k.bump(height, 0.14, 0.006))
    k.link(turned.outputs[0], k.principled.inputs["Tangent"])
    return k.lacquer(gloss)
