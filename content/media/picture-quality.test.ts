import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { pictureSizes } from "./picture-source.ts";
import { servedWidths } from "./picture-widths.ts";
import { type PictureName, pictures } from "./pictures.ts";

/**
 * Leather, wood, cloth, drops, weave, ribs, a map or rings up to the borders: no more than a twentieth of them is
 * plain.
 */
const grained: readonly string[] = [
  "carbon-button",
  "carbon-charging",
  "carbon-desk",
  "carbon-wallet",
  "carbon-weave",
  "design-luggage",
  "incard-glove",
  "incard-phone",
  "incard-pocket",
  "incard-water",
  "setup-near",
  "tagigo-luggage",
  "tagigo-phone",
];

/** Nothing on them is plain: cloth, or leather on wood, fills them. */
const covered: readonly string[] = ["carbon-door", "design-backpack", "incard-wallet", "tagigo-bag", "trio-table"];

/** Pictures that are close to a face of white plastic; what is whitest on them is that face. */
const white = ["hero-incard", "incard-hero", "incard-edge", "edge-proof", "edge-proof-tall"];

/** White plastic under one near lamp: its face runs into shade. */
const shaded = [
  "design-passport",
  "design-wallet",
  "incard-angle",
  "incard-back",
  "incard-button",
  "incard-glove",
  "incard-hero",
  "incard-phone",
  "incard-pocket",
  "incard-scale",
  "incard-speaker",
  "incard-top",
  "incard-wallet",
  "setup-press",
  "tagigo-family",
  "tagigo-white",
  "thumb-incard",
  "thumb-tagigo-white",
  "trio-table",
  // Its card is small, and half of it is behind the others: it is measured at 19.
  "trio-tall",
  "trio-wide",
];

const largest = (name: PictureName) =>
  join(import.meta.dirname, `../../public/images/${name}-${servedWidths(pictureSizes[name].width).at(-1)}.avif`);

let latest: { readonly name: PictureName; readonly image: Promise<Sharp> } | undefined;

