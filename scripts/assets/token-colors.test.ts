import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { tagigoColors } from "#content/products/tagigo/options.ts";
import { tokenColor } from "./token-colors.ts";

const file = (path: string): string => new URL(`../../public/${path}`, import.meta.url).pathname;
const textOf = (path: string): string => readFileSync(file(path), "utf8");

test("a token is read in both themes", () => {
  expect(tokenColor("on-accent")).toMatch(/^#f[\da-f]f[\da-f]f[\da-f]$/);
  expect(tokenColor("accent")).toBe(tokenColor("blue"));
  expect(tokenColor("accent", "dark")).not.toBe(tokenColor("accent"));
  expect(() => tokenColor("plaid")).toThrow("app/styles/tokens.css has no --plaid");
});

test("the favicon has the accent of both themes: else run `node imagery/icons.ts`", () => {
  for (const theme of ["light", "dark"] as const)
    expect(textOf("favicon.svg")).toContain(`.dot{fill:${tokenColor("accent", theme)}}`);
});

test.each(["icon-192", "icon-512", "icon-maskable-512", "apple-touch-icon"])(
  "%s has the accent in its middle",
  async (name) => {
    const { data, info } = await sharp(file(`icons/${name}.png`))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = (info.width * (info.height / 2) + info.width / 2) * info.channels;
    const pixel = [...data.subarray(middle, middle + 3)];
    const wanted = [...Buffer.from(tokenColor("accent", "dark").slice(1), "hex")];
    for (const [index, value] of wanted.entries()) expect(Math.abs(value - (pixel[index] ?? 0))).toBeLessThanOrEqual(6);
  },
);

test("the manifest has the color of paper", () => {
  expect(JSON.parse(textOf("site.webmanifest"))).toMatchObject({
    background_color: tokenColor("paper"),
    theme_color: tokenColor("paper"),
  });
});

test.each(tagigoColors)("a swatch can be drawn for $name", ({ id }) => {
  expect(tokenColor(`tagigo-${id}`)).toMatch(/^#[\da-f]{6}$/);
});
