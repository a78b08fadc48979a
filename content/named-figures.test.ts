import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { interpolateFacts } from "./mdx-props.ts";

test.each(["accessibility.mdx", "regulatory/notices.mdx"])("%s names only figures that exist", (file) => {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  expect(text).toMatch(/\{props\.facts\./);
  expect(interpolateFacts(text.replaceAll("{props.", "{"))).not.toMatch(/\{(facts|site)\./);
});
