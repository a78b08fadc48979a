import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe } from "vitest";

/** A heading of a page of `docs/behavior/`, as it is cited. */
type Citation = `docs/behavior/${string}.md#${string}`;

/**
 * A group of tests of a rule, word for word and figure for figure. The group is called as the rule is cited, so that a
 * failure names the page to change with the content. Throws where no such page or heading is.
 */
export function rule(citation: Citation, tests: () => void): void {
  const [page = "", heading] = citation.split("#");
  const text = readFileSync(join(import.meta.dirname, "..", page), "utf8");
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => title.toLowerCase().replaceAll(" ", "-"));
  if (heading === undefined || !headings.includes(heading)) throw new Error(`${page} has no heading #${heading}`);
  describe(citation, tests);
}
