import { chatTexts } from "#content/assistant/chat-texts.ts";
import type { AnsweringShop } from "#content/assistant/define-chat.ts";
import { knowledge, mostAsked } from "#content/assistant/knowledge.ts";
import { type KnowledgeEntry, trackerAnswer } from "#content/assistant/knowledge-entry.ts";
import type { Link, Reply } from "#content/assistant/links.ts";
import { forFollowers } from "#content/assistant/red-flags.ts";
import { trackerChat } from "#content/assistant/tracker-chat.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { type TrackerId, trackerIds } from "#content/trackers.ts";
import { find, isWrittenIn, type SearchIndex } from "./find.ts";
import { linksOf, worksWithIphone } from "./leads.ts";
import { type IsWritten, matchesOf, trackerNamed, type Understood, understand } from "./matching.ts";
import { flaggedAnswer } from "./red-flags.ts";

const maxPages = 3;

/** Above it a question asks for one thing. */
const certainLikelihood = 0.9;
/** From it on, and from this share of the first one's, a second entry may be asked for too: below them are guesses. */
const minLikelihoodOfSecond = 0.06;
const minShareOfFirst = { short: 0.4, long: 0.1 };
/** A question of up to so many words asks for one thing, mostly. */
const maxShortWords = 5;
/** The first answer's pages come first; a second answer adds the best of its own. */
const maxLinksWithSecond = 4;

/** The first page of the likeliest entry, though it's a guess, and those that the search finds; each address once. */
function bestPages(index: SearchIndex, question: string, path: string): readonly Link[] {
  const found = find(index, question, maxPages * maxPages).map(({ address, title }) => ({
    text: title,
    href: address,
  }));
  const [guessed] = matchesOn(path, understand(question, isWrittenIn(index)));
  const hits = guessed ? [guessed.entry.links[0], ...found] : found;
  return hits.filter(({ href }, at) => hits.findIndex((hit) => hit.href === href) === at).slice(0, maxPages);
}

/** The tracker that a page is about. */
function trackerOfPage(path: string): TrackerId | undefined {
  const [, folder, name] = path.split("/");
  if (!["products", "coach", "hand-over"].includes(folder ?? "")) return undefined;
  return trackerIds.find((id) => id === name);
}

/** On these pages "it" is mostly a tracker of somebody else (content/blog). */
const pagesOfUnknownTrackers: ReadonlySet<string> = new Set(["/blog/3"]);

/** The entries that fit a question, read as somebody means it who is on a page. */
function matchesOn(path: string, understood: Understood): ReturnType<typeof matchesOf> {
  if (!pagesOfUnknownTrackers.has(path) || understood.concepts.has("mine")) return matchesOf(understood);
  const concepts = new Set([...understood.concepts, "unknown" as const]);
  return matchesOf(
    { ...understood, concepts },
    knowledge.filter(({ ownOnly }) => !ownOnly),
  );
}

/** Cuts a message into the questions that it may hold: at the ends of sentences, and where "and" begins another one. */
const betweenQuestions =
  /[.?!;\n]+(?:\s+|$)|,?\s+(?:and|also|plus|but)\s+(?=(?:also|can|could|do|does|is|are|will|how|what|which|where|when|who|why|u|you)\b)/i;
const minWordsOfQuestion = 3;
/** From it on, a part of a message asks for something by itself. */
const minLikelihoodOfPart = 0.6;

/** An entry below both is a guess, which is more often wrong than right: the pages that may help are offered instead. */
const guessBelow = { likelihood: 0.1, score: 10.5 } as const;

/** Whether a match is no more than a guess. What is asked most answers by its words, and danger in doubt too. */
const isGuess = ({ entry, likelihood, score }: ReturnType<typeof matchesOf>[number]): boolean =>
  likelihood < guessBelow.likelihood &&
  score < guessBelow.score &&
  entry.weight !== "danger" &&
  !mostAsked.has(entry.question);

/** Whether beside an entry nothing stands but what is said in danger. */
const isAboutDanger = ({ weight, alone }: KnowledgeEntry): boolean => weight === "danger" || alone === "unlessDanger";

/** What a part of a message surely asks for; nothing where the message is one question. */
function askedInParts(question: string, isWritten: IsWritten, path: string): readonly KnowledgeEntry[] {
  const parts = question
    .split(betweenQuestions)
    .filter((part) => part.trim().split(/\s+/).length >= minWordsOfQuestion);
  if (parts.length < 2) return [];
  return parts.flatMap((part) => {
    const [first] = matchesOn(path, understand(part, isWritten));
    return first && first.likelihood >= minLikelihoodOfPart && !first.entry.choices ? [first.entry] : [];
  });
}

