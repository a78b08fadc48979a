import type MiniSearch from "minisearch";
import type { Options } from "minisearch";
import { type SearchKind, searchKinds } from "#content/search.ts";

/** What is searched in, by field. */
export type Indexed = {
  id: number;
  kind: SearchKind;
  address: string;
  title: string;
  summary: string;
  tags: string;
  text: string;
};
/** The index: the same on the server and in the browser. */
export type SearchIndex = MiniSearch<Indexed>;
/** A search hit. */
export type Hit = { address: string; kind: SearchKind; title: string; summary: string };

/** Stop words. */
const empty = new Set(
  "a an and are as at be but by can do does for from has have how i if in is it its my of on or so than that the then there this to was what when where which who why will with you your".split(
    " ",
  ),
);

/** Singular form: "batteries" is "battery". */
const singular = (term: string): string =>
  term.length > 3 ? term.replace(/ies$/, "y").replace(/([^s])s$/, "$1") : term;

/** Normalizes a term: lower case, no accents, singular; null for stop words. */
export function termOf(word: string): string | null {
  const term = word
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase();
  return term === "" || empty.has(term) ? null : singular(term);
}

/** How the index is built and read; both sides must use the same. */
export const indexOptions: Options<Indexed> = {
  fields: ["title", "tags", "summary", "text"],
  storeFields: ["kind", "address", "title", "summary"],
  processTerm: termOf,
};

/** Hits below this fraction of the best score are dropped. */
const minShare = 0.12;

const isKind = (value: unknown): value is SearchKind => searchKinds.some((kind) => kind === value);

/**
 * Searches documents: matches prefixes, and longer words fuzzily. All words must match; when nothing has them all, any
 * word is enough.
 * @param only kinds to look for; all when left out
 * @returns best first, without duplicates of path and title
 */
export function find(index: SearchIndex, query: string, limit: number, only?: readonly SearchKind[]): readonly Hit[] {
  const search = (combineWith: "AND" | "OR") =>
    index.search(query, {
      combineWith,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.2 : false),
      maxFuzzy: 2,
      boost: { title: 5, tags: 2, summary: 2 },
      weights: { fuzzy: 0.3, prefix: 0.5 },
      boostDocument: (_id, _term, stored) => (stored?.kind === "question" || stored?.kind === "policy" ? 0.7 : 1),
      ...(only ? { filter: ({ kind }) => only.includes(kind) } : {}),
    });
  const all = search("AND");
  const found = all.length > 0 ? all : search("OR");
  const least = (found[0]?.score ?? 0) * minShare;
  const near = found.filter(({ score }) => score >= least).slice(0, limit);
  return near.flatMap(({ address, kind, title, summary }) =>
    isKind(kind) && typeof address === "string"
      ? [{ address, kind, title: String(title), summary: String(summary) }]
      : [],
  );
}
