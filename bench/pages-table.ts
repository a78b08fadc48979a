import { readFileSync, writeFileSync } from "node:fs";

/** What a page reached, as `bench/pages.ts` measured it. */
export type PageFigures = {
  readonly path: string;
  /** Performance, accessibility, best practices, SEO. */
  readonly scores: readonly number[];
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** The document as it is sent, headers included. */
  readonly documentBytes: number;
};

const begin = "<!-- pages: written by `npm run bench:pages -- --all` -->";
const end = "<!-- /pages -->";

/** The pages as a Markdown table, those below 100 first. */
export function pagesTable(pages: readonly PageFigures[]): string {
  const lowest = ({ scores }: PageFigures): number => Math.min(...scores);
  const rows = pages
    .toSorted((a, b) => lowest(a) - lowest(b) || (a.path < b.path ? -1 : 1))
    .map(({ path, scores, fcp, lcp, tbt, cls, documentBytes }) =>
      [
        `\`${path}\``,
        scores.every((score) => score === scores[0]) ? String(scores[0]) : scores.join(" / "),
        ...[fcp, lcp, tbt].map((ms) => Math.round(ms).toLocaleString("en-US")),
        cls.toFixed(3),
        (documentBytes / 1000).toFixed(1),
      ].join(" | "),
    );
  return [
    "| page | performance / accessibility / best practices / SEO | FCP ms | LCP ms | TBT ms | CLS | document kB |",
    "|---|---|---|---|---|---|---|",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}

/** Puts a table between the two markers of a document. @throws Error when they aren't there */
export function replaceTable(document: string, table: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`The markers of the table are missing: ${begin} and ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${table}\n\n${document.slice(to)}`;
}

/** Writes the table into the document about performance. */
export function writeTable(file: string, pages: readonly PageFigures[]): void {
  writeFileSync(file, replaceTable(readFileSync(file, "utf8"), pagesTable(pages)));
}
