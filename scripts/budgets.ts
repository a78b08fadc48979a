/**
 * How much script a page may fetch before anybody touches it, Brotli-compressed, in kB of 1,000 bytes, by route id; and
 * the style sheet, which stands in every document. A route that isn't named here has the budget of `others`.
 *
 * A ratchet: each limit stands just above what was measured and only ever goes down. What is aimed at is 120 for home and
 * product pages and 112 for an article (docs/performance.md).
 */
export const budgets = {
  script: {
    "routes/home": 122,
    "routes/products/incard-finder": 127,
    "routes/products/tagigo": 127,
    "tagigo-g": 127,
    "routes/products/carbon-finder": 127,
    "routes/products/buy-now": 131,
    "pre-order": 131,
    "routes/blog/article": 119,
    // Staff screens bring Zod and the query library; visitors never load them.
    "routes/admin/direct-admin": 165,
    "routes/admin/simple-admin": 165,
    "routes/admin/old-simple-admin": 165,
    "routes/admin/inbox": 165,
    "routes/admin/orders": 165,
    "routes/admin/growth": 165,
    "routes/admin/gaps": 165,
    "routes/admin/activity": 165,
    "routes/admin/letters": 165,
    "routes/admin/prices": 165,
    others: 127,
  },
  style: 14,
} as const satisfies { script: Record<string, number> & { others: number }; style: number };

/** Words that stand in server code only: one of them in the client's files means that server code went out. */
export const serverMarkers = ["node:sqlite", "TOKEN_SECRET", "createApp(", "kysely", "smtp://", "scrypt"] as const;
