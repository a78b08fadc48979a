/** The kinds of pages that the search finds, in the order in which a tie is broken and groups are shown. */
export const searchKinds = ["product", "manual", "support", "question", "article", "policy", "page"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What the search says. */
export const searchText = {
  button: "Search",
  title: "Search the site",
  label: "Search products, manuals, articles and policies",
  placeholder: "reset, battery, airport…",
  hint: "Products, manuals, answers, articles and policies. Typos are fine.",
  suggestionsTitle: "Popular searches",
  loading: "Loading…",
  failed: "Search couldn't be loaded.",
  retry: "Open the search page",
  /**
   * Says that nothing was found.
   * @param query what was typed
   */
  none: (query: string): string => `Nothing found for “${query}”.`,
  /** Says how much was found. */
  found: (count: number, query: string): string => `${count} ${count === 1 ? "result" : "results"} for “${query}”`,
  kinds: {
    product: "Products",
    manual: "Manuals",
    support: "Support",
    question: "Questions and answers",
    article: "Articles",
    policy: "Policies",
    page: "Pages",
  } satisfies Record<SearchKind, string>,
} as const;
