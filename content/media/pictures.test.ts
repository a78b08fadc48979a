import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { illustrationTypes } from "#content/blog/front-matter.ts";
import { byteLimit } from "#imagery/byte-limits.ts";
import { shareImages } from "#imagery/share-images.ts";
import { pictureSizes, squareSource } from "./picture-source.ts";
import { servedWidths, thumbnailWidth } from "./picture-widths.ts";
import { type PictureName, type PictureText, pictures } from "./pictures.ts";

const folder = join(import.meta.dirname, "..", "..", "public", "images");
/** Its reading, which leaves out nothing. */
const textSchema = z.strictObject({
  alt: z.string().min(20),
  backdrop: z.enum(["blush", "sand"]).optional(),
  fallback: z.string().optional(),
  square: z.string().optional(),
});
const names = Object.keys(pictures).filter((name): name is PictureName => Object.hasOwn(pictures, name));
const widthsOf = (name: PictureName) => servedWidths(pictureSizes[name].width);
const filesIn = (name: PictureName, widths: readonly number[]): string[] =>
  widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);

describe.each(names)("picture %s", (name) => {
  const size = pictureSizes[name];
  const text: PictureText = pictures[name];

  it("has files in every width and format, of the width and shape it says", async () => {
    expect(widthsOf(name).length).toBeGreaterThan(0);
    for (const width of [thumbnailWidth, ...widthsOf(name)]) {
      for (const format of ["avif", "webp"]) {
        const found = await sharp(join(folder, `${name}-${width}.${format}`)).metadata();
        expect(found.width).toBe(width);
        expect((found.width ?? 0) / (found.height ?? 1)).toBeCloseTo(size.width / size.height, 1);
        // The page's color shows through where it is to.
        expect(found.hasAlpha).toBe(text.backdrop !== undefined);
      }
    }
  });

  it("carries the cache key of the files it has", () => {
    const hash = createHash("sha256");
    for (const file of filesIn(name, widthsOf(name))) hash.update(readFileSync(join(folder, file)));
    expect(size.hash).toBe(hash.digest("hex").slice(0, 8));
  });

  it("says what is seen, and names a backdrop that there is", () => {
    expect(textSchema.parse(text)).toEqual(text);
  });

  it("has a square picture that is one", () => {
    if (text.square === undefined) return;
    const { width, height } = squareSource(name);
    expect(squareSource(name).name).toBe(text.square);
    expect(width).toBe(height);
  });

  it("falls back to another picture that exists", () => {
    if (text?.fallback === undefined) return;
    expect(text.fallback).not.toBe(name);
    expect(Object.keys(pictures)).toContain(text.fallback);
  });

  it("stays light", () => {
    for (const width of [thumbnailWidth, ...widthsOf(name)] as const) {
      for (const format of ["avif", "webp"] as const) {
        const file = `${name}-${width}.${format}`;
        expect(statSync(join(folder, file)).size, file).toBeLessThanOrEqual(byteLimit(name, width, format));
      }
    }
  });
});

describe("public/images", () => {
  it("holds nothing that is not named", () => {
    const named = new Set(names.flatMap((name) => filesIn(name, [thumbnailWidth, ...widthsOf(name)])));
    const found = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
    expect(found.filter((file) => !named.has(file))).toEqual([]);
  });

  it("holds exactly the share images, 1200 x 630 and under 120 kB", async () => {
    // The articles' share images are drawn with their illustrations and named after them.
    const wanted = [...Object.keys(shareImages), ...illustrationTypes].map((name) => `${name}.jpg`);
    expect(readdirSync(join(folder, "share")).sort()).toEqual(wanted.sort());
    for (const file of wanted) {
      const path = join(folder, "share", file);
      const { width, height } = await sharp(path).metadata();
      expect([width, height]).toEqual([1200, 630]);
      expect(statSync(path).size).toBeLessThan(120_000);
    }
  });
});
