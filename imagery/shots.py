"""The shot list: every picture of the site as data.

One entry = one picture: which arrangement, its arguments, the camera. A new
angle or color is one more entry (and its words in content/media/pictures.json).
"""
from dataclasses import dataclass, field
from functools import partial
from typing import Callable

from materials import wood
from scenes import battery, cards, cartons, edge, everyday, held, tags, tagsets, together


@dataclass(frozen=True)
class Shot:
    """What one picture needs; camera holds the arguments of studio.camera."""
    scene: Callable[..., None]
    camera: dict
    arguments: dict = field(default_factory=dict)
    exposure: float = 0.45
    look: str = "Medium High Contrast"
    # More where a phone's type is read, or what glitters is fine.
    samples: int = 6
    # Pixels: 2400 for what is shown wider than 800 CSS pixels.
    width: int = 1600
    saturation: float = 1.12
    # Height by width.
    shape: float = 0.75
    # The page colors what is seen of the backdrop, light or dark.
    backdrop: bool = False


SLATE = (0.17, 0.23, 0.31)
# From straight above, where the paper takes the key as fully as the card does.
DEEP_SLATE = (0.095, 0.145, 0.215)
BLUE, BLUE_LINE = (0.030, 0.09, 0.44), (0.17, 0.31, 0.85)
GRAPHITE, GRAPHITE_LINE = (0.055, 0.057, 0.062), (0.42, 0.22, 0.06)
SHADE = (0.16, 0.17, 0.185)

LEAN_LEFT = dict(at=(2.2, -28, 7.0), target=(0.35, 0.3, 2.2), lens=86, focus=(-0.3, -0.9, 2.3), fstop=0.30)
LEAN_RIGHT = dict(at=(-2.2, -28, 7.0), target=(-0.35, 0.3, 2.2), lens=86, focus=(0.3, -0.9, 2.3), fstop=0.30)
HERO_LEFT = dict(at=(2.6, -31, 9.6), target=(0.3, 0.4, 1.95), lens=92, focus=(-0.3, -0.9, 2.3), fstop=0.30)
HERO_RIGHT = dict(at=(-2.6, -31, 9.6), target=(-0.3, 0.4, 1.95), lens=92, focus=(0.3, -0.9, 2.3), fstop=0.30)
ABOVE = dict(at=(0, -3.0, 31), target=(0, -0.05, 0), lens=88, fstop=0.4)
TABLE = dict(at=(-3.5, -14, 26.5), target=(0.5, 0.45, 0.3), lens=78, focus=(1.0, 1.5, 0.6), fstop=0.35)
SOLO = dict(at=(1.5, -22, 5.4), target=(0.0, 0, 1.6), lens=108, focus=(0, -0.4, 1.7), fstop=0.26)

STEP = dict(at=(0, -13, 23), target=(0.0, -0.4, 0), lens=54, focus=(1, -1, 0.6), fstop=0.4)

BATTERY = dict(at=(2.4, -18, 9), target=(0.85, -0.1, 0.3), lens=112, focus=(0.4, -1.2, 0.4), fstop=0.5)

CARTON = dict(at=(0.5, -25, 32), target=(0.3, 0.9, 0.5), lens=59, focus=(-3, -1.2, 1.2), fstop=0.4)

# Shown wider than 800 CSS pixels.
WIDE = dict(width=2400, samples=5)

THUMB = dict(at=(0, -3.0, 31), target=(0, -0.02, 0), lens=97, fstop=0.4)
SMALL = dict(width=800, samples=10, shape=1.0)

DARK = dict(look="High Contrast", exposure=0.25)
BRIGHT = dict(look="High Contrast", exposure=0.72)
# For a white card whose face runs into shade.
DAY = dict(look="High Contrast", exposure=0.45)
# Darker than tan leather.
WALNUT = partial(wood, light=(0.105, 0.058, 0.033), dark=(0.030, 0.016, 0.009))

NAVY = (0.035, 0.055, 0.10)

