import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { adminScreenList } from "#content/admin-dashboard.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const documents = globSync("{*.md,docs/**/*.md,deploy/*.md,imagery/*.md}", { cwd: root });
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read("package.json")));

/** The anchors of a document's headings. */
const headingIds = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );

/** What a text cites of the shop's rules: the page and, where one is named, its heading. */
const citedRules = (text: string): readonly { readonly page: string; readonly id: string | undefined }[] =>
  [...text.matchAll(/docs\/behavior\/([\w-]+\.md)(?:#([\w-]+))?/g)].map(([, page = "", id]) => ({ page, id }));

/** Whether a rule's page is there, and holds the heading. */
const isRule = ({ page, id }: ReturnType<typeof citedRules>[number]): boolean => {
  const file = `docs/behavior/${page}`;
  return existsSync(join(root, file)) && (id === undefined || headingIds(read(file)).includes(id));
};

/** Citations of papers that aren't in this repository: a comment gives its reason, or cites docs/behavior/. */
const foreignPapers = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:storefront|back-office)[\s*]+§.?|\brulings\b|\bthe specification\b/gi)].map(
    ([found]) => found,
  );

/** Files and folders that a text names in backticks, without patterns and placeholders. */
const namedPaths = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:app|bench|content|contract|deploy|docs|imagery|public|scripts|server|tests)\/[\w./-]*)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !/^imagery\/out|\/x\.ts$|\/NNNN-/.test(path));

describe.each(documents)("%s", (file) => {
  const text = read(file);

  test("its links lead somewhere", () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = ""]) => link);
    const dead = links.filter((link) => {
      const [path = "", id] = link.split("#", 2);
      const target = path === "" ? file : join(dirname(file), path);
      if (!existsSync(join(root, target))) return true;
      return id !== undefined && !headingIds(read(target)).includes(id);
    });
    expect(dead).toEqual([]);
  });

  test("the files and commands that it names are there", () => {
    expect(namedPaths(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const commands = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

// This file writes down what it looks for.
const sources = globSync("{app,bench,content,contract,deploy,imagery,scripts,server,tests}/**/*.{ts,tsx,mjs,css,mdx}", {
  cwd: root,
}).filter((file) => join(root, file) !== import.meta.filename);

test("every citation of docs/behavior/ resolves", () => {
  const cited = [...documents, ...sources].flatMap((file) => citedRules(read(file)).map((rule) => ({ file, ...rule })));
  expect(cited.filter((rule) => !isRule(rule))).toEqual([]);
});

test("nothing cites a paper that isn't in this repository", () => {
  const cited = [...documents, ...sources].flatMap((file) =>
    foreignPapers(read(file)).map((found) => ({ file, found })),
  );
  expect(cited).toEqual([]);
});

test("docs/behavior/README.md lists every page once", () => {
  const pages = globSync("*.md", { cwd: join(root, "docs/behavior") }).filter((page) => page !== "README.md");
  const rows = [...read("docs/behavior/README.md").matchAll(/^\| \[[\w-]+\]\(([\w-]+\.md)\) \|/gm)].map(
    ([, page]) => page,
  );
  expect(rows.sort()).toEqual(pages.sort());
});

test("a heading of docs/behavior/ has an id of its own, so that a citation names one place", () => {
  for (const page of globSync("*.md", { cwd: join(root, "docs/behavior") })) {
    const ids = headingIds(read(`docs/behavior/${page}`));
    expect(new Set(ids).size, page).toBe(ids.length);
  }
});

test("what is dead would be seen", () => {
  expect(citedRules("(docs/behavior/home.md#hero), docs/behavior/blog.md.")).toEqual([
    { page: "home.md", id: "hero" },
    { page: "blog.md", id: undefined },
  ]);
  expect(
    ["home.md#hero", "home.md", "home.md#nothing", "nothing.md"].map((rule) => {
      const [cited] = citedRules(`docs/behavior/${rule}`);
      return cited !== undefined && isRule(cited);
    }),
  ).toEqual([true, true, false, false]);
  expect(foreignPapers("Shipping: storefront\n * §9; by the Rulings, the specification is silent")).toHaveLength(3);
  expect(foreignPapers("the storefront, specifications, Google's accessory specification")).toEqual([]);
  expect(headingIds("## Backup and restore\n### 1. A domain")).toEqual(["backup-and-restore", "1-a-domain"]);
  expect(namedPaths("`server/nothing.ts` and `content/<slug>.ts`")).toEqual(["server/nothing.ts"]);
});

test("docs/staff.md names staff screens that there are", () => {
  const rows = [...read("docs/staff.md").matchAll(/^\| `(\/[\w/-]+)` \|/gm)].map(([, path = ""]) => path);
  expect(rows.length).toBeGreaterThan(10);
  expect(adminScreenList.map(({ to }) => to)).toEqual(expect.arrayContaining(rows));
});
