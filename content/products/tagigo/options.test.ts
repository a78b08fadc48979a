import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tagigoColors } from "./options.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

test.each(tagigoColors)("the swatch of $name has a color", ({ id }) => {
  expect(tokens).toMatch(new RegExp(`^\\s*--tagigo-${id}: \\S`, "m"));
});
