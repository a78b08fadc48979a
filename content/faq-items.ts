/** A question with its answer, both plain text. */
export type FaqItem = { readonly question: string; readonly answer: string };

/**
 * Makes a list of questions.
 * @param answers the answers by their questions, in the order in which they are shown
 */
export const faqItems = (answers: Readonly<Record<string, string>>): readonly FaqItem[] =>
  Object.entries(answers).map(([question, answer]) => ({ question, answer }));

/**
 * Gives the id of a question's element. It follows from the question's words, so that links to it stay while other
 * questions come and go; it is short because the document says the words already.
 */
export function questionId(question: string): string {
  let hash = 0;
  for (const letter of question) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 46_656;
  return `q${hash.toString(36)}`;
}

/**
 * Gives the address of a question.
 * @param page the path of the page that shows it, with its query
 */
export const questionAddress = (page: string, question: string): string => `${page}#${questionId(question)}`;
