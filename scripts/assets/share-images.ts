import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { illustrationTypes } from "#content/blog/front-matter.ts";
import { tokenColor } from "./token-colors.ts";

/**
 * Makes the share images of the articles from the blog's drawings: public/images/share/<drawing>.jpg.
 * Run after a drawing changed: node scripts/assets/share-images.ts. The images are committed.
 */

const root = join(import.meta.dirname, "..", "..");
const size = { width: 1200, height: 630 };
const drawing = { width: 640, height: 400 };

/** One drawing of the sprite as a picture of its own, in the colors that it has without a page. */
function pictureOf(sprite: string, name: string): string {
  const inner = new RegExp(`<symbol id="${name}"[^>]*>([\\s\\S]*?)</symbol>`).exec(sprite)?.[1];
  if (inner === undefined) throw new Error(`public/drawings/blog.svg has no drawing called ${name}`);
  const scale = size.height / drawing.height;
  const left = (size.width - drawing.width * scale) / 2;
  const colored = inner
    .replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => tokenColor(name))
    .replace(/var\(--[\w-]+,\s*([^)]*)\)/g, "$1");
  const ground = /fill="(#[0-9a-f]{3,6})" d="M0 0h640v400H0z"/.exec(colored)?.[1];
  if (ground === undefined) throw new Error(`${name} has no ground`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<path fill="${ground}" d="M0 0h${size.width}v${size.height}H0z"/>
<g transform="translate(${left} 0) scale(${scale})">${colored}</g></svg>`;
}

const sprite = await readFile(join(root, "public/drawings/blog.svg"), "utf8");
for (const name of illustrationTypes) {
  const image = await sharp(Buffer.from(pictureOf(sprite, name)))
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
  await writeFile(join(root, "public/images/share", `${name}.jpg`), image);
  console.log(`${name}.jpg ${Math.round(image.byteLength / 1024)} kB`);
}