/** A picture as it was decoded, which is most of the work: the tests of one picture share it. */
async function decoded(name: PictureName): Promise<Sharp> {
  if (latest?.name !== name) {
    const read = async (): Promise<Sharp> => {
      const { data, info } = await sharp(largest(name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return sharp(data, { raw: info });
    };
    latest = { name, image: read() };
  }
  return (await latest.image).clone();
}

/** On white paper, where it lacks a backdrop of its own. */
const shown = async (name: PictureName) => (await decoded(name)).flatten({ background: "white" });

/** A picture without its colors: the brightness of each pixel from 0 to 255, line by line. Sizes are in pixels. */
type Gray = { readonly pixels: Uint8Array; readonly width: number; readonly height: number };

/** Reads the brightness of a picture's pixels, at a width in pixels. */
async function brightness(name: PictureName, width: number): Promise<Gray> {
  const image = (await shown(name)).resize({ width }).greyscale();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Means of squares of four by four pixels: finer grain than eight bits can show doesn't count. */
function coarse({ pixels, width, height }: Gray) {
  const columns = Math.floor(width / 4);
  const rows = Math.floor(height / 4);
  const means = new Float64Array(columns * rows);
  for (let y = 0; y < rows * 4; y++)
    for (let x = 0; x < columns * 4; x++) {
      const cell = (y >> 2) * columns + (x >> 2);
      means[cell] = (means[cell] ?? 0) + (pixels[y * width + x] ?? 0) / 16;
    }
  return { pixels: means, width: columns, height: rows };
}

const side = 12;
const line = Array.from({ length: side }, (_, i) => i - (side - 1) / 2);
const flat = line.map(() => 1);
const bow = line.map((x) => x ** 2 - (side ** 2 - 1) / 12);

/** The even slopes and bows of light that a plain surface may have, each of length one. */
const slopes = [
  [flat, flat],
  [line, flat],
  [flat, line],
  [line, line],
  [bow, flat],
  [flat, bow],
].map(([across = [], down = []]) => {
  const shape = down.flatMap((y) => across.map((x) => x * y));
  return shape.map((value) => value / Math.hypot(...shape));
});

const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/**
 * How far the calm share of a picture is from even light: clouds, grain and steps. An eight-bit step alone makes 0.29.
 * What has no light of its own, burnt out or drawn by a program, doesn't count.
 */
function clouds(gray: Gray, share: number): number {
  const { pixels, width, height } = coarse(gray);
  const uneven: number[] = [];
  for (let top = 0; top + side <= height; top += side)
    for (let left = 0; left + side <= width; left += side) {
      const block = line.flatMap((_, y) => [
        ...pixels.subarray((top + y) * width + left, (top + y) * width + left + side),
      ]);
      const rest = slopes.reduce((sum, slope) => sum - dot(block, slope) ** 2, dot(block, block));
      if (rest > 0.01) uneven.push(Math.sqrt(rest) / side);
    }
  return uneven.sort((a, b) => a - b)[Math.floor(uneven.length * share)] ?? Number.POSITIVE_INFINITY;
}

/** The steepest step to the next pixel but one, across or down, besides the steepest thousandth. */
function sharpness({ pixels, width }: Gray): number {
  const steps = pixels.map((value, index) => {
    const across = index % width < width - 2 ? Math.abs((pixels[index + 2] ?? value) - value) : 0;
    const down = Math.abs((pixels[index + 2 * width] ?? value) - value);
    return Math.max(across, down);
  });
  return steps.sort()[Math.floor(steps.length * 0.999)] ?? 0;
}

/**
 * By how much white plastic differs in brightness, of 255, besides its darkest tenth and its brightest twentieth. White
 * plastic is what is bright, nearly gray and no backdrop.
 */
async function depthOfWhite(name: PictureName): Promise<number> {
  const data = await (await decoded(name)).resize({ width: 400 }).raw().toBuffer();
  const whites: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    const isGray = Math.max(red, green, blue) - Math.min(red, green, blue) < 14;
    if (alpha === 255 && green > 185 && isGray) whites.push(green);
  }
  whites.sort((a, b) => a - b);
  const share = (part: number) => whites[Math.floor(whites.length * part)] ?? 0;
  return share(0.95) - share(0.1);
}

/**
 * How steep the page's color comes and goes where nothing stands near: a step of this size means that a piece of the
 * product was taken for backdrop. Besides the steepest thousandth, of 255.
 */
async function stepsInShade(name: PictureName): Promise<number> {
  const width = 800;
  const shade = (await decoded(name)).resize({ width }).extractChannel("alpha");
  const alpha = await shade.clone().raw().toBuffer();
  const opaque = await shade.clone().threshold(200).png().toBuffer();
  const near = await sharp(opaque).blur(8).greyscale().raw().toBuffer();
  const steps: number[] = [];
  near.forEach((value, at) => {
    // The right border has no next pixel but one: what follows it is the left border of the next line.
    for (const next of at % width < width - 2 ? [at + 2, at + 2 * width] : [at + 2 * width])
      if (value === 0 && near[next] === 0) steps.push(Math.abs((alpha[at] ?? 0) - (alpha[next] ?? 0)));
  });
  return Uint8Array.from(steps).sort()[Math.floor(steps.length * 0.999)] ?? Number.POSITIVE_INFINITY;
}

describe.each(Object.keys(pictures).filter((name): name is PictureName => Object.hasOwn(pictures, name)))(
  "picture %s",
  (name) => {
    it.skipIf(covered.includes(name))("has no clouds where it is plain", async () => {
      const gray = await brightness(name, pictureSizes[name].width);
      expect(clouds(gray, grained.includes(name) ? 0.05 : 0.2)).toBeLessThan(0.3);
    });

    it("has a crisp edge", async () => {
      expect(sharpness(await brightness(name, Math.min(1200, pictureSizes[name].width)))).toBeGreaterThan(25);
    });

    it.runIf(pictures[name].backdrop)("lets the page's color through around the product alone", async () => {
      expect(await stepsInShade(name)).toBeLessThan(40);
    });

    it.runIf(white.includes(name))("shows white plastic white, unclipped and neutral", async () => {
      const data = await (await shown(name)).resize({ width: 400 }).raw().toBuffer();
      const pixels = Array.from({ length: data.length / 3 }, (_, i) => [...data.subarray(3 * i, 3 * i + 3)]);
      const [red = 0, green = 0, blue = 0] =
        pixels.sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))[Math.floor(pixels.length * 0.98)] ?? [];
      expect(green).toBeGreaterThan(228);
      expect(green).toBeLessThan(248);
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(10);
    });

    it.runIf(shaded.includes(name))("lets white plastic run into shade", async () => {
      expect(await depthOfWhite(name)).toBeGreaterThan(name === "trio-tall" ? 18 : 20);
    });
  },
);
