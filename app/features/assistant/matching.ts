import type { KnowledgeEntry } from "#content/assistant/knowledge-entry.ts";

/** Minimum score of an answer. */
export const minScore = 2;

/** Question words up to this length are ignored, such as "how" and "the" (docs/behavior/assistant.md#matching). */
export const maxIgnoredWordLength = 3;

const pointsPerKeyword = 2;
const pointsPerWord = 1;

/** The fields that an entry is scored by. */
export type Scored = Pick<KnowledgeEntry, "question" | "keywords">;

/**
 * The texts of a question that can score: lower case, once each, longer than `maxIgnoredWordLength`. Punctuation at their
 * ends is dropped, so that "Android?" is also found where the visitor wrote no question mark.
 */
function scoringWords(question: string): ReadonlySet<string> {
  const words = question
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""));
  return new Set(words.filter((word) => word.length > maxIgnoredWordLength));
}

/**
 * What a visitor wrote, in lower case with one space around each word, so that a keyword can ask for the beginning or
 * the end of a word. Phones type a curved apostrophe in "won't"; the keywords are written with a straight one.
 */
function textOf(query: string): string {
  const words = query
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[\s?!.,;:()"“”]+/);
  return ` ${words.filter((word) => word !== "").join(" ")} `;
}

/**
 * Points of one entry for what a visitor wrote (docs/behavior/assistant.md#matching): two for each keyword that occurs
 * in it, one for each scoring word of the entry's question that occurs in it. Case does not matter; a word may occur
 * inside a longer one.
 */
export function scoreEntry(query: string, entry: Scored): number {
  const text = textOf(query);
  const keywords = entry.keywords.filter((keyword) => text.includes(keyword)).length;
  const words = [...scoringWords(entry.question)].filter((word) => text.includes(word)).length;
  return keywords * pointsPerKeyword + words * pointsPerWord;
}

/**
 * The entry that answers a visitor best, or undefined where none reaches `minScore`.
 * @param query what the visitor wrote; blank text is answered by nothing
 * @param entries the knowledge base; of entries with equal scores the first wins
 */
export function findAnswer<Entry extends Scored>(query: string, entries: readonly Entry[]): Entry | undefined {
  let best: Entry | undefined;
  let bestScore = minScore - 1;
  for (const entry of entries) {
    const score = scoreEntry(query, entry);
    if (score > bestScore) {
      best = entry;
      bestScore = score;
    }
  }
  return best;
}
