import { expect, test } from "vitest";
import { disagreeingFiguresOf, figuresOf, footnoteOf, printedOutline } from "./disagreeing-figures.ts";

const idsOf = (settled: Record<string, string>): readonly string[] =>
  disagreeingFiguresOf(figuresOf(settled)).map(({ id }) => id);

test("a figure that the owner has settled is no longer among them, however its zeros are printed", () => {
  const settled = { "incard-size": "Specifications page", "carbon-thickness": "comparison page" };
  expect(idsOf({})).toContain("incard-size");
  expect(idsOf(settled)).not.toContain("incard-size");
  expect(idsOf(settled)).not.toContain("carbon-thickness");
  expect(footnoteOf(figuresOf(settled), "incard-size", "product page")).toBeUndefined();
});

test("all screens give the figure of the chosen screen, each in its own way", () => {
  const before = printedOutline(figuresOf({}), "product page");
  const figures = figuresOf({ "incard-size": "product page" });
  expect(printedOutline(figures, "product page")).toEqual(before);
  expect(printedOutline(figures, "Specifications page").map(Number)).toEqual(before.map(Number));
  const { "carbon-loudness": loudness } = figuresOf({ "carbon-loudness": "comparison page" });
  expect(new Set(Object.values(loudness))).toEqual(new Set([loudness["comparison page"]]));
});

test("a figure and a screen that nobody knows settle nothing", () => {
  expect(figuresOf({ "carbon-loudness": "constructor", unknown: "product page" })).toEqual(figuresOf({}));
});
