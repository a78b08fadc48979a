"""Two half renders, each cleaned with weights from the other (non-local means).

Debian's Blender ships without OpenImageDenoise. Two renders with different seeds
let the difference between them measure the noise, so that detail that both agree
on stays and grain that they disagree on goes. numpy only.
"""
import os
import shutil
import tempfile

import bpy
import numpy as np

LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def box_blur(image, radius):
    """Mean over a square window."""
    pad = ((radius + 1, radius), (radius + 1, radius)) + ((0, 0),) * (image.ndim - 2)
    k = 2 * radius + 1
    if k <= 5:
        # Few rows: adding shifted copies is quicker than running sums.
        rows = np.pad(image, ((radius, radius), (radius, radius)) + ((0, 0),) * (image.ndim - 2), mode="edge")
        rows = sum(rows[i:rows.shape[0] - 2 * radius + i] for i in range(k))
        return sum(rows[:, i:rows.shape[1] - 2 * radius + i] for i in range(k)) * np.float32(1 / (k * k))
    sums = np.pad(image, pad, mode="edge").cumsum(0, dtype=np.float64).cumsum(1)
    window = sums[k:, k:] - sums[:-k, k:] - sums[k:, :-k] + sums[:-k, :-k]
    return (window / (k * k)).astype(np.float32)


def load(path):
    """Reads an EXR as height x width x 4 floats, untouched by color management."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def half_render(folder, seed, samples):
    """One render with the seed; gives color, albedo and normal."""
    scene = bpy.context.scene
    scene.cycles.seed = seed
    scene.cycles.samples = samples
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    writer = tree.nodes.new("CompositorNodeOutputFile")
    writer.base_path = folder
    writer.format.file_format = "OPEN_EXR"
    writer.format.color_depth = "32"
    writer.format.color_mode = "RGBA"
    writer.format.exr_codec = "NONE"
    writer.file_slots.clear()
    names = []
    for short, name in (("color", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
        writer.file_slots.new(f"{seed}-{short}-")
        tree.links.new(layers.outputs[name], writer.inputs[-1])
        names.append(f"{seed}-{short}-{scene.frame_current:04d}.exr")
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])
    bpy.ops.render.render()
    return [load(os.path.join(folder, name))[..., :3] for name in names]


def cross_filter(first, second, features, reach=5, patch=2, strength=0.55, feature_strength=0.6):
    """Filters each half with weights from the other; gives the mean of both.

    The two halves share the comparison of features at each offset, which is most of the work.
    """
    height, width, _ = first.shape
    variance = box_blur(((first - second) ** 2) * 0.5, 3) + 1e-7
    edge = ((reach, reach), (reach, reach), (0, 0))
    padded_ = [np.pad(image, edge, mode="reflect") for image in (variance, features, first, second)]
    guides = (first, second)
    sums = [np.zeros_like(first), np.zeros_like(first)]
    weights = [np.zeros((height, width, 1), np.float32) for _ in guides]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dx * dx + dy * dy > reach * reach + 1:
                continue
            window = (slice(reach + dy, reach + dy + height), slice(reach + dx, reach + dx + width))
            other, there, *halves = (image[window] for image in padded_)
            apart = features - there
            apart = np.einsum("ijk,ijk->ij", apart, apart)[..., None] * (1 / (feature_strength ** 2 * 0.02))
            expected = variance + np.minimum(variance, other)
            scale = 1 / (1e-6 + strength * strength * (variance + other))
            for index, guide in enumerate(guides):
                gap = guide - halves[index]
                gap *= gap
                gap -= expected
                gap *= scale
                gap = box_blur(np.einsum("ijk->ij", gap)[..., None] * (1 / 3), patch)
                weight = np.exp(-np.maximum(gap, apart))
                sums[index] += weight * halves[1 - index]
                weights[index] += weight
    return sum(s / w for s, w in zip(sums, weights)) / 2


def pool(image, factor):
    """Mean of factor x factor blocks; the image's sides are multiples of the factor (see padded)."""
    height, width, channels = image.shape
    return image.reshape(height // factor, factor, width // factor, factor, channels).mean((1, 3))


def padded(image, factor):
    """The image with its last rows and columns repeated up to a multiple of the factor."""
    height, width, _ = image.shape
    return np.pad(image, ((0, -height % factor), (0, -width % factor), (0, 0)), mode="edge")


def spread_out(image, factor):
    """The inverse of pool, without visible blocks."""
    return box_blur(np.repeat(np.repeat(image, factor, 0), factor, 1), factor // 2)


def clean_all(first, second, features, strength, factor=3):
    """Fine detail from the full size, calm surfaces from a third of it.

    A small window cannot see blotches larger than itself. The same filter on the
    pooled halves can; the low frequencies are taken from there.
    """
    height, width, _ = first.shape
    first, second, features = (padded(x, factor) for x in (first, second, features))
    fine = cross_filter(first, second, features, reach=4, strength=strength)
    coarse = cross_filter(*(pool(x, factor).astype(np.float32) for x in (first, second, features)),
                          reach=7, patch=1, strength=strength * 1.15, feature_strength=0.35)
    clean = fine + spread_out(coarse - pool(fine, factor), factor).astype(np.float32)
    return clean[:height, :width]


def save(pixels, path):
    """Writes scene-linear pixels through the scene's view transform."""
    height, width, _ = pixels.shape
    image = bpy.data.images.new("master", width, height, alpha=True, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    alpha = np.ones((height, width, 1), np.float32)
    image.pixels.foreach_set(np.concatenate([pixels, alpha], -1).astype(np.float32).ravel())
    image.update()
    image.save_render(path, scene=bpy.context.scene)
    bpy.data.images.remove(image)


def render_clean(path, strength=0.55, saturation=1.0):
    """Renders the scene twice with half the samples each, cleans and saves it."""
    scene = bpy.context.scene
    half = max(4, scene.cycles.samples // 2)
    folder = tempfile.mkdtemp(prefix="imagery-")
    try:
        a = half_render(folder, 1, half)
        b = half_render(folder, 2, half)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    features = np.concatenate([box_blur((a[1] + b[1]) / 2, 1) * 0.8,
                               box_blur((a[2] + b[2]) / 2, 1) * 0.25], -1).astype(np.float32)
    clean = clean_all(*(np.log1p(np.maximum(x, 0) * 8) for x in (a[0], b[0])), features, strength)
    clean = np.expm1(clean) / 8
    gray = (clean * LUMA).sum(-1, keepdims=True)
    save(np.maximum(gray + (clean - gray) * saturation, 0), path)
