import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");

/** The lists that a product is added to (docs/architecture.md#a-product), each with what it calls the product's part. */
const lists = [
  { file: "content/products.ts", part: "product", name: "pocketFinder", entry: "[pocketFinder.slug]: pocketFinder," },
  {
    file: "content/catalog/products.ts",
    part: "catalog",
    name: "pocketFinderSeed",
    entry: '"pocket-finder": pocketFinderSeed,',
  },
  {
    file: "content/manuals/manuals.ts",
    part: "manual",
    name: "pocketFinderManual",
    entry: '"pocket-finder": pocketFinderManual,',
  },
  { file: "content/assistant/tracker-chat.ts", part: "chat", name: "pocketFinderChat", entry: "...pocketFinderChat," },
  {
    file: "content/products/records.ts",
    part: "record",
    name: "pocketFinderRecord",
    entry: '"pocket-finder": pocketFinderRecord,',
  },
] as const;

/** The last entry of a list is Carbon Finder's: the new product's line goes after it. @throws Error where it isn't there */
function addToList(copy: string, { file, part, name, entry }: (typeof lists)[number]): void {
  const path = join(copy, file);
  const before = readFileSync(path, "utf8");
  const [last] = /^ {2}(?:\[carbonFinder\.slug\]|"carbon-finder"|\.\.\.carbonFinderChat).*,$/m.exec(before) ?? [];
  if (last === undefined) throw new Error(`${file} has no entry of Carbon Finder`);
  const line = `import { ${name} } from "#content/products/pocket-finder/${part}.ts";\n`;
  writeFileSync(path, line + before.replace(last, () => `${last}\n  ${entry}`));
}

/**
 * Copies what git knows of the repository into a new folder and adds a fourth product, as docs/architecture.md#a-product has
 * it: its folder (tests/fixtures/fourth-product) and a line in each list.
 * @returns the folder, in which the shop can be built
 */
export function shopWithFourthProduct(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "fourth-product-")));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const file of listed.toString("utf8").split("\0")) {
    if (file === "" || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  cpSync(join(root, "tests/fixtures/fourth-product/content"), join(copy, "content"), { recursive: true });
  for (const list of lists) addToList(copy, list);
  return copy;
}
