import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { illustrationTypes } from "#content/blog/front-matter.ts";
import { byteLimit, pictureWidths } from "./picture-limits.ts";
import { type PictureText, pictures, shareImages } from "./pictures.ts";
import { type PictureSize, pictureSizes } from "./sizes.ts";

const folder = join(import.meta.dirname, "..", "..", "public", "images");
const sizes: Record<string, PictureSize> = pictureSizes;
const texts: Record<string, PictureText> = pictures;
const filesOf = (name: string): string[] =>
  (sizes[name]?.widths ?? []).flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);

describe.each(Object.entries(texts))("picture %s", (name, text) => {
  it("has files in every width and format, of the width and shape it says", async () => {
    const size = sizes[name];
    expect(size?.widths.length).toBeGreaterThan(0);
    for (const width of size?.widths ?? []) {
      for (const format of ["avif", "webp"]) {
        const found = await sharp(join(folder, `${name}-${width}.${format}`)).metadata();
        expect(found.width).toBe(width);
        expect((found.width ?? 0) / (found.height ?? 1)).toBeCloseTo((size?.width ?? 0) / (size?.height ?? 1), 1);
      }
    }
  });

  it("carries the cache key of the files it has", () => {
    const hash = createHash("sha256");
    for (const file of filesOf(name)) hash.update(readFileSync(join(folder, file)));
    expect(sizes[name]?.hash).toBe(hash.digest("hex").slice(0, 8));
  });

  it("says what is seen", () => {
    expect(text.alt.length).toBeGreaterThanOrEqual(20);
    expect(sizes[name]?.placeholder).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("falls back to another picture that exists", () => {
    if (text.fallback === undefined) return;
    expect(text.fallback).not.toBe(name);
    expect(Object.keys(pictures)).toContain(text.fallback);
  });

  it("stays light", () => {
    for (const width of pictureWidths) {
      if (!sizes[name]?.widths.includes(width)) continue;
      for (const format of ["avif", "webp"] as const) {
        const file = `${name}-${width}.${format}`;
        expect(statSync(join(folder, file)).size, file).toBeLessThanOrEqual(byteLimit(name, width, format));
      }
    }
  });

  it("is served in every width that its master allows", () => {
    const { width = 0, widths } = sizes[name] ?? {};
    expect(widths).toEqual(pictureWidths.filter((candidate) => candidate <= width));
  });
});

describe("public/images", () => {
  it("holds nothing that is not named", () => {
    const named = new Set(Object.keys(pictures).flatMap(filesOf));
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
