"""A phone of no make, with our own find screen on it: lies face up on z = 0, top toward +y."""
from geometry import box, circle, group, prism, rounded, text
from lettering import sans
from materials import Nodes, plain, steel
from props.find_screen import BUTTON_Y, HEIGHT, PALETTES, SHEET_TOP, WIDTH, find_screen

BODY = (7.16, 14.90, 0.80)
DISPLAY = (6.72, 6.72 * HEIGHT / WIDTH)
CORNER = 1.05

# As on the pages: signal blue, coral, amber.
ACCENTS = {"blue": (0.10, 0.33, 0.87), "coral": (0.86, 0.27, 0.20), "amber": (0.93, 0.60, 0.10)}


def linear(color):
    """An sRGB color in scene-linear numbers."""
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color)


def lit(name, color, strength):
    """A lit color behind glass."""
    return Nodes(name).set(Base_Color=(0, 0, 0), Roughness=0.06, Specular_IOR_Level=0.35, Emission_Color=linear(color),
                           Emission_Strength=strength)


def display(image, strength):
    """The image, lit, behind glass; object coordinates span the display."""
    k = Nodes("display")
    texture = k.node("ShaderNodeTexImage", image=image, extension="EXTEND", interpolation="Cubic")
    mapping = k.node("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (1 / DISPLAY[0], 1 / DISPLAY[1], 1)
    mapping.inputs["Location"].default_value = (0.5, 0.5, 0)
    k.link(k.coordinates(), mapping.inputs["Vector"])
    k.link(mapping.outputs[0], texture.inputs["Vector"])
    return k.set(Base_Color=(0, 0, 0), Roughness=0.06, Specular_IOR_Level=0.35, Emission_Color=texture.outputs["Color"],
                 Emission_Strength=strength)


def phone(accent="blue", thing="Wallet", device="InCard Finder", state="Near you, just now", button="Play sound",
          shape="card", theme="light", strength=1.15, frame=(0.10, 0.105, 0.115)):
    """A phone lying on its back that shows that the thing is near, and no distance: the trackers can't measure one.

    accent is a key of ACCENTS, shape is "card" or "tag" (what stands in the rings), theme "light" or "dark";
    strength is how bright the display is: lower it where the room is dark. Move it by the group's location and
    rotation; it is BODY wide, tall and thick, so something may lie on it at z = BODY[2].
    """
    width, height, thick = BODY
    parts = [prism("phone", rounded(width, height, CORNER, 20), 0, thick - 0.03, steel("phone frame", frame, 0.30),
                   bevel=0.13, segments=6)]
    glass = plain("phone glass", (0.004, 0.004, 0.005), 0.05, specular=0.4)
    parts.append(prism("phone glass", rounded(width - 0.16, height - 0.16, CORNER - 0.08, 20), thick - 0.2, thick - 0.006,
                       glass, bevel=0.03, segments=4))
    colors, hue = PALETTES[theme], ACCENTS[accent]
    parts.append(prism("display", rounded(*DISPLAY, CORNER - 0.22, 20), thick - 0.1, thick - 0.004,
                       display(find_screen(hue, shape, theme), strength)))
    metal = steel("phone keys", frame, 0.28)
    for x, y, long in ((1, 2.2, 1.5), (-1, 3.2, 0.9), (-1, 1.9, 0.9)):
        parts.append(box("phone key", (0.10, long, 0.26), (x * width / 2, y, thick / 2), metal, 0.04, 3))
    parts.append(prism("lens", circle(0.16, 40, 0, DISPLAY[1] / 2 - 0.52), thick - 0.1, thick - 0.003, glass))

    inks = {name: lit(f"screen {name}", colors[name], strength) for name in ("ink", "soft")}
    # White on amber would not be read.
    inks["button"] = lit("screen button", (0.06, 0.05, 0.03) if accent == "amber" else (1, 1, 1), strength)
    scale = DISPLAY[0] / WIDTH

    def write(body, size, x, y, ink, weight=400, align="LEFT"):
        """Letters at screen points; x is where they begin, y their middle."""
        at = ((x - WIDTH / 2) * scale, (HEIGHT / 2 - y) * scale, thick - 0.0035)
        parts.append(text(body, size * scale * 1.38, 0.001, inks[ink], at, align, font=sans(weight)))

    write("10:07", 17, 30, 30, "ink", 700)
    write(thing, 31, 28, SHEET_TOP + 48, "ink", 700)
    write(device, 17, WIDTH - 28, SHEET_TOP + 50, "soft", 400, "RIGHT")
    write(state, 24, 28, SHEET_TOP + 98, "ink")
    write(button, 29, WIDTH / 2, BUTTON_Y, "button", 700, "CENTER")
    return group("phone", parts)
