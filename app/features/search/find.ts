import MiniSearch, { type Options } from "minisearch";
import { onceFor } from "#content/once-for.ts";
import { type SearchKind, searchKinds } from "#content/search.ts";
import { leadsFor } from "./leads.ts";
import type { IsWritten } from "./matching.ts";
import { termOf } from "./terms.ts";

export type SearchDocument = {
  readonly id: number;
  readonly kind: SearchKind;
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** Weigh more than the text. */
  readonly tags: string;
  readonly text: string;
};
export type SearchIndex = MiniSearch<SearchDocument>;
export type Hit = Pick<SearchDocument, "address" | "kind" | "title" | "summary">;

/** How the index is built and read; both sides must use the same. */
export const indexOptions: Options<SearchDocument> = {
  fields: ["title", "tags", "summary", "text"],
  storeFields: ["kind", "address", "title", "summary"],
  processTerm: termOf,
};

/** Hits below this fraction of the best score are dropped. */
const minShare = 0.12;

const isKind = (value: unknown): value is SearchKind => searchKinds.some((kind) => kind === value);

function hitOf({ address, kind, title, summary }: Readonly<Record<string, unknown>>): readonly Hit[] {
  return isKind(kind) && typeof address === "string"
    ? [{ address, kind, title: String(title), summary: String(summary) }]
    : [];
}

const firstDocuments = onceFor((index: SearchIndex): ReadonlyMap<string, Hit> => {
  const hits = index.search(MiniSearch.wildcard).flatMap(hitOf);
  return new Map(hits.toReversed().map((hit) => [hit.address, hit]));
});

const maxLeads = 3;

export const isWrittenIn =
  (index: SearchIndex): IsWritten =>
  (term) =>
    index.search(term).length > 0;

/**
 * Best first: what the words as a whole ask for (content/assistant/), then what holds all of the words, or any of them.
 * @param only kinds to look for
 */
export function find(index: SearchIndex, query: string, limit: number, only?: readonly SearchKind[]): readonly Hit[] {
  // Without stop words.
  const terms = new Set<string>();
  const any = index.search(query, {
    processTerm: (word) => {
      const term = termOf(word);
      if (term !== null) terms.add(term);
      return term;
    },
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.2 : false),
    maxFuzzy: 2,
    boost: { title: 5, tags: 2, summary: 2 },
    weights: { fuzzy: 0.3, prefix: 0.5 },
    boostDocument: (_id, _term, stored) => (stored?.kind === "question" || stored?.kind === "policy" ? 0.7 : 1),
    ...(only ? { filter: ({ kind }) => only.includes(kind) } : {}),
  });
  const all = any.filter(({ queryTerms }) => queryTerms.length === terms.size);
  const found = all.length > 0 ? all : any;
  const least = (found[0]?.score ?? 0) * minShare;
  const near = found.filter(({ score }) => score >= least).flatMap(hitOf);
  // Whoever looks through one kind of page has already said what they want.
  const documents = firstDocuments(index);
  // A form that a link fills in, such as "/contact?topic=order", is found as its page.
  const led = (only ? [] : leadsFor(query, isWrittenIn(index))).flatMap(
    (address) => documents.get(address) ?? documents.get(address.replace(/[?#].*/, "")) ?? [],
  );
  const leads = [...new Set(led)].slice(0, maxLeads);
  const isLead = (hit: Hit): boolean =>
    leads.some(({ address, title }) => address === hit.address && title === hit.title);
  return [...leads, ...near.filter((hit) => !isLead(hit))].slice(0, limit);
}
