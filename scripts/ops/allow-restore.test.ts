import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { allowRestore } from "./allow-restore.ts";

const held = [
  { table: "production.subscribers", rows: 1203 },
  { table: "shop.messages", rows: 5 },
];

/** A terminal at which somebody types this, or leaves. */
function terminal(typed: string | null, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  if (typed === null) input.end();
  else input.write(typed);
  return { input, output, shown: () => String(output.read() ?? "") };
}

test("the rows that would go are shown, and a yes lets them go", async () => {
  const one = terminal("yes\n");
  await allowRestore(held, false, one);
  expect(one.shown()).toMatch(/rows.*\n +1,203 {2}production\.subscribers\n +5 {2}shop\.messages\nReplace them\?/);
});

test.each(["y\n", "no\n", "\n", null])("%j keeps them", async (typed) => {
  await expect(allowRestore(held, false, terminal(typed))).rejects.toThrow("Nothing was changed.");
});

test("where there is nobody to ask, only --yes lets them go", async () => {
  await expect(allowRestore(held, false, terminal("yes\n", false))).rejects.toThrow("Add --yes");
  const one = terminal(null, false);
  await allowRestore(held, true, one);
  expect(one.shown()).toContain("production.subscribers");
});
