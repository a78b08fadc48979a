/** An entry of the assistant's knowledge base, with the page that says the same. */
export type KnowledgeEntry = {
  /** Its longer words score a point each, so it holds none that questions about anything could have. */
  readonly question: string;
  readonly answer: string;
  /**
   * Lower case. Each one that the visitor's message contains scores two points (docs/behavior/assistant.md#matching).
   */
  readonly keywords: readonly string[];
  /** Address of the page or section that the answer comes from. */
  readonly link: string;
  readonly linkText: string;
  /** Help pages that go further than the answer, and telephone numbers. */
  readonly more?: readonly { readonly text: string; readonly href: string }[];
};

/**
 * Keywords from a list with commas. Each is looked for at the beginning of a word; one that ends in a space is looked
 * for as whole words.
 */
export function keywordsOf(list: string): readonly string[] {
  return list.split(",").map((keyword) => ` ${keyword.trimStart()}`);
}
