import { knowledge } from "#content/assistant/knowledge.ts";
import type { KnowledgeEntry } from "#content/assistant/knowledge-entry.ts";
import { redFlags } from "#content/assistant/red-flags.ts";
import { withoutAccents } from "./terms.ts";

/** What answers a question that must not be left to likelihoods. */
export type FlaggedAnswer = {
  readonly entry: KnowledgeEntry;
  /** Whether an entry about danger that fits the words better goes first. */
  readonly yieldsToDanger: boolean;
};

/**
 * Gives what answers a question that raises a red flag (content/assistant/red-flags.ts), or undefined for any other.
 * @param question as it was typed
 */
export function flaggedAnswer(question: string): FlaggedAnswer | undefined {
  const plain = withoutAccents(question).toLowerCase();
  const flag = redFlags.find(({ says }) => says.some((pattern) => pattern.test(plain)));
  const entry = flag && knowledge.find((one) => one.question === flag.entry);
  return entry && { entry, yieldsToDanger: flag.yieldsToDanger ?? false };
}
