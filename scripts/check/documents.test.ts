import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { adminScreens } from "#content/admin-dashboard.ts";

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

test("what is dead would be seen", () => {
  expect(headingIds("## Backup and restore\n### 1. A domain")).toEqual(["backup-and-restore", "1-a-domain"]);
  expect(namedPaths("`server/nothing.ts` and `content/<slug>.ts`")).toEqual(["server/nothing.ts"]);
});

test("docs/staff.md tells what each staff screen is for", () => {
  const rows = [...read("docs/staff.md").matchAll(/^\| `(\/[\w/-]+)` \|/gm)].map(([, path = ""]) => path);
  expect(rows.sort()).toEqual(adminScreens.map(({ to }) => to).sort());
});
