"""Renders shots by name. Started inside Blender by run.ts:

    blender -b --factory-startup -P imagery/render.py -- NAME... [--draft] [--width N] [--samples N] [--threads N] [--out FOLDER]
"""
import argparse
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from denoise import render_clean  # noqa: E402
from shots import SHOTS  # noqa: E402
from studio import camera, open_studio  # noqa: E402


def parse():
    """The arguments after Blender's own `--`."""
    own = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("names", nargs="+")
    parser.add_argument("--draft", action="store_true", help="600 x 450 with few samples")
    parser.add_argument("--width", type=int, default=1200, help="the shot says how high it is for its width")
    parser.add_argument("--samples", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", default=os.path.join(HERE, "out"))
    return parser.parse_args(own)


def shoot(name, options):
    """Builds one shot's scene and writes OUT/name.png."""
    shot = SHOTS[name]
    width = 600 if options.draft else options.width
    height = round(width * shot.shape)
    samples = options.samples or (20 if options.draft else shot.samples)
    open_studio(width, height, samples, shot.exposure, shot.look, options.threads)
    started = time.time()
    shot.scene(**shot.arguments)
    camera(**shot.camera)
    os.makedirs(options.out, exist_ok=True)
    path = os.path.join(options.out, f"{name}.png")
    render_clean(path, shot.strength, shot.saturation)
    print(f"SHOT {name} {width}x{height} {samples} spp {time.time() - started:.0f} s", flush=True)


def main():
    """Renders every named shot; `all` means the whole list. Exits 1 on an unknown name."""
    options = parse()
    names = list(SHOTS) if options.names == ["all"] else options.names
    unknown = [name for name in names if name not in SHOTS]
    if unknown:
        print(f"No such shot: {', '.join(unknown)}. Known: {', '.join(SHOTS)}")
        sys.exit(1)
    for name in names:
        shoot(name, options)


main()
