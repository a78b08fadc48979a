import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { allowRestore } from "./allow-restore.ts";

const held = [
  { table: "production.subscribers", rows: 1203 },
  { table: "shop.messages", rows: 5 },
];

const name = "the database in /srv/shop";

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
  await allowRestore(held, { name, yes: false, terminal: one });
  expect(one.shown()).toMatch(
    /^The database in \/srv\/shop holds rows.*\n +1,203 {2}production\.subscribers\n +5 {2}shop\.messages\nReplace them\?/,
  );
});

test.each(["y\n", "no\n", "\n", null])("%j keeps them", async (typed) => {
  await expect(allowRestore(held, { name, yes: false, terminal: terminal(typed) })).rejects.toThrow(
    "Nothing was changed.",
  );
});

test("where there is nobody to ask, only --yes lets them go", async () => {
  await expect(allowRestore(held, { name, yes: false, terminal: terminal("yes\n", false) })).rejects.toThrow(
    "Add --yes",
  );
  const one = terminal(null, false);
  await allowRestore(held, { name, yes: true, terminal: one });
  expect(one.shown()).toContain("production.subscribers");
});
