import type { FaqList } from "./admin-texts.ts";
import type { FaqEntry } from "./site-texts.ts";

/** A built-in question with its answer as plain text. */
export type BuiltInQuestion = { readonly question: string; readonly answer: string };

/** A question of a list, in its place there. */
export type ListedQuestion = Readonly<FaqList["questions"][number]>;

const asBuiltIn = (question: BuiltInQuestion, hidden: boolean): ListedQuestion => ({
  ...question,
  key: question.question,
  source: "built-in",
  hidden,
  builtIn: null,
});

/**
 * Gives a list of questions as staff arranged it. Built-in ones that the arrangement doesn't know, because a release
 * added or reworded them, come last; those that a release took away are gone.
 * @param builtIn the questions of the release, in their order
 * @param entries the arrangement as it is stored; without one the list is as the release has it
 */
export function listQuestions(
  builtIn: readonly BuiltInQuestion[],
  entries: readonly FaqEntry[] = [],
): readonly ListedQuestion[] {
  const found = new Map(builtIn.map((question) => [question.question, question]));
  const arranged = entries.flatMap((entry): ListedQuestion[] => {
    const original = found.get((entry.kind === "own" ? entry.replaces : entry.question) ?? "") ?? null;
    if (original) found.delete(original.question);
    if (entry.kind === "own") {
      const { id, question, answer, hidden } = entry;
      return [{ key: id, question, answer, hidden, source: original ? "changed" : "added", builtIn: original }];
    }
    return original ? [asBuiltIn(original, entry.hidden)] : [];
  });
  return [...arranged, ...[...found.values()].map((question) => asBuiltIn(question, false))];
}

/** Gives the arrangement of a list in the shape that is stored, the reverse of `listQuestions`. */
export const entriesOf = (questions: readonly ListedQuestion[]): FaqEntry[] =>
  questions.map(({ key, question, answer, source, hidden, builtIn }) =>
    source === "built-in"
      ? { kind: "built-in", question, hidden }
      : { kind: "own", id: key, question, answer, replaces: builtIn?.question ?? null, hidden },
  );
