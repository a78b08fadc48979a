/** Heading of the catalog's staff screen; its other words are loaded with the screen (admin-catalog.ts). */
export const catalogTitle = {
  title: "Catalog",
  intro: "Prices, availability and dates as shoppers see them. What you save is live within ten seconds.",
} as const;
