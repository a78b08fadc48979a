import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { illustrationTypes } from "#content/blog/front-matter.ts";
import { facts } from "#content/catalog/facts.ts";
import { howItWorks } from "#content/home/how-it-works.ts";
import { testimonials } from "#content/home/testimonials.ts";

const root = join(import.meta.dirname, "..", "..");

/** The symbols of a sprite, by id. */
function symbolsOf(sprite: string): ReadonlyMap<string, { viewBox: string; source: string }> {
  const source = readFileSync(join(root, sprite), "utf8");
  const found = source.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">([\s\S]*?)<\/symbol>/g);
  return new Map(Array.from(found, ([whole, id = "", viewBox = ""]) => [id, { viewBox, source: whole }]));
}

const sprites = [
  { file: "public/drawings/blog.svg", viewBox: "0 0 640 400", named: [...illustrationTypes] },
  {
    file: "app/features/home/drawings/how-it-works.svg",
    viewBox: "0 0 320 240",
    named: howItWorks.map(({ drawing }) => drawing),
  },
  {
    file: "app/features/home/drawings/avatars.svg",
    viewBox: "0 0 64 64",
    named: testimonials.map(({ avatarSvg }) => avatarSvg),
  },
] as const;

/** Figures that a drawing may carry, as the facts give them. */
const allowedLabels: readonly string[] = [`${facts.incardFinder.thicknessMm} mm`, `≤ ${facts.pairing.distanceCm} cm`];

describe.each(sprites)("$file", ({ file, viewBox, named }) => {
  const symbols = symbolsOf(file);
  const source = readFileSync(join(root, file), "utf8");

  test("has each drawing that content names, and no other", () => {
    expect([...symbols.keys()].toSorted()).toEqual([...new Set<string>(named)].toSorted());
    for (const symbol of symbols.values()) expect(symbol.viewBox).toBe(viewBox);
  });

  test("takes its colors from the page", () => {
    const withoutTokens = source.replace(/var\(--color-(?:ink|paper|border|accent|wash)\)/g, "token");
    expect(withoutTokens).not.toMatch(/#[0-9a-f]{3,8}\b|(?:rgb|hsl|oklch|oklab|lab|lch|color-mix)a?\(/i);
    const paints = withoutTokens.matchAll(/\b(?:fill|stroke|color|stop-color)="([^"]*)"/g);
    for (const [, paint] of paints) expect(["token", "none", "currentColor"]).toContain(paint);
  });

  test("needs no inline style, script or outside reference", () => {
    expect(source).not.toMatch(/\sstyle=|<style|<script|<image|href=|url\(/);
  });

  test("carries no figure that the facts don't hold", () => {
    const labels = Array.from(source.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, label = ""]) => label);
    for (const label of labels) expect(allowedLabels).toContain(label);
  });

  test("keeps every symbol under 6 kB", () => {
    for (const [id, symbol] of symbols) expect(Buffer.byteLength(symbol.source), id).toBeLessThan(6 * 1024);
  });
});
