"""Renders shots by name with Blender as a Python module; run.ts starts it:

    python imagery/render.py NAME... [--draft] [--width N] [--samples N] [--threads N] [--mask] [--out FOLDER]
"""
import argparse
import os
import sys
import time

import bpy

from shots import SHOTS
from silhouette import write_silhouette
from studio import OVERSIZE, camera, open_studio

HERE = os.path.dirname(os.path.abspath(__file__))


def parse():
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("names", nargs="+")
    parser.add_argument("--draft", action="store_true", help="600 pixels wide with few samples")
    parser.add_argument("--width", type=int, default=0, help="instead of the shot's own; the shot says how high it is for it")
    parser.add_argument("--samples", type=int, default=0)
    parser.add_argument("--threads", type=int, default=0, help="of the processor; all where it isn't given")
    parser.add_argument("--mask", action="store_true", help="only where the backdrop is seen, for a master that exists")
    parser.add_argument("--out", default=os.path.join(HERE, "out"))
    return parser.parse_args()


def shoot(name, options):
    """Builds one shot's scene and writes OUT/name.png; where the page colors its backdrop, OUT/name.backdrop.svg too."""
    shot = SHOTS[name]
    width = options.width or (600 if options.draft else shot.width)
    samples = options.samples or (8 if options.draft else shot.samples)
    rendered = round(width * OVERSIZE)
    scene = open_studio(rendered, round(rendered * shot.shape), samples, shot.exposure, shot.look, shot.saturation)
    if options.threads:
        scene.render.threads_mode, scene.render.threads = "FIXED", options.threads
    started, cpu = time.time(), time.process_time()
    shot.scene(**shot.arguments)
    camera(**shot.camera)
    built = time.process_time()
    scene.render.filepath = os.path.join(options.out, f"{name}.png")
    if not options.mask:
        bpy.ops.render.render(write_still=True)
    if shot.backdrop:
        write_silhouette(scene, os.path.join(options.out, f"{name}.backdrop.svg"))
    print(f"SHOT {name} {width} px {samples} spp: built {built - cpu:.0f}, all {time.process_time() - cpu:.0f} s of "
          f"processor time, {time.time() - started:.0f} s", flush=True)


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
