import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { servedWidths } from "./picture-limits.ts";
import { pictureSizes } from "./picture-source.ts";
import { pictures } from "./pictures.ts";

/** Rendered before the renderer had a denoiser of its own. Who renders one anew takes its name out. */
const former: readonly string[] = [
  "hero-carbon",
  "incard-angle",
  "incard-top",
  "incard-wallet",
  "incard-in-wallet",
  "incard-button",
  "incard-speaker",
  "incard-box",
  "incard-back",
  "incard-scale",
  "tagigo-black",
  "tagigo-white",
  "tagigo-pink",
  "tagigo-blue",
  "tagigo-family",
  "tagigo-bag",
  "tagigo-luggage",
  "tagigo-phone",
  "tagigo-scale",
  "tagigo-box",
  "setup-press",
  "setup-near",
  "setup-named",
  "trio-wide",
  "trio-tall",
  "carbon-hero",
  "carbon-coil",
  "carbon-charging",
  "carbon-edge",
  "carbon-weave",
  "carbon-wallet",
  "carbon-pair",
  "carbon-dark",
  "carbon-top",
  "carbon-desk",
  "carbon-button",
  "carbon-phone",
  "carbon-box",
  "carbon-door",
  "carbon-back",
  "design-wallet",
  "design-keys",
  "design-luggage",
  "design-backpack",
  "design-passport",
];

/** Pictures that are close to a face of white plastic; what is whitest on them is that face. */
const white = ["hero-incard", "incard-hero", "incard-edge", "edge-proof", "edge-proof-tall"];

/** Brightness of a picture's pixels, 0 to 255, at the width. */
async function brightness(file: string, width: number) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .resize({ width })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

type Gray = Awaited<ReturnType<typeof brightness>>;

/** How far a block's pixels are from an even slope: clouds and grain, and whatever is to be seen there. */
function unevenness({ pixels, width }: Gray, left: number, top: number, side: number): number {
  const middle = (side - 1) / 2;
  const spread = (side * side * (side * side - 1)) / 12;
  const sums = { all: 0, across: 0, down: 0 };
  const each = (visit: (value: number, x: number, y: number) => void) => {
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) visit(pixels[(top + y) * width + left + x] ?? 0, x - middle, y - middle);
  };
  each((value, x, y) => {
    sums.all += value;
    sums.across += value * x;
    sums.down += value * y;
  });
  let squares = 0;
  each((value, x, y) => {
    squares += (value - sums.all / side ** 2 - (x * sums.across + y * sums.down) / spread) ** 2;
  });
  return Math.sqrt(squares / side ** 2);
}

/** The unevenness of the calm parts: what a tenth of all blocks stay below. */
function noise(gray: Gray): number {
  const side = 48;
  const blocks: number[] = [];
  for (let top = 0; top + side <= gray.height; top += side)
    for (let left = 0; left + side <= gray.width; left += side) blocks.push(unevenness(gray, left, top, side));
  return blocks.sort((a, b) => a - b)[Math.floor(blocks.length / 10)] ?? Number.POSITIVE_INFINITY;
}

/** The steepest step to the next pixel but one, across or down, besides the steepest thousandth. */
function sharpness({ pixels, width }: Gray): number {
  const steps = pixels.map((value, index) => {
    const [across = value, down = value] = [pixels[index + 2], pixels[index + 2 * width]];
    return Math.max(index % width < width - 2 ? Math.abs(across - value) : 0, Math.abs(down - value));
  });
  return steps.sort()[Math.floor(steps.length * 0.999)] ?? 0;
}

const largest = (name: keyof typeof pictures) =>
  join(import.meta.dirname, `../../public/images/${name}-${servedWidths(pictureSizes[name].width).at(-1)}.avif`);

describe.each(Object.keys(pictures).filter((name): name is keyof typeof pictures => !former.includes(name)))(
  "picture %s",
  (name) => {
    it("has no clouds where it is plain", async () => {
      expect(noise(await brightness(largest(name), pictureSizes[name].width))).toBeLessThan(0.28);
    });

    it("has a crisp edge", async () => {
      expect(sharpness(await brightness(largest(name), 1200))).toBeGreaterThan(25);
    });

    it.runIf(white.includes(name))("shows white plastic white, unclipped and neutral", async () => {
      const { data } = await sharp(largest(name))
        .removeAlpha()
        .resize({ width: 400 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixels = Array.from({ length: data.length / 3 }, (_, i) => [...data.subarray(3 * i, 3 * i + 3)]);
      const [red = 0, green = 0, blue = 0] =
        pixels.sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))[Math.floor(pixels.length * 0.98)] ?? [];
      expect(green).toBeGreaterThan(228);
      expect(green).toBeLessThan(248);
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(10);
    });
  },
);

it("names as former only pictures that exist", () => {
  expect(former.filter((name) => !Object.hasOwn(pictures, name))).toEqual([]);
});
