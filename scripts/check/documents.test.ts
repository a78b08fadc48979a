import { existsSync, globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { adminScreenList } from "#content/admin-dashboard.ts";
import { variableNames } from "#server/config/config.ts";
import {
  headingIds,
  lineCounts,
  localLinks,
  longCells,
  namedMembers,
  namedPaths,
  namedWords,
  npmScripts,
  placedWords,
  variables,
  withoutComments,
  wordsOf,
} from "./document-claims.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const documents = globSync("{*.md,docs/**/*.md,deploy/*.md,imagery/*.md}", { cwd: root });
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read("package.json")));

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

/** What `.gitignore` names, as the beginning of a path: files that are made, not kept. */
const ignored = read(".gitignore")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.replace(/^\/|\/$/g, ""));

/** Files that whoever deploys makes, with their secrets. */
const madeByReaders = ["deploy/.env"];

const isMade = (path: string): boolean => ignored.some((made) => path === made || path.startsWith(`${made}/`));

/** Every file of the repository, as paths with slashes; with or without git. */
const files = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => name !== ".git" && !isMade(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(join(root, entry.name), { recursive: true, encoding: "utf8" }).map(
          (path) => `${entry.name}/${path}`,
        )
      : [entry.name],
  )
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !isMade(path) && !path.includes("node_modules/"));

// These write down names that there aren't.
const planted = /^scripts\/check\/document(?:s\.test|-claims)\.ts$/;
const code = files
  .filter((file) => !planted.test(file) && !file.startsWith("docs/"))
  .filter((file) =>
    /\.(?:[cm]?[jt]sx?|css|mdx|json|ya?ml|py|graphql|sh|env|conf|service|timer|txt)$|\/[\w-]+$/.test(file),
  )
  .filter((file) => !file.endsWith("package-lock.json") && statSync(join(root, file)).isFile())
  .map((file) => ({ file, source: withoutComments(file, read(file)) }));
