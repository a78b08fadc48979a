import type { SearchKind } from "#content/search.ts";

/** A search result before it gets its id. */
export type SearchSource = {
  readonly kind: SearchKind;
  readonly address: string;
  readonly title: string;
  /** One or two sentences shown below the title. */
  readonly summary: string;
  /** Keywords that weigh more than the text. */
  readonly tags: string;
  readonly text: string;
};