/**
 * Gives the entries that answer a question, most fitting first: one, or two where it isn't certain which of them is meant or
 * where two things are asked at once; none where no entry fits. In danger only safety stands beside safety.
 * @param isWritten terms that it is true of aren't corrected
 * @param path of the page that the visitor is on
 */
export function answeringEntries(question: string, isWritten: IsWritten, path = "/"): readonly KnowledgeEntry[] {
  const understood = understand(question, isWritten);
  const flagged = flaggedAnswer(question);
  const matches = matchesOn(path, understood);
  const [first, ...others] = flagged ? matches.filter(({ entry }) => entry.question !== forFollowers) : matches;
  if (flagged && !(flagged.yieldsToDanger && first && isAboutDanger(first.entry))) return [flagged.entry];
  if (!first || isGuess(first)) return [];
  const isShort = understood.text.trim().split(" ").length <= maxShortWords;
  const least = Math.max(minLikelihoodOfSecond, first.likelihood * minShareOfFirst[isShort ? "short" : "long"]);
  const guess = others.find(({ likelihood, entry }) => likelihood >= least && !entry.choices)?.entry;
  const onlyDanger = isAboutDanger(first.entry);
  const asked = askedInParts(question, isWritten, path).find(
    (entry) => entry !== first.entry && (!onlyDanger || entry.weight === "danger"),
  );
  const second = asked ?? (first.likelihood >= certainLikelihood ? undefined : guess);
  const isAlone =
    !second || first.entry.choices || first.entry.alone === "always" || (onlyDanger && second.weight !== "danger");
  return isAlone ? [first.entry] : [first.entry, second];
}

/** Puts first, where an iPhone is asked about, that the tracker doesn't work with one; nothing but danger goes before. */
function aboutMisfit(
  answering: readonly KnowledgeEntry[],
  tracker: TrackerId,
  { concepts }: Understood,
): readonly KnowledgeEntry[] {
  const [first] = answering;
  if (worksWithIphone(tracker) || !concepts.has("iphone") || first?.weight === "danger") return answering;
  const misfit = knowledge.filter(({ answersMisfit }) => answersMisfit);
  return [...misfit, ...answering.filter((entry) => !misfit.includes(entry) && !entry.choices)].slice(0, 2);
}

/**
 * docs/behavior/assistant.md#matching
 * @param at live offers, what the owner entered, the visitor's page, and the search index, without which nothing is corrected
 *   or offered
 */
export function replyTo(
  question: string,
  {
    offers,
    shop,
    path,
    index,
  }: {
    readonly offers: Offers;
    readonly shop: AnsweringShop;
    readonly path: string;
    readonly index: SearchIndex | null;
  },
): Reply {
  const isWritten = index ? isWrittenIn(index) : () => true;
  const understood = understand(question, isWritten);
  const answering = answeringEntries(question, isWritten, path);
  const named = trackerNamed(understood);
  const onPage = trackerOfPage(path);
  // The page's card, where the visitor is on one's page.
  const cardOnPage = onPage && trackerChat[onPage].shape === "card" ? onPage : undefined;
  const tracker = named === "card" ? cardOnPage : (named ?? onPage);
  const [entry, second] = tracker ? aboutMisfit(answering, tracker, understood) : answering;
  if (!entry) {
    return {
      text: chatTexts.noMatch,
      links: chatTexts.noMatchLinks,
      offers: index ? bestPages(index, question, path) : [],
    };
  }
  const textOf = (one: KnowledgeEntry): string => {
    const answer = tracker ? trackerAnswer(one, tracker) : one.answer;
    return typeof answer === "string" ? answer : answer(offers, shop);
  };
  // Where it is asked back, the question stands alone.
  if (entry.choices) return { text: textOf(entry), links: [], choices: entry.choices };
  const links = linksOf(entry, understood, tracker);
  const text = textOf(entry);
  if (!second) return { text, links };
  const isNew = ({ href }: Link): boolean => links.every((link) => link.href !== href);
  return {
    // Two entries can say the same of one tracker.
    text: text.includes(textOf(second)) ? text : `${text}\n\n${textOf(second)}`,
    links: [...links, ...linksOf(second, understood, tracker).filter(isNew)].slice(0, maxLinksWithSecond),
  };
}
