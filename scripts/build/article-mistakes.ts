import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { LineCounter, parseDocument } from "yaml";
import { articleFrontMatter } from "#content/blog/front-matter.ts";

/** What is wrong with an article's head, and in which line of its file. */
export type ArticleMistake = { readonly line: number; readonly message: string };

/** The head of an article's file. Its lines are those of the file: the first one is the mark above it. */
function headOf(text: string) {
  const lines = new LineCounter();
  const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1];
  const document = parseDocument(head ?? "", { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number | undefined): number => (offset === undefined ? 1 : lines.linePos(offset).line + 1);
  const lineOf = (field: string): number => {
    const { contents } = document;
    const pairs: readonly unknown[] = contents && "items" in contents ? contents.items : [];
    const pair = pairs.find((one) => String(Reflect.get(Object(one), "key")) === field);
    const range: unknown = Reflect.get(Object(Reflect.get(Object(pair), "key")), "range");
    return lineAt(Array.isArray(range) ? Number(range[0]) : undefined);
  };
  return { isThere: head !== undefined, document, lineAt, lineOf };
}

/**
 * What is wrong with the head of an article.
 * @param others the texts of the other articles by the names of their files
 * @returns null where it is as content/blog/front-matter.ts says and no other article has its id
 */
export function articleMistake(text: string, others: Readonly<Record<string, string>>): ArticleMistake | null {
  const { isThere, document, lineAt, lineOf } = headOf(text);
  if (!isThere) return { line: 1, message: "The file has to begin with the article's head between two lines of ---." };
  const [unread] = document.errors;
  if (unread) return { line: lineAt(unread.pos[0]), message: `The article's head can't be read: ${unread.message}` };
  const head: unknown = document.toJS();
  const { data, error } = articleFrontMatter.safeParse(head);
  const issue = error?.issues[0];
  if (issue) {
    const field = issue.code === "unrecognized_keys" ? (issue.keys[0] ?? "") : String(issue.path[0] ?? "");
    const value: unknown = issue.path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), head);
    const what = issue.code === "unrecognized_keys" || value === undefined ? "" : ` ${JSON.stringify(value)}`;
    return { line: lineOf(field), message: `${field}${what}: ${issue.message}.` };
  }
  const ids = Object.entries(others).map(([name, other]) => [name, headOf(other).document.get("id")] as const);
  const same = ids.find(([, id]) => id === data?.id)?.[0];
  if (same === undefined) return null;
  const free = Math.max(...ids.map(([, id]) => Number(id) || 0)) + 1;
  return { line: lineOf("id"), message: `id ${data?.id} is the id of ${same} already. The next free one is ${free}.` };
}

/** Refuses an article of content/blog whose head is wrong, with the file and the line, at build and in development. */
export const articleMistakes = (): Plugin => ({
  name: "article-mistakes",
  enforce: "pre",
  transform: {
    filter: { id: /\/content\/blog\/[^/]+\.mdx$/ },
    handler(text, file) {
      const folder = join(file, "..");
      const names = readdirSync(folder).filter((name) => name.endsWith(".mdx") && join(folder, name) !== file);
      const others = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
      const mistake = articleMistake(text, others);
      if (!mistake) return;
      const { line, message } = mistake;
      this.error({
        message: `${relative(process.cwd(), file)}:${line}: ${message}`,
        id: file,
        loc: { file, line, column: 0 },
      });
    },
  },
});
