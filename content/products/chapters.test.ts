import { describe, expect, test } from "vitest";
import { coachAddresses } from "#content/coach/devices.ts";
import { productSlugs } from "#content/products.ts";
import type { NetworkType } from "#contract/product-options.ts";
import { carbonFinderPage, guidance, incardFinderPage, tagigoPage } from "#tests/built-in.ts";
import type { Chapter } from "./chapters.ts";

/** The chapters that are seen together: those of all networks, and of the chosen one. */
const seenWith = (network: NetworkType, chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.filter((one) => one.network === undefined || one.network === network);

const overviews = [
  { id: "incard-finder", chapters: incardFinderPage.overview.chapters },
  { id: "tagigo", chapters: seenWith("Dual Network", tagigoPage.overview.chapters) },
  { id: "tagigo-g", chapters: seenWith("Google Find Hub", tagigoPage.overview.chapters) },
  { id: "carbon-finder", chapters: carbonFinderPage.overview.chapters },
] as const;

describe.each(overviews)("the overview of $id", ({ id, chapters }) => {
  test("has chapters with different titles, each with something to see", () => {
    expect(chapters).toHaveLength(7);
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length);
    for (const { title, picture, steps = [], drawing, edgeProof } of chapters)
      expect(picture ?? steps[0]?.picture ?? drawing ?? edgeProof, title).toBeDefined();
  });

  test("shows no picture twice", () => {
    const names = chapters.flatMap(({ picture, strip = [], steps = [] }) => [
      ...(picture ? [picture.name] : []),
      ...strip.map(({ name }) => name),
      ...steps.flatMap((step) => step.picture ?? []),
    ]);
    expect(new Set(names).size).toBe(names.length);
  });

  test("breaks the rhythm of halves at least twice, and draws nothing twice in a row", () => {
    expect(chapters.filter(({ layout, strip }) => layout ?? strip).length).toBeGreaterThanOrEqual(2);
    const drawn = ({ picture, drawing }: Chapter) => [
      ...(picture?.rings ? ["rings"] : []),
      ...(picture?.sound ? ["sound"] : []),
      ...(drawing ? [drawing.kind] : []),
    ];
    for (const [at, chapter] of chapters.entries()) {
      const next = chapters[at + 1];
      const both = next ? drawn(next).filter((one) => drawn(chapter).includes(one)) : [];
      expect(both, chapter.title).toEqual([]);
    }
  });

  test("ends with the sentence of the comparison for whom it is not", () => {
    expect(chapters.at(-1)?.title).toBe(guidance[id].notFor);
  });

  test("sets up in three steps, and leads to the device's own steps in the coach", () => {
    const setup = chapters.find(({ steps }) => steps);
    expect(setup?.steps).toHaveLength(3);
    const addresses = (setup?.links ?? []).map(({ to }) => to);
    expect(addresses).toHaveLength(id === "tagigo-g" ? 1 : 2);
    for (const address of addresses) {
      expect(coachAddresses).toContain(address);
      expect(address).toContain(`/${id}/`);
    }
  });
});

test.each([
  ["incard-finder", incardFinderPage.goesWith],
  ["tagigo", tagigoPage.goesWith],
  ["carbon-finder", carbonFinderPage.goesWith],
] as const)("%s goes with the two other products", (slug, companions) => {
  expect(Object.keys(companions).sort()).toEqual(productSlugs.filter((one) => one !== slug).sort());
});

test("Tagigo G is said to work with neither an iPhone nor Apple's network", () => {
  const own = tagigoPage.overview.chapters.filter(({ network }) => network === "Google Find Hub");
  const told = own.flatMap(({ title, text, steps = [] }) => [title, ...text, ...steps.map((step) => step.text)]);
  // Its last chapter names them: it tells for whom Tagigo G is not.
  expect(told.slice(0, -2).join(" ")).not.toMatch(/Apple|iPhone|iOS/);
});
