import type { FaqList } from "./admin-texts.ts";
import type { FaqEntry } from "./site-texts.ts";

type BuiltInQuestion = { readonly question: string; readonly answer: string };

export type ListedQuestion = Readonly<FaqList["questions"][number]>;

const asBuiltIn = (question: BuiltInQuestion, hidden: boolean): ListedQuestion => ({
  ...question,
  key: question.question,
  source: "built-in",
  hidden,
  builtIn: null,
});

/** Built-in questions that a release added or reworded come last; removed ones are gone. */
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

export const entriesOf = (questions: readonly ListedQuestion[]): FaqEntry[] =>
  questions.map(({ key, question, answer, source, hidden, builtIn }) =>
    source === "built-in"
      ? { kind: "built-in", question, hidden }
      : { kind: "own", id: key, question, answer, replaces: builtIn?.question ?? null, hidden },
  );
