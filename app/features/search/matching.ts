import { knowledge } from "#content/assistant/knowledge.ts";
import { type Concept, concepts, type KnowledgeEntry } from "#content/assistant/knowledge-entry.ts";
import { groupBy } from "#content/group-by.ts";
import { onceFor } from "#content/once-for.ts";
import { type TrackerId, trackerIds, trackerNames } from "#content/trackers.ts";
import { isInFamily } from "./question-features.ts";
import { likelihoodsOf } from "./question-model.ts";
import { meantBy } from "./spelling.ts";
import { allTerms, stemsOf } from "./terms.ts";

const isConcept = (name: string): name is Concept => Object.hasOwn(concepts, name);

const entries = Object.entries(concepts).flatMap(([name, list]) =>
  isConcept(name) ? list.split(",").map((text) => ({ concept: name, terms: allTerms(text) })) : [],
);
const phrases = entries.flatMap(({ concept, terms }) =>
  terms.length > 1 ? [{ concept, text: ` ${terms.join(" ")} ` }] : [],
);
const words = groupBy(
  entries.filter(({ terms }) => terms.length === 1),
  ({ terms }) => terms[0] ?? "",
);
const vocabulary = new Set(entries.flatMap(({ terms }) => terms));

const minPrefixLength = 4;

/** Whether a term stands in a text of the site, so that it isn't misspelled. */
export type IsWritten = (term: string) => boolean;

function corrected(term: string, isWritten: IsWritten): string {
  if (/\d/.test(term) || vocabulary.has(term) || stemsOf(term).some((stem) => words.has(stem)) || isWritten(term))
    return term;
  return meantBy(term, vocabulary, isInFamily(term) ? 1 : undefined) ?? term;
}

export type Understood = { readonly text: string; readonly concepts: ReadonlySet<Concept> };

/**
 * Reads a question.
 * @param isWritten terms that it is true of aren't corrected
 * @param unfinished the last word may still be being typed
 */
export function understand(question: string, isWritten: IsWritten, unfinished = false): Understood {
  const terms = allTerms(question).map((term) => corrected(term, isWritten));
  const text = ` ${terms.join(" ")} `;
  const last = terms.at(-1) ?? "";
  const meant = terms.flatMap((term) => [term, ...stemsOf(term)].find((word) => words.has(word)) ?? []);
  const begun =
    unfinished && last.length >= minPrefixLength && !vocabulary.has(last) && !isWritten(last)
      ? [...words.keys()].filter((word) => word.startsWith(last))
      : [];
  return {
    text,
    concepts: new Set([
      ...phrases.filter((phrase) => text.includes(phrase.text)).map(({ concept }) => concept),
      ...[...meant, ...begun].flatMap((word) => (words.get(word) ?? []).map(({ concept }) => concept)),
    ]),
  };
}

/** "card" where it may be any of the cards; undefined for none, and for several. */
export function trackerNamed({ concepts: meant }: Understood): TrackerId | "card" | undefined {
  if (meant.has("twoTags")) return undefined;
  const named = trackerIds.filter((id) => meant.has(id));
  // Whoever says "Tagigo G" says "Tagigo" too.
  const longest = named.filter((id) => !named.some((other) => other.startsWith(`${id}-`)));
  if (longest.length === 0 && meant.has("card")) return "card";
  return longest.length === 1 ? longest[0] : undefined;
}

export const minScore = 2;

/** docs/behavior/assistant.md#matching */
export const maxIgnoredWordLength = 3;

const pointsPerKeyword = 2;
const pointsPerWord = 1;
const pointsForWeight = { higher: 4, danger: 8 } as const;
/** What an entry gets that stands alone, where the question has its words: no other one is true then. */
const pointsForStandingAlone = 40;
/** What an entry gets that the question certainly asks for, by the example questions; by the root of it where it's less sure. */
const pointsForLikelihood = 20;
/** Less likely ones are guesses: for entries whose words the question has, and for others. */
const minLikelihoods = { withWords: 0.02, withoutWords: 0.1 };
/**
 * From this share of the likeliest entry's likelihood on an entry's weight counts in full. Below it the examples doubt that
 * its words mean it.
 */
const likelihoodShareOfFullWeight = 0.3;
const leastShareOfWeight = 0.25;

const scoringWords = onceFor(
  ({ question }: KnowledgeEntry): ReadonlySet<string> =>
    new Set(allTerms(question).filter((word) => word.length > maxIgnoredWordLength)),
);

/**
 * docs/behavior/assistant.md#matching
 * @param likelihood how likely the question asks for this entry, from 0 to 1; undefined where only words count
 * @param highest how likely the likeliest entry is
 * @returns `required` are the keywords that made it fit, `keywords` all of the entry's that the question has
 */
export function matchOf(
  { text, concepts: meant }: Understood,
  entry: KnowledgeEntry,
  likelihood?: number,
  highest = 1,
) {
  const complete = (entry.requiredConcepts ?? []).filter((combination) =>
    combination.every((concept) => meant.has(concept)),
  );
  const required = complete.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const keywords = new Set([
    ...required,
    ...(required.length > 0 ? (entry.optionalConcepts ?? []).filter((keyword) => meant.has(keyword)) : []),
  ]);
  const questionWords = [...scoringWords(entry)].filter((word) => text.includes(word));
  const shareOfWeight =
    likelihood === undefined
      ? 1
      : Math.min(1, Math.max(leastShareOfWeight, likelihood / (highest * likelihoodShareOfFullWeight)));
  const minLikelihood = minLikelihoods[keywords.size + questionWords.length > 0 ? "withWords" : "withoutWords"];
  const certainty = likelihood === undefined || likelihood < minLikelihood ? 0 : Math.sqrt(likelihood);
  const score =
    keywords.size * pointsPerKeyword +
    questionWords.length * pointsPerWord +
    (required.length > 0 && entry.weight ? pointsForWeight[entry.weight] * shareOfWeight : 0) +
    (required.length > 0 && entry.alone === "always" ? pointsForStandingAlone : 0) +
    certainty * pointsForLikelihood;
  return { entry, score, likelihood: likelihood ?? 0, required, keywords };
}

/** The trackers whose names have every word of a question: "finder" is in the names of two. */
export function trackersCalled({ text }: Pick<Understood, "text">): readonly TrackerId[] {
  const terms = text.trim().split(" ");
  return trackerIds.filter((id) => terms.every((term) => trackerNames[id].toLowerCase().split(" ").includes(term)));
}

/** Best first; of equal scores the earlier one. A question that is a tracker's name has one match, which tells of it. */
export function matchesOf(understood: Understood, among: readonly KnowledgeEntry[] = knowledge) {
  if (trackersCalled(understood).length > 0)
    return among.filter(({ answersName }) => answersName).map((entry) => matchOf(understood, entry, 1));
  const likelihoods = likelihoodsOf(understood);
  const highest = Math.max(...likelihoods.values());
  return among
    .map((entry) => matchOf(understood, entry, likelihoods.get(entry.question) ?? 0, highest))
    .filter(({ score }) => score >= minScore)
    .toSorted((a, b) => b.score - a.score);
}
