import { chatTexts } from "#content/assistant/chat-texts.ts";
import type { NamedProduct, Told } from "#content/assistant/knowledge-entry.ts";
import type { Link } from "#content/assistant/links.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { find, isWrittenIn, type SearchIndex } from "./find.ts";
import { linksOf } from "./leads.ts";
import { matchesOf, productNamed, understand } from "./matching.ts";

/** What the assistant says to a question. */
export type Reply = {
  readonly text: string;
  readonly links: readonly Link[];
  /** Pages of the site that may help where no entry fits. */
  readonly offers?: readonly Link[];
  /** Questions to choose from where this one has two meanings. */
  readonly choices?: readonly string[];
};

const productPaths: readonly (readonly [path: RegExp, product: NamedProduct])[] = [
  [/^\/(products|coach|hand-over)\/incard-finder/, "incardFinder"],
  [/^\/(products|coach|hand-over)\/tagigo-g/, "tagigoG"],
  [/^\/(products|coach|hand-over)\/tagigo/, "tagigo"],
  [/^\/(products|coach|hand-over)\/carbon-finder/, "carbonFinder"],
];

/** How many pages are offered at most. */
const maxPages = 3;

/** The pages that fit a question best, each address once. */
function bestPages(index: SearchIndex, question: string): readonly Link[] {
  const hits = find(index, question, maxPages * maxPages).map(({ address, title }) => ({ text: title, href: address }));
  return hits.filter(({ href }, at) => hits.findIndex((hit) => hit.href === href) === at).slice(0, maxPages);
}

/** The product that a page is about. */
const productOfPage = (path: string): NamedProduct | undefined =>
  productPaths.find(([pattern]) => pattern.test(path))?.[1];

/**
 * The reply to a question (docs/behavior/assistant.md#matching).
 * @param at what it is asked with: the live offers, the page that the visitor is on, and the search index; without it
 *   misspelled words stay as they are, and what no entry answers is offered nothing
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
  // Both cards are cards: the page's, where one is on one's page.
  const product = named === "card" ? (onPage?.startsWith("tagigo") ? undefined : onPage) : (named ?? onPage);
  const told = (answer: Told): string => (typeof answer === "string" ? answer : answer(offers));
  return {
    text: told((product && entry.own?.[product]?.answer) ?? entry.answer),
    // Where it is asked back, the question stands alone.
    ...(entry.choices ? { links: [], choices: entry.choices } : { links: linksOf(entry, product) }),
  };
}