const words = wordsOf(code.map(({ source }) => source).join("\n"));
const names = new Set(files.flatMap((file) => file.split("/")).flatMap((name) => [name, name.replace(/\..*$/, "")]));
const members = new Set(
  code.flatMap(({ source }) =>
    [...source.matchAll(/(?<!\.\.)\.(\w+)|\b(\w+)\??:|\b(\w+)\(/g)].map((found) => found[1] ?? found[2] ?? found[3]),
  ),
);
/** Variables that are read: the settings, and those of commands and tests. Neither tests nor comments make one. */
const readVariables = new Set([
  ...variableNames,
  ...code
    .filter(({ file }) => !/\.(?:test|spec)\.tsx?$/.test(file))
    .flatMap(({ source }) => [...source.matchAll(/\b(?:[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])\b/g)].map(([name]) => name)),
]);

/** Other people's names without a shape that tells it, by whose they are. */
const foreign: Readonly<Record<string, readonly string[]>> = {
  "packages that were looked at and not taken": [
    "compute-baseline",
    "dependency-cruiser",
    "doiuse",
    "es-check",
    "eslint-plugin-compat",
    "puppeteer-core",
    "selenium-webdriver",
    "stylelint-no-unsupported-browser-features",
  ],
  "what packages offer that we don't use": ["generatePath", "reuseContext", "unstable_reactRouterRSC"],
  "Node's and Linux's own": ["toWeb", "writev"],
  HTML: ["hreflang"],
  "permissions that Shopify gives a token": [
    "unauthenticated_read_product_listings",
    "unauthenticated_write_checkouts",
    "unauthenticated_read_checkouts",
  ],
  "what values look like, invented as examples": ["your-store", "rk_live_51AbC", "whsec_8c1f"],
  "what Kubernetes and Docker make of our names": ["OOMKilled", "incard-shop_backups", "incard-shop_front"],
  "a font of Debian, and a color that is invented as an example": ["fonts-urw-base35", "Green", "tagigo-green"],
};
const foreignNames = new Set(Object.values(foreign).flat());

/** A word of the code, or the beginning of several, as `SELLER_` of `SELLER_…`. */
const isKnown = (word: string): boolean =>
  words.has(word) ||
  names.has(word) ||
  foreignNames.has(word) ||
  (/_$/.test(word) && [...words].some((known) => known.startsWith(word)));

/** What was is told in the changelog, by the names that it had. */
const isOfToday = (file: string): boolean => file !== "CHANGELOG.md";

/** Whether a path or pattern fits a file or folder, from the root or from anywhere below; or a file that is made, by its name. */
function isThere(path: string): boolean {
  const pattern = path.replace(/^\.\//, "").replace(/\/$/, "");
  if (isMade(pattern) || madeByReaders.includes(pattern)) return true;
  if (files.some((file) => matchesGlob(file, pattern) || matchesGlob(file, `**/${pattern}`))) return true;
  return (
    !pattern.includes("/") &&
    code.some(({ source }) => source.includes(`"${pattern}"`) || source.includes(`/${pattern}`))
  );
}

describe.each(documents)("%s", (file) => {
  const text = read(file);

  test("its links lead somewhere", () => {
    const dead = localLinks(text).filter((link) => {
      const [path = "", id] = link.split("#", 2);
      const target = path === "" ? file : join(dirname(file), path);
      if (!existsSync(join(root, target))) return true;
      return id !== undefined && !headingIds(read(target)).includes(id);
    });
    expect(dead).toEqual([]);
  });

  test("the files and commands that it names are there", () => {
    if (isOfToday(file)) expect.soft(namedPaths(text).filter((path) => !isThere(path))).toEqual([]);
    expect.soft(npmScripts(text).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test.runIf(isOfToday(file))("the variables and identifiers that it names are there", () => {
    expect.soft(variables(text).filter((name) => !readVariables.has(name) && !foreignNames.has(name))).toEqual([]);
    expect.soft(namedWords(text).filter((word) => !isKnown(word))).toEqual([]);
    expect.soft(namedMembers(text).filter((name) => !members.has(name) && !foreignNames.has(name))).toEqual([]);
  });

  test.runIf(isOfToday(file))("what it names with its file stands in that file", () => {
    const misplaced = placedWords(text).flatMap(({ words: placed, files: where }) => {
      const source = where
        .flatMap((path) => files.filter((found) => found === path || found.endsWith(`/${path}`)))
        .map(read)
        .join("\n");
      return placed.filter((word) => !wordsOf(source).has(word)).map((word) => `${word} in ${where.join(", ")}`);
    });
    expect(misplaced).toEqual([]);
  });

  test("it counts no lines", () => {
    expect(lineCounts(text)).toEqual([]);
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

test("what is other people's is named by a document, and isn't ours", () => {
  const named = new Set(
    documents.filter(isOfToday).flatMap((file) => [...namedWords(read(file)), ...variables(read(file))]),
  );
  expect([...foreignNames].filter((name) => !named.has(name) || words.has(name))).toEqual([]);
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
});

test("what a document claims is read from the ways in which it says it", () => {
  const text = [
    "`server/nothing.ts`, `content/<slug>.ts`, `no-such-file.ts`, `node scripts/gone.ts --yes`, [none](nothing.md#at-all),",
    "`npm run nothing`, `NO_SUCH_SETTING`, `noSuchName(3)`, `<NoElement of>`, `handle.noMember`, `data-no-attribute`.",
    "`notThere` and `norThis` in `app/routes.ts`. Then `app/root.tsx` (`neither`). `gone.ts` (181 lines).",
    "```sh\nSITE_ULR=https://shop.example npm run nowhere\n```",
  ].join("\n");
  expect(namedPaths(text)).toEqual(
    expect.arrayContaining(["server/nothing.ts", "content/*.ts", "no-such-file.ts", "scripts/gone.ts"]),
  );
  expect(["server/nothing.ts", "content/*.ts", "no-such-file.ts", "app", "docs/decisions/*.md"].map(isThere)).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
  expect(localLinks(text)).toEqual(["nothing.md#at-all"]);
  expect(npmScripts(text)).toEqual(["nothing", "nowhere"]);
  expect(variables(text).filter((name) => !readVariables.has(name))).toEqual(["NO_SUCH_SETTING", "SITE_ULR"]);
  expect(namedWords(text).filter((word) => !words.has(word))).toEqual(
    expect.arrayContaining(["noSuchName", "NoElement", "noMember", "data-no-attribute", "notThere", "norThis"]),
  );
  expect(namedMembers(text)).toEqual(["noMember"]);
  expect(placedWords(text)).toEqual([
    { words: ["notThere", "norThis"], files: ["app/routes.ts"] },
    { words: ["neither"], files: ["app/root.tsx"] },
  ]);
  expect(lineCounts(text)).toEqual(["(181 lines"]);
  expect(longCells("| a phrase | a sentence. And another one |\nno table", 20)).toEqual([
    "a sentence. And another one",
  ]);
});

test.each(["docs/decisions/libraries.md", "docs/mutants.md", "docs/performance.md"])(
  "a cell of a table in %s is a phrase",
  (file) => {
    expect(longCells(read(file), 200)).toEqual([]);
  },
);

test("docs/staff.md names staff screens that there are", () => {
  const rows = [...read("docs/staff.md").matchAll(/^\| `(\/[\w/-]+)` \|/gm)].map(([, path = ""]) => path);
  expect(rows.length).toBeGreaterThan(10);
  expect(adminScreenList.map(({ to }) => to)).toEqual(expect.arrayContaining(rows));
});
