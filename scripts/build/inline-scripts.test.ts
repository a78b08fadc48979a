import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, expect, test } from "vitest";
import { bundleInlineScript } from "./inline-scripts.ts";

const folder = mkdtempSync(join(tmpdir(), "inline-scripts-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles files, of which the first is the script. */
function bundle(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return bundleInlineScript(join(folder, Object.keys(files)[0] ?? ""));
}

test("a file with all that it imports is one expression, whose value is its function", async () => {
  const { code, files } = await bundle({
    "greet.ts": `import { word } from "./word.ts";
      export default function greet(name: string): string { return said(name); }
      function said(name: string): string { return word + " " + name; }`,
    "word.ts": `export const word: string = "Hello"; export const unused = "nobody";`,
  });
  expect(runInNewContext(`${code}("Ada")`)).toBe("Hello Ada");
  expect(code).not.toMatch(/unused|nobody|string|\n|;$/);
  expect(files).toEqual(expect.arrayContaining([join(folder, "greet.ts"), join(folder, "word.ts")]));
});

test("syntax that a browser of the floor lacks is lowered", async () => {
  const { code } = await bundle({
    "hold.ts": "export default function hold(): void { using held = globalThis.hold(); held.use(); }",
  });
  expect(code).not.toContain("using held");
});

test.each([
  ["leads nowhere", `import { word } from "./nowhere.ts"; export default () => word;`],
  ["is a package that isn't there", `import word from "no-such-package"; export default () => word;`],
  ["has no such name", `import { other } from "./word.ts"; export default () => other;`],
])("an import that %s ends the build", async (_, text) => {
  await expect(bundle({ "wrong.ts": text, "word.ts": "export const word = 1;" })).rejects.toThrow();
});

test("a text in a script can't end its element, nor keep it open", async () => {
  const { code } = await bundle({ "text.ts": 'export default () => "</script></SCRIPT >";' });
  expect(code).not.toMatch(/<\/script/i);
  expect(runInNewContext(`${code}()`)).toBe("</script></SCRIPT >");
  await expect(bundle({ "wrong.ts": 'export default () => "<!-- a";' })).rejects.toThrow("doesn't end");
});

test("a file without a default export is none", async () => {
  await expect(bundle({ "wrong.ts": "export const word = 1;" })).rejects.toThrow();
});
