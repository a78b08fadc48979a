import { chatTexts } from "#content/assistant/chat-texts.ts";
import { trackerAnswer } from "#content/assistant/knowledge-entry.ts";
import type { Link, Reply } from "#content/assistant/links.ts";
import { trackerChat } from "#content/assistant/tracker-chat.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { type TrackerId, trackerIds } from "#content/trackers.ts";
import { find, isWrittenIn, type SearchIndex } from "./find.ts";
import { linksOf } from "./leads.ts";
import { matchesOf, trackerNamed, understand } from "./matching.ts";

const maxPages = 3;

/** Each address once. */
function bestPages(index: SearchIndex, question: string): readonly Link[] {
  const hits = find(index, question, maxPages * maxPages).map(({ address, title }) => ({ text: title, href: address }));
  return hits.filter(({ href }, at) => hits.findIndex((hit) => hit.href === href) === at).slice(0, maxPages);
}

/** The tracker that a page is about. */
function trackerOfPage(path: string): TrackerId | undefined {
  const [, folder, name] = path.split("/");
  if (!["products", "coach", "hand-over"].includes(folder ?? "")) return undefined;
  return trackerIds.find((id) => id === name);
}

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
  const named = trackerNamed(understood);
  const onPage = trackerOfPage(path);
  // The page's card, where the visitor is on one's page.
  const cardOnPage = onPage && trackerChat[onPage].shape === "card" ? onPage : undefined;
  const tracker = named === "card" ? cardOnPage : (named ?? onPage);
  const answer = tracker ? trackerAnswer(entry, tracker) : entry.answer;
  return {
    text: typeof answer === "string" ? answer : answer(offers),
    // Where it is asked back, the question stands alone.
    ...(entry.choices ? { links: [], choices: entry.choices } : { links: linksOf(entry, tracker) }),
  };
}
