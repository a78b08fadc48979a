import { expect, test } from "vitest";
import { disagreeingFiguresOf } from "./disagreeing-figures.ts";
import { facts } from "./facts.ts";

test("a figure that the owner has settled is no longer among them, however its zeros are printed", () => {
  const { widthMm, heightMm } = facts.incardFinder.specificationsPage;
  const ids = disagreeingFiguresOf({
    ...facts,
    incardFinder: { ...facts.incardFinder, widthMm, heightMm } as unknown as typeof facts.incardFinder,
    comparison: { thickerCardMm: facts.carbonFinder.thicknessMm } as unknown as typeof facts.comparison,
  }).map(({ id }) => id);
  expect(ids).not.toContain("incard-size");
  expect(ids).not.toContain("carbon-thickness");
});
