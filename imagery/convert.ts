/**
 * Turns rendered masters (imagery/out/NAME.png) into what the shop serves:
 * AVIF and WebP in several widths, share images as JPEG, and content/media/sizes.json.
 *
 * `npm run imagery:convert` takes every master that lies in imagery/out; with names it
 * takes those alone. A picture without a master keeps its files and its entry. A master's width says how large the
 * picture can be shown: 3600 x 2700 makes all widths, 2400 x 1800 those up to 1600.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { pictureSizes } from "#content/media/picture-source.ts";
import { servedWidths, thumbnailWidth } from "#content/media/picture-widths.ts";
import { type PictureName, pictures } from "#content/media/pictures.ts";
import { withoutBackdrop } from "./backdrop.ts";
import { byteLimit } from "./byte-limits.ts";
import { type ShareName, shareImages } from "./share-images.ts";

type Size = { width: number; height: number; hash: string };

/** How much wider than it is shown a master is; OVERSIZE in studio.py. */
const oversize = 1.5;
const SHARE_LIMIT = 120_000;
const SHARE = { width: 1200, height: 630 } as const;

const root = join(import.meta.dirname, "..");
const masters = join(import.meta.dirname, "out");
const images = join(root, "public", "images");
const sizesFile = join(root, "content", "media", "sizes.json");

const isPicture = (name: string): name is PictureName => Object.hasOwn(pictures, name);

/** Of soft shade WebP keeps 112 levels at 82 and 24 at 71; all 256 would be half as many bytes again. */
const webpAlpha = (quality: number) => Math.max(71, Math.min(82, quality + 8));

/**
 * Encodes at falling quality until the result is no longer than the limit. What would fall below 20, where blocks show
 * (mostly cloth), is softened once and begins again at 60.
 */
async function encode(
  image: Sharp,
  format: "avif" | "webp" | "jpeg",
  quality: number,
  limit: number,
  effort: number,
  softened = false,
): Promise<Buffer> {
  const options =
    format === "avif"
      ? { quality, effort }
      : format === "webp"
        ? { quality, alphaQuality: webpAlpha(quality), effort: 5, smartSubsample: true }
        : { quality, mozjpeg: true };
  const bytes = await image.clone()[format](options).toBuffer();
  if (bytes.length <= limit || quality <= 10) return bytes;
  const lower = quality - (bytes.length > 1.5 * limit ? 15 : 5);
  if (lower < 20 && !softened) return encode(image.clone().blur(0.6), format, 60, limit, 4, true);
  return encode(image, format, lower, limit, 4, softened);
}

/** Removes the files of a picture's earlier conversion. */
async function clear(name: PictureName): Promise<void> {
  const own = new RegExp(`^${name}-\\d+\\.(avif|webp)$`);
  for (const file of await readdir(images)) if (own.test(file)) await rm(join(images, file));
}

/** Converts one master into all widths and both formats; returns its entry for sizes.json. */
async function convert(name: PictureName): Promise<Size> {
  const path = join(masters, `${name}.png`);
  const mask = join(masters, `${name}.backdrop.svg`);
  const rendered = await sharp(path).metadata();
  const [width, height] = [Math.round(rendered.width / oversize), Math.round(rendered.height / oversize)];
  const cut = existsSync(mask);
  const master = cut ? await withoutBackdrop(path, mask) : sharp(path).removeAlpha();
  // Shade is a soft gradient of its own beside the colors: this much lower, a file is as long as one with a backdrop.
  const less = cut ? 12 : 0;
  const hash = createHash("sha256");
  await clear(name);
  for (const wide of [thumbnailWidth, ...servedWidths(width)] as const) {
    const scaled = master.clone().resize({ width: wide, kernel: "lanczos3" });
    // Twice the effort takes seven times as long: it pays for what phones fetch, and for what must become smaller.
    const effort = wide > 1200 ? 2 : 4;
    // Clean gradients cost few bytes; what little is saved on a large file shows as steps.
    for (const [format, quality] of [
      ["avif", wide > 1200 ? 88 : 75],
      ["webp", wide > 1200 ? 92 : 88],
    ] as const) {
      const bytes = await encode(scaled, format, quality - less, byteLimit(name, wide, format), effort);
      if (wide !== thumbnailWidth) hash.update(bytes);
      await writeFile(join(images, `${name}-${wide}.${format}`), bytes);
    }
  }
  return { width, height, hash: hash.digest("hex").slice(0, 8) };
}

/** Cuts a share image (1200 x 630) out of a master as wide as that. */
async function share(name: ShareName): Promise<void> {
  const { master, top } = shareImages[name];
  const path = join(masters, `${master}.png`);
  if (!existsSync(path)) return;
  const scaled = sharp(path).removeAlpha().resize({ width: SHARE.width });
  const cut = sharp(await scaled.toBuffer()).extract({ left: 0, top, ...SHARE });
  await writeFile(join(images, "share", `${name}.jpg`), await encode(cut, "jpeg", 86, SHARE_LIMIT, 4));
}

/** Writes content/media/sizes.json in the order of pictures.json. */
async function writeSizes(sizes: Partial<Record<string, Size>>): Promise<void> {
  const lines = Object.keys(pictures).flatMap((name) => {
    const size = sizes[name];
    return size ? [`  "${name}": { "width": ${size.width}, "height": ${size.height}, "hash": "${size.hash}" }`] : [];
  });
  await writeFile(sizesFile, `{\n${lines.join(",\n")}\n}\n`);
}

const asked = process.argv.slice(2);
const names = (asked.length > 0 ? asked : Object.keys(pictures)).filter(isPicture);
const sizes: Partial<Record<string, Size>> = { ...pictureSizes };
const rendered = names.filter((name) => existsSync(join(masters, `${name}.png`)));
if (rendered.length === 0) console.log("No master lies in imagery/out: every picture stays as it is.");
for (const name of rendered) {
  sizes[name] = await convert(name);
  await writeSizes(sizes);
  console.log(name);
}
for (const name of Object.keys(shareImages) as ShareName[]) {
  if (asked.length === 0 || asked.includes(shareImages[name].master)) await share(name);
}

const missing = Object.keys(pictures).filter((name) => !sizes[name]);
if (missing.length > 0) {
  console.error(`No master yet: ${missing.join(", ")}. Render them with: npm run imagery -- NAME`);
  process.exitCode = 1;
}
