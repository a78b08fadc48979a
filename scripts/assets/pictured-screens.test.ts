import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { picturedScreens } from "./pictured-screens.ts";

test.each(picturedScreens)("$title has a small picture in docs/staff.md", ({ name }) => {
  expect(readFileSync("docs/staff.md", "utf8")).toContain(`(pictures/${name}.webp)`);
  expect(statSync(`docs/pictures/${name}.webp`).size).toBeLessThan(60_000);
});
