/** A question with its answer, both plain text. */
export type FaqItem = { readonly question: string; readonly answer: string };

/** @param answers by their questions, in the order in which they are shown */
export const faqItems = (answers: Readonly<Record<string, string>>): readonly FaqItem[] =>
  Object.entries(answers).map(([question, answer]) => ({ question, answer }));

/** The id of a question's element: it follows from its words, and is short because the document says them already. */
export function questionId(question: string): string {
  let hash = 0;
  for (const letter of question) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 46_656;
  return `q${hash.toString(36)}`;
}

/** Where a question stands. @param page the path of the page that shows it, with its query */
export const questionAddress = (page: string, question: string): string => `${page}#${questionId(question)}`;
