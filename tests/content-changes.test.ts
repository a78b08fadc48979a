import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { contentEdits } from "./content-edits.ts";

const root = join(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "content-edits-"));
cpSync(join(root, "content"), join(copy, "content"), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(contentEdits)("the change $name can still be made", ({ apply }) => {
  expect(() => apply(copy)).not.toThrow();
});

describe.each(globSync("tests/behavior/*.test.ts", { cwd: root }))("%s", (file) => {
  const text = readFileSync(join(root, file), "utf8");

  test("is of a page of docs/behavior/, and every test in it stands under a rule of that page", () => {
    const page = `docs/behavior/${basename(file, ".test.ts")}.md#`;
    const cited = [...text.matchAll(/^rule\("([^"]+)"/gm)].map(([, citation = ""]) => citation);
    expect(cited.length).toBeGreaterThan(0);
    for (const citation of cited) expect(citation.startsWith(page), citation).toBe(true);
    expect(text).not.toMatch(/^(?:test|describe)\b/m);
  });
});
