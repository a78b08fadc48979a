/**
 * How much script a page may fetch before anybody touches it, Brotli-compressed, in kB of 1,000 bytes, by route id;
 * and the style sheet, which stands in every document. A route that isn't named here has the budget of `others`.
 */
export const budgets = {
  script: {
    "routes/home": 120,
    "routes/products/incard-finder": 120,
    "routes/products/tagigo": 120,
    "routes/products/carbon-finder": 120,
    "routes/blog/article": 112,
    // Staff screens bring Zod and the query library; visitors never load them.
    "routes/admin/direct-admin": 165,
    "routes/admin/simple-admin": 165,
    "routes/admin/old-simple-admin": 165,
    "routes/admin/simple-admin-login": 125,
    others: 120,
  },
  style: 14,
} as const satisfies { script: Record<string, number> & { others: number }; style: number };

/** Words that stand in server code only: one of them in the client's files means that server code went out. */
export const serverMarkers = ["node:sqlite", "TOKEN_SECRET", "createApp(", "kysely", "smtp://", "scrypt"] as const;
