/** What a document says of the code, by the shape in which it says it; documents.test.ts compares it with the code. */

/** Endings of the files that a document names without their folder. */
const fileEnding = /\.(?:[cm]?[jt]sx?|css|mdx?|json|ya?ml|py|graphql|sh|env|conf|service|timer|webmanifest)$/;

/** Folders of the repository, as a path begins with one. */
const folder =
  /^(?:\.\/)?(?:app|bench|ci|content|contract|deploy|docs|imagery|public|scripts|server|tests|\.github|\.githooks|\.vscode)\//;

/** Commands of the system and of others: what follows them is theirs, but for files and npm scripts of ours. */
const foreignCommand =
  /^(?:apt-get|cd|chown|curl|delete|docker|git|journalctl|kubectl|npm (?:ci|install|outdated)|node --|openssl|pg_isready|playwright|select|sqlite3|systemctl|systemd-analyze|update|[a-z]+ui)\b/i;

/** Text in backticks outside of code blocks, each on one line. */
export const codeSpans = (text: string): readonly string[] =>
  [...text.replace(/```[\s\S]*?```/g, "").matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span.replace(/\s+/g, " "));

/** The ids of a document's headings, as GitHub makes them. */
export const headingIds = (text: string): readonly string[] =>
  [...text.replace(/```[\s\S]*?```/g, "").matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\-_ ]/gu, "")
      .replaceAll(" ", "-"),
  );

/** Links to other documents, files and headings of the repository. */
export const localLinks = (text: string): readonly string[] =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = ""]) => link);

/** Names of npm scripts, in prose and in code blocks. */
export const npmScripts = (text: string): readonly string[] => [
  ...[...text.matchAll(/npm run\s+(?:--silent\s+)?([\w:-]+)/g)].map(([, name = ""]) => name),
  ...[...text.matchAll(/`npm (start|test)\b/g)].map(([, name = ""]) => name),
];

/** Names of environment variables, in prose and in code blocks: capitals with an underscore between them. */
export const variables = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w$…/-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w…*]|_[…*])/g)].map(([name]) => name);

/** `<slug>` and `{id}` stand for something else each time. */
const withPlaceholders = (span: string, by: string): string => span.replace(/<[a-z][^<>="]*>|\{[^{},:]*\}/g, by);

const isPath = (word: string): boolean =>
  /^[^/\s"'()][^\s"'()]*$/.test(word) &&
  !/:\/\/|[=$…]|\.\.\.|#\//.test(word) &&
  (folder.test(word) || fileEnding.test(word));

/**
 * Files and folders that a text names in backticks, as patterns for a glob: `<slug>` and `{id}` stand for any name.
 * What stands for several (`a.ts` and its test) is named one by one.
 */
export const namedPaths = (text: string): readonly string[] =>
  codeSpans(text)
    .map((span) => withPlaceholders(span, "*"))
    .flatMap((span) => span.split(" ").filter((word) => fileEnding.test(word) || !foreignCommand.test(span)))
    .map((word) => word.replace(/^['"]|['"]$/g, "").replace(/(?:#[\w-]+|:\d+)$/, ""))
    .filter((word) => isPath(word) && !/^[*.]+[a-z.]*$/.test(word));

/**
 * Words of the code that a text names in backticks: identifiers, attributes, tables, packages. Neither paths nor other
 * people's commands; of a command line, capitals that stand for something (`FILE`) aren't words of the code either.
 */
export const namedWords = (text: string): readonly string[] =>
  codeSpans(text)
    .filter((span) => !foreignCommand.test(span))
    .flatMap((span) => withPlaceholders(span, " ").split(" "))
    .filter((word) => !isPath(word) && !/:\/\/|\.(?:gz|pem|log)$/.test(word))
    .flatMap((word) => [...word.matchAll(/(?<![\w%$-])(?:__Host-)?([A-Za-z_][\w$]*(?:-[\w$]+)*)/g)])
    .map(([, word = ""]) => word)
    .filter((word) => word.length > 2 && !/^[A-Z]+$/.test(word));

/** Members such as `bare` in `handle.bare`, which have to be a member somewhere and not only a word. */
export const namedMembers = (text: string): readonly string[] =>
  codeSpans(text)
    .filter((span) => /^[a-z]\w*(?:\.[a-zA-Z]\w*)+(?:\(.*\))?$/.test(span) && !fileEnding.test(span))
    .flatMap((span) => span.replace(/\(.*$/, "").split(".").slice(1));

const listed = "(?:`[^`]+`(?:,? and |, | or )?)+";
const placed = new RegExp(
  `(${listed})\\)?,? (?:stands? |is |are )?(?:in|of) (${listed})|(${listed}) \\((${listed})\\)`,
  "g",
);

/** Identifiers that a text names together with the files they stand in: "`x` and `y` in `a.ts`", "`a.ts` (`x`)". */
export const placedWords = (
  text: string,
): readonly { readonly words: readonly string[]; readonly files: readonly string[] }[] =>
  [
    ...text
      .replace(/```[\s\S]*?```/g, "")
      .replace(/\s+/g, " ")
      .matchAll(placed),
  ].flatMap(([, a, b, c, d]) => {
    const sides = [codeSpans(a ?? c ?? ""), codeSpans(b ?? d ?? "")];
    const files = sides.find((side) => side.every((span) => isPath(span) && fileEnding.test(span)));
    const words = sides.find((side) => side !== files)?.filter((span) => /^[\w$]+(?:\(\))?$/.test(span));
    return files && words && words.length > 0 ? [{ words: words.map((word) => word.replace("()", "")), files }] : [];
  });

/** A source without its comments: a name that only a comment has is gone from the code. */
export const withoutComments = (path: string, source: string): string =>
  /\.(?:[cm]?[jt]sx?|css)$/.test(path)
    ? source.replace(/\/\*[\s\S]*?\*\//g, " ").replace(/(^|[^:"'`\\])\/\/.*$/gm, "$1")
    : source;

/** All words of a source, those with hyphens whole, in parts, and as far as each hyphen. */
export function wordsOf(source: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [word] of source.matchAll(/[\w$]+(?:-[\w$]+)*/g)) {
    const parts = word.split("-");
    for (const [index, part] of parts.entries()) {
      words.add(part);
      words.add(parts.slice(0, index + 1).join("-"));
    }
  }
  return words;
}

/** Counts of lines in parentheses, which are wrong after the next change of the file. */
export const lineCounts = (text: string): readonly string[] =>
  [...text.matchAll(/\((?:about |some )?\d[\d,]* lines?\b/g)].map(([found]) => found);

/** Cells of tables that are paragraphs. */
export const longCells = (text: string, most: number): readonly string[] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .flatMap((line) => line.split("|").slice(1, -1))
    .map((cell) => cell.trim().replace(/\]\([^)]*\)/g, "]"))
    .filter((cell) => cell.length > most);
