import { expect, test } from "vitest";
import { disagreeingFiguresOf } from "./disagreeing-figures.ts";
import { facts } from "./facts.ts";

test("a figure that the owner has settled is no longer among them, however its zeros are printed", () => {
  const { widthMm, heightMm } = facts.incardFinder.specificationsPage;
  const open = disagreeingFiguresOf({
    ...facts,
    incardFinder: { ...facts.incardFinder, widthMm, heightMm } as unknown as typeof facts.incardFinder,
    comparison: { thickerCardMm: facts.carbonFinder.thicknessMm } as unknown as typeof facts.comparison,
  });
  expect(open.has("incard-size")).toBe(false);
  expect(open.has("carbon-thickness")).toBe(false);
});