SHOTS = {
    # Home page heroes: scenes with their own paper, in each product's accent.
    "hero-incard": Shot(cards.lean, HERO_LEFT, dict(face="incard", block=(0.016, 0.045, 0.22), color=BLUE, line=BLUE_LINE), **DAY, **WIDE),
    "hero-tagigo": Shot(tags.hero, dict(at=(1.5, -36, 14.0), target=(0.0, -0.3, 1.05), lens=102, focus=(0.5, -0.9, 1.7), fstop=0.3), exposure=0.5, **WIDE),
    "hero-carbon": Shot(cards.lean, HERO_RIGHT, dict(face="carbon", block=(0.03, 0.031, 0.034), turn=20, shift=-3.0, color=GRAPHITE, line=GRAPHITE_LINE, light="top", eye=HERO_RIGHT["at"]), look="High Contrast", exposure=0.5, **WIDE),

    # InCard Finder.
    "incard-hero": Shot(cards.lean, LEAN_LEFT, dict(face="incard", block=NAVY, color=SLATE), **DAY, **WIDE),
    "incard-angle": Shot(cards.stood, dict(at=(-6, -27, 9.5), target=(0, 0.3, 2.6), lens=80, focus=(-0.5, -0.5, 3.0), fstop=0.26), dict(face="incard", block=(0.26, 0.145, 0.075), turn=24, color=(0.36, 0.305, 0.24)), **DAY, backdrop=True),
    "incard-top": Shot(cards.flatlay, ABOVE, dict(face="incard", color=DEEP_SLATE, turn=-10, eye=ABOVE["at"]), look="High Contrast", exposure=0.85),
    "incard-edge": Shot(edge.beside_coin, dict(at=(3.2, -26, 4.3), target=(4.75, -1.6, 0.55), lens=148, focus=(5.2, -2.0, 0.1), fstop=0.8), dict(color=SLATE), **BRIGHT),
    "edge-proof": Shot(edge.on_bank_cards, dict(at=(4.0, -28, 3.7), target=(3.55, -2.2, 0.40), lens=222, focus=(3.2, -2.3, 0.2), fstop=1.0), dict(color=SLATE), **BRIGHT, **WIDE, shape=1033 / 2400),
    "edge-proof-tall": Shot(edge.on_bank_cards, dict(at=(5.0, -27, 6.4), target=(3.3, -1.9, 0.35), lens=225, focus=(3.3, -2.2, 0.2), fstop=1.0), dict(color=SLATE), **BRIGHT, width=1600, shape=1920 / 1560),
    "incard-wallet": Shot(everyday.wallet, {**TABLE, "target": (0.7, 1.6, 0.3), "lens": 90}, dict(face="incard", table=WALNUT), look="High Contrast", exposure=0.2),
    "incard-glove": Shot(held.gloved, dict(at=(-1.5, -40, 27), target=(2.0, 0.5, 6.3), lens=78, focus=(-0.6, -3, 9.5), fstop=0.30), look="High Contrast", exposure=0.25, samples=7),
    "incard-button": Shot(cards.flatlay, dict(at=(4.4, -12.5, 9.0), target=(2.25, -1.75, 0.1), lens=100, focus=(2.75, -2.0, 0.17), fstop=0.16), dict(face="incard", color=DEEP_SLATE, turn=-10, at=(3.0, -2.4), near=0.62), **DAY),
    "incard-speaker": Shot(cards.flatlay, dict(at=(5.4, -9.5, 8.6), target=(2.75, 1.15, 0.1), lens=100, focus=(2.95, 1.15, 0.17), fstop=0.16), dict(face="incard", color=DEEP_SLATE, turn=-10, at=(3.2, 0.9), near=0.62), **DAY),
    "incard-back": Shot(cards.lean, LEAN_RIGHT, dict(face="incard-back", block=(0.16, 0.125, 0.09), turn=20, shift=-3.0, color=(0.36, 0.305, 0.24), even=True), **DAY, backdrop=True),
    "incard-scale": Shot(cards.keyed, dict(at=(0.8, -15, 28), target=(1.35, -0.3, 0), lens=69, focus=(0.5, 0, 0.1), fstop=0.4), dict(color=DEEP_SLATE), look="High Contrast", exposure=0.8),

    "incard-phone": Shot(everyday.beside_phone, dict(at=(-3.0, -25, 22), target=(0.0, -0.5, 0.2), lens=60, focus=(-2.7, -2.4, 0.3), fstop=0.6), dict(face="incard", color=DEEP_SLATE, accent="blue", device="InCard Finder"), look="High Contrast", exposure=0.9),
    "incard-water": Shot(cards.wet, dict(at=(3.6, -16, 10.5), target=(0.35, -0.25, 0.1), lens=64, focus=(0.8, -1.0, 0.2), fstop=0.6), dict(face="incard", color=(0.05, 0.085, 0.14)), look="High Contrast", exposure=0.5, samples=7, width=2400),
    "incard-pocket": Shot(everyday.cloth_pocket, dict(at=(-2.5, -14, 25), target=(0.3, 0.2, 0.3), lens=72, focus=(0.5, 1.6, 0.5), fstop=0.4), **DAY),
    "incard-box": Shot(cartons.card, CARTON, dict(face="incard", name="InCard Finder", accent=(0.045, 0.13, 0.56), paper=DEEP_SLATE, eye=CARTON["at"]), look="High Contrast", exposure=0.7),

    # Tagigo: one arrangement, four colors.
    "tagigo-black": Shot(tags.solo, SOLO, dict(color="Black"), exposure=0.75, **WIDE, backdrop=True),
    "tagigo-white": Shot(tags.solo, SOLO, dict(color="White"), exposure=0.6, **WIDE, backdrop=True),
    "tagigo-pink": Shot(tags.solo, SOLO, dict(color="Pink"), exposure=0.75, **WIDE, backdrop=True),
    "tagigo-blue": Shot(tags.solo, SOLO, dict(color="Blue"), exposure=0.75, **WIDE, backdrop=True),
    "tagigo-family": Shot(tags.family, dict(at=(1.5, -39, 8.4), target=(0.05, 0.2, 1.85), lens=94, focus=(0, -0.3, 1.8), fstop=0.3), exposure=0.55, backdrop=True),
    "tagigo-keys": Shot(held.keys_on_finger, dict(at=(-3, -48, 11), target=(-7.2, 0, 5.9), lens=104, focus=(-8, -5, 5), fstop=0.5), exposure=0.5, samples=5),
    "tagigo-bag": Shot(tags.bag, dict(at=(-3.2, -21.5, 8.5), target=(0.2, 0.8, 0.45), lens=74, focus=(0, 0.8, -0.4), fstop=0.24), dict(color="Blue"), exposure=0.65),
    "tagigo-luggage": Shot(tags.luggage, dict(at=(-4.0, -25, 3.0), target=(0.3, 1.0, 0.95), lens=62, focus=(0, 0.8, -0.8), fstop=0.24), dict(color="White")),
    "tagigo-collar": Shot(tags.dog_collar, dict(at=(-1.5, -27, 1.6), target=(0.3, 0, 1.35), lens=74, focus=(0, -0.6, -0.6), fstop=0.3), dict(color="Blue"), exposure=0.8, backdrop=True),

    "tagigo-scale": Shot(tagsets.scale, dict(at=(4.4, -9, 24), target=(4.95, 0.2, 0), lens=70, focus=(3, 1, 0.4), fstop=0.4), exposure=0.75, backdrop=True),
    "tagigo-phone": Shot(tagsets.beside_phone, dict(at=(1.2, -19, 25), target=(0.8, -1.3, 0), lens=60, focus=(1.5, -2, 0.6), fstop=0.4), exposure=0.6, samples=10),
    "tagigo-box": Shot(cartons.tag, dict(at=(1.0, -20, 24), target=(0.7, -0.6, 0.6), lens=66, focus=(-1, -0.6, 1.5), fstop=0.4), exposure=0.75, backdrop=True),
    "tagigo-pack": Shot(cartons.pack, dict(at=(1.0, -22, 26), target=(0.25, -0.4, 0.6), lens=59, focus=(-3, -0.6, 1.6), fstop=0.4), exposure=0.75, backdrop=True),
    "setup-press": Shot(tagsets.step_press, {**STEP, "lens": 80}, exposure=0.75, width=1200, backdrop=True),
    "setup-near": Shot(tagsets.step_near, STEP, exposure=0.75, width=1200, samples=10, backdrop=True),
    "setup-named": Shot(tagsets.step_named, STEP, exposure=0.75, width=1200, samples=10, backdrop=True),

    # Square, the product at four fifths of the frame: for menus, cart, thumbnails.
    "thumb-incard": Shot(cards.flatlay, THUMB, dict(face="incard", color=DEEP_SLATE, turn=-20, eye=THUMB["at"]), look="High Contrast", exposure=0.85, **SMALL),
    "thumb-carbon": Shot(cards.flatlay, THUMB, dict(face="carbon", color=(0.10, 0.104, 0.11), turn=-20, eye=THUMB["at"]), look="High Contrast", exposure=0.5, **SMALL),
    **{f"thumb-tagigo-{color.lower()}": Shot(tagsets.top, dict(at=(0.4, -7, 23), target=(0, 0.05, 0.4), lens=196, fstop=0.6), dict(color=color), exposure=0.75, backdrop=True, **SMALL)
       for color in ("Black", "White", "Pink", "Blue")},

    # What comes off for a new cell, and the three steps.
    "tagigo-open": Shot(battery.parts, dict(at=(0.6, -15, 17), target=(0.35, -0.1, 0.1), lens=78, focus=(0, -0.6, 0.4), fstop=0.4), exposure=0.75, backdrop=True),
    "battery-coin": Shot(battery.step_coin, BATTERY, exposure=0.75, width=1200, backdrop=True),
    "battery-cell": Shot(battery.step_cell, {**BATTERY, "at": (1.2, -14, 16), "target": (0.0, -0.1, 0.2)}, exposure=0.75, width=1200, backdrop=True),
    "battery-click": Shot(battery.step_click, {**BATTERY, "target": (0.0, -0.1, 0.4)}, exposure=0.75, width=1200, backdrop=True),

    # All three trackers, for the home page and for sharing.
    "trio-wide": Shot(together.wide, dict(at=(0, -46, 10.5), target=(0, 0, 2.75), lens=78, focus=(0, -1.6, 2.6), fstop=0.35), dict(eye=(0, -46, 10.5)), look="High Contrast", exposure=0.55, shape=0.54, **WIDE, backdrop=True),
    "trio-tall": Shot(together.tall, dict(at=(-1.5, -46, 13.5), target=(0.2, 0, 4.5), lens=92, focus=(0, -3, 3.4), fstop=0.35), dict(eye=(-1.5, -46, 13.5)), look="High Contrast", exposure=0.5, shape=1.25, backdrop=True),

    "trio-table": Shot(together.table, dict(at=(0, -20, 30), target=(0.1, -0.1, 0.1), lens=46, focus=(0, -0.8, 0.4), fstop=0.5), dict(eye=(0, -20, 30)), look="High Contrast", exposure=0.42, shape=0.42, **WIDE),

    # Carbon Finder.
    "carbon-hero": Shot(cards.lean, LEAN_RIGHT, dict(face="carbon", block=(0.055, 0.057, 0.062), turn=20, shift=-3.0, color=(0.045, 0.047, 0.052), light="rim"), look="High Contrast", exposure=0.6, **WIDE),
    "carbon-rings": Shot(cards.flatlay, dict(at=(0, -17, 22), target=(0, 0.9, 0), lens=47, focus=(0, -1.0, 0.17), fstop=0.5), dict(face="carbon", color=GRAPHITE, turn=-8, line=GRAPHITE_LINE, eye=(0, -17, 22)), look="High Contrast", exposure=0.55, **WIDE),
    "carbon-rain": Shot(cards.wet, dict(at=(3.6, -16, 10.5), target=(0.35, -0.25, 0.1), lens=64, focus=(0.8, -1.0, 0.2), fstop=0.6), dict(face="carbon", color=(0.035, 0.037, 0.042), eye=(3.6, -16, 10.5), glare=0.45), look="High Contrast", exposure=0.55, samples=7, width=2400),
    "carbon-coil": Shot(cards.dark_flat, dict(at=(1.5, -15, 20.5), target=(0.0, 0, 0), lens=84, focus=(0, -0.4, 0.17), fstop=0.4), dict(face="carbon-back", turn=-14, shine=0.6, eye=(1.5, -15, 20.5)), look="High Contrast"),
    "carbon-charging": Shot(cards.charging, dict(at=(-3.5, -19, 17.5), target=(0.45, 0.0, 0.2), lens=78, focus=(0, -1.0, 0.85), fstop=0.26), dict(eye=(-3.5, -19, 17.5)), look="High Contrast"),
    "carbon-edge": Shot(cards.stood, dict(at=(-7.2, -26, 6.4), target=(0.0, -0.6, 2.6), lens=80, focus=(-1.85, -3.8, 3.0), fstop=1.3), dict(face="carbon", block=(0.03, 0.031, 0.034), turn=57, tilt=84, color=SHADE, light="dark", wash=5000, with_coin=(1.9, -3.6, 0)), **DARK, samples=12),
    "carbon-weave": Shot(cards.dark_flat, dict(at=(0.4, -8.5, 11.5), target=(-1.5, 0.7, 0.1), lens=84, focus=(-2.0, 1.0, 0.17), fstop=0.5), dict(face="carbon", turn=-20, eye=(0.4, -8.5, 11.5), spot=(-0.4, 0.0)), look="High Contrast"),
    "carbon-wallet": Shot(everyday.black_wallet, dict(at=(3.5, -14, 26.5), target=(-0.4, 0.45, 0.3), lens=78, focus=(-0.8, 1.5, 0.6), fstop=0.35), dict(face="carbon", eye=(3.5, -14, 26.5)), look="High Contrast"),
    "carbon-pair": Shot(cards.pair, dict(at=(-5.5, -35, 12.0), target=(0.1, 0.2, 2.5), lens=76, focus=(1.5, -1.6, 3.0), fstop=0.35), dict(eye=(-5.5, -35, 12.0)), look="High Contrast", exposure=0.5),
    "carbon-dark": Shot(cards.lean, LEAN_LEFT, dict(face="carbon", block=(0.012, 0.012, 0.013), color=(0.012, 0.0122, 0.0135), light="night"), look="High Contrast", exposure=0.9),
    "carbon-top": Shot(cards.flatlay, ABOVE, dict(face="carbon", color=(0.10, 0.104, 0.11), turn=10, eye=ABOVE["at"]), look="High Contrast"),
    "carbon-desk": Shot(everyday.desk, dict(at=(-4.0, -21, 22), target=(0.3, -1.2, 0.6), lens=72, focus=(-0.6, -1.2, 1.4), fstop=0.3), dict(eye=(-4.0, -21, 22))),
    "carbon-button": Shot(cards.dark_flat, dict(at=(4.4, -12.0, 9.0), target=(2.3, -1.8, 0.1), lens=100, focus=(2.75, -2.1, 0.17), fstop=0.16), dict(face="carbon", turn=-12, eye=(4.4, -12.0, 9.0), spot=(0.2, -0.2), shine=0.5, swing=62), look="High Contrast"),
    "carbon-back": Shot(cards.lean, LEAN_LEFT, dict(face="carbon-back", block=(0.05, 0.05, 0.055), color=(0.085, 0.088, 0.095), light="top", eye=LEAN_LEFT["at"]), look="High Contrast", exposure=0.5, samples=5),

    "carbon-phone": Shot(everyday.beside_phone, dict(at=(-3.0, -25, 22), target=(0.0, -0.5, 0.2), lens=60, focus=(-2.7, -2.4, 0.3), fstop=0.6), dict(face="carbon", color=(0.055, 0.057, 0.062), line=GRAPHITE_LINE, accent="amber", device="Carbon Finder", theme="dark", eye=(-3.0, -25, 22)), look="High Contrast"),
    "carbon-box": Shot(cartons.card, CARTON, dict(face="carbon", name="Carbon Finder", accent=(0.62, 0.33, 0.07), paper=SHADE, eye=CARTON["at"]), look="High Contrast"),
    "carbon-door": Shot(everyday.by_the_door, dict(at=(2.5, -16, 25), target=(0.3, 0.5, 0.3), lens=54, focus=(-1.0, 1.5, 0.6), fstop=0.4), dict(face="carbon", eye=(2.5, -16, 25)), look="High Contrast"),

    # Versatile design: the same arrangements elsewhere.
    "design-wallet": Shot(everyday.black_wallet, dict(at=(-3.5, -16, 24.0), target=(0.4, 0.6, 0.3), lens=74, focus=(0.8, 1.5, 0.6), fstop=0.35), dict(face="incard", color=(0.030, 0.066, 0.19), turn=-14), look="High Contrast", exposure=0.2),
    "design-keys": Shot(tagsets.keys_flat, dict(at=(0.5, -12, 24), target=(0.85, -0.6, 0), lens=54, focus=(-0.5, -1.0, 0.5), fstop=0.4), dict(), **WIDE),
    "design-luggage": Shot(tags.luggage, dict(at=(3.6, -24, 3.4), target=(-0.1, 1.0, 0.75), lens=64, focus=(0, 0.8, -0.8), fstop=0.24), dict(color="Black", shell=(0.62, 0.36, 0.10))),
    "design-backpack": Shot(tags.bag, dict(at=(3.4, -21.5, 8.5), target=(-0.2, 0.8, 0.45), lens=74, focus=(0, 0.8, -0.4), fstop=0.24), dict(color="Pink", cloth=(0.045, 0.075, 0.15)), exposure=0.65),
    "design-passport": Shot(everyday.travel, dict(at=(-2.5, -15, 27), target=(0.6, -0.4, 0.2), lens=74, focus=(2.0, -1.6, 0.4), fstop=0.4), dict(), look="High Contrast", exposure=0.8, backdrop=True),
}
