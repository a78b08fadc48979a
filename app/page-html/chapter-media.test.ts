import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { facts } from "#content/catalog/facts.ts";
import { scale } from "#content/diagrams/scale.ts";
import { carbonFinderPage, incardFinderPage, tagigoPage } from "#tests/built-in.ts";
import { ChapterMedia } from "./chapter-media.tsx";

const chapters = [incardFinderPage, tagigoPage, carbonFinderPage].flatMap(({ title, overview }) =>
  overview.chapters.map((chapter) => ({ page: title, title: chapter.title, chapter })),
);

describe.each(chapters)("$page: $title", ({ chapter }) => {
  const html = renderToStaticMarkup(createElement(ChapterMedia, { chapter, accent: "blue" }));

  test("paints with tokens alone and lays out with finite numbers", () => {
    for (const [, paint] of html.matchAll(/\s(?:fill|stroke)="([^"]*)"/g)) {
      expect(paint).toMatch(/^(?:none|var\(--color-(?:ink|paper|wash|accent|border)\))$/);
    }
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("is described where it is a drawing, and silent where it is drawn over a photo", () => {
    const { drawing } = chapter;
    for (const [tag] of html.matchAll(/<svg [^>]*viewBox[^>]*>/g)) expect(tag).toMatch(/aria-label="|aria-hidden/);
    if (drawing) expect(html).toContain('role="img" aria-label="');
  });
});

test("a card and two bank cards are drawn to one scale, and measured where a photo shows them", () => {
  const chapter = carbonFinderPage.overview.chapters.find(({ drawing }) => drawing?.kind === "beside-cards");
  if (!chapter) throw new Error("no chapter shows the card's edge");
  const html = renderToStaticMarkup(createElement(ChapterMedia, { chapter, accent: "blue" }));
  const heights = [...html.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height));
  expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(facts.carbonFinder.thicknessMm / scale.bankCardThicknessMm);
  const [photo] = incardFinderPage.overview.chapters;
  if (!photo?.edgeProof) throw new Error("no photo shows the card's edge");
  const labels = renderToStaticMarkup(createElement(ChapterMedia, { chapter: photo, accent: "blue" }));
  expect(labels).toContain(`>${facts.incardFinder.thicknessMm} mm<`);
  expect(labels).toContain(`>${2 * scale.bankCardThicknessMm} mm<`);
});
