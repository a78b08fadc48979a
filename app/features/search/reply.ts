import { chatTexts } from "#content/assistant/chat-texts.ts";
import type { NamedProduct, Told } from "#content/assistant/knowledge-entry.ts";
import type { Link } from "#content/assistant/links.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { find, isWrittenIn, type SearchIndex } from "./find.ts";
import { linksOf } from "./leads.ts";
import { matchesOf, productNamed, understand } from "./matching.ts";

export type Reply = {
  readonly text: string;
  readonly links: readonly Link[];
  /** Where no entry fits. */
  readonly offers?: readonly Link[];
  /** Where the question has two meanings. */
  readonly choices?: readonly string[];
};

const productPaths: readonly (readonly [path: RegExp, product: NamedProduct])[] = [
  [/^\/(products|coach|hand-over)\/incard-finder/, "incardFinder"],
  [/^\/(products|coach|hand-over)\/tagigo-g/, "tagigoG"],
  [/^\/(products|coach|hand-over)\/tagigo/, "tagigo"],
  [/^\/(products|coach|hand-over)\/carbon-finder/, "carbonFinder"],
];

const maxPages = 3;

/** Each address once. */
function bestPages(index: SearchIndex, question: string): readonly Link[] {
  const hits = find(index, question, maxPages * maxPages).map(({ address, title }) => ({ text: title, href: address }));
  return hits.filter(({ href }, at) => hits.findIndex((hit) => hit.href === href) === at).slice(0, maxPages);
}

const productOfPage = (path: string): NamedProduct | undefined =>
  productPaths.find(([pattern]) => pattern.test(path))?.[1];

/**
 * docs/behavior/assistant.md#matching
 * @param at live offers, the visitor's page, and the search index, without which nothing is corrected or offered
 */
export function replyTo(
  question: string,
  { offers, path, index }: { readonly offers: Offers; readonly path: string; readonly index: SearchIndex | null },
): Reply {
  const understood = understand(question, index ? isWrittenIn(index) : () => true);
  const entry = matchesOf(understood)[0]?.entry;
  if (!entry) {
    return { text: chatTexts.noMatch, links: chatTexts.noMatchLinks, offers: index ? bestPages(index, question) : [] };
  }
  const named = productNamed(understood);
  const onPage = productOfPage(path);
  // The page's card, where the visitor is on one's page.
  const product = named === "card" ? (onPage?.startsWith("tagigo") ? undefined : onPage) : (named ?? onPage);
  const told = (answer: Told): string => (typeof answer === "string" ? answer : answer(offers));
  return {
    text: told((product && entry.own?.[product]?.answer) ?? entry.answer),
    // Where it is asked back, the question stands alone.
    ...(entry.choices ? { links: [], choices: entry.choices } : { links: linksOf(entry, product) }),
  };
}
