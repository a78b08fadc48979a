import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("docs/security.md", "utf8");
const rows = text.split("\n").filter((line) => /^\| \d+\.\d+\.\d+/.test(line));

test("every row of docs/security.md names files that exist", () => {
  const named = [...text.matchAll(/`((?:app|contract|content|docs|scripts|server|tests)\/[\w./-]+)`/g)];
  expect(named.length).toBeGreaterThan(60);
  for (const [, file = ""] of named) expect(existsSync(file), file).toBe(true);
});

test("no requirement is claimed both met and unmet", () => {
  const numbers = rows.flatMap((row) => row.split("|")[1]?.match(/\d+\.\d+\.\d+/g) ?? []);
  expect(numbers.length).toBeGreaterThan(120);
  const twice = numbers.filter((one, index) => numbers.indexOf(one) !== index);
  expect(twice).toEqual([]);
});
