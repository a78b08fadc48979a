import { expect, test } from "vitest";
import { type PageFigures, pagesTable, replaceTable } from "./pages-table.ts";

const page = (path: string, scores: readonly number[]): PageFigures => ({
  ...{ path, scores, fcp: 667.6, lcp: 1330.4, tbt: 12, cls: 0.0032, documentBytes: 14_250 },
});

test("pages below 100 come first, the others by their path", () => {
  const table = pagesTable([page("/b", [100, 100, 100, 100]), page("/a", [100, 100, 100, 100]), page("/c", [99, 100])]);
  expect(table.split("\n").slice(2)).toEqual([
    "| `/c` | 99 / 100 | 668 | 1,330 | 12 | 0.003 | 14.3 |",
    "| `/a` | 100 | 668 | 1,330 | 12 | 0.003 | 14.3 |",
    "| `/b` | 100 | 668 | 1,330 | 12 | 0.003 | 14.3 |",
  ]);
});

test("a table takes the place of the former one, and of nothing else", () => {
  const [begin, end] = ["<!-- pages: written by `npm run bench:pages -- --all` -->", "<!-- /pages -->"];
  const document = replaceTable(`# Title\n\n${begin}\n\nold\n\n${end}\n\nAfter.\n`, "new");
  expect(document).toBe(`# Title\n\n${begin}\n\nnew\n\n${end}\n\nAfter.\n`);
  expect(() => replaceTable("# Title", "new")).toThrow("markers");
});
