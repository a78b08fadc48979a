/**
 * Maximum script that a page loads before any interaction, Brotli-compressed, in kB of 1,000 bytes, by route id; and
 * the style sheet, which is inlined into every document. Routes that aren't listed have the budget of `others`.
 *
 * A ratchet: each limit is just above the measured size and only ever goes down. The aim is 120 for home and product
 * pages and 112 for an article (docs/performance.md).
 */
export const budgets = {
  script: {
    "routes/home": 118,
    "routes/products/incard-finder": 125,
    "routes/products/carbon-finder": 125,
    "routes/products/tagigo": 126,
    "tagigo-g": 126,
    "routes/products/buy-now": 123,
    "pre-order": 123,
    "routes/manual-redirect": 121,
    pages: 121,
    "pages-faq": 121,
    "routes/disable-finder": 120,
    "routes/blog/article": 114,
    others: 121,
    /** Every staff screen, whose calls bring Zod. */
    staff: 163,
  },
  style: 14,
  /** Documents in their best compression, by path (tests/e2e/page-weight.spec.ts). */
  document: {
    "/": 34.6,
    "/products/incard-finder": 41.4,
    "/products/tagigo": 41.8,
    "/products/carbon-finder": 39.8,
    "/support/disable": 28,
    "/blog": 24.4,
    "/search": 22.2,
  },
} as const satisfies {
  script: Record<string, number> & { others: number; staff: number };
  style: number;
  document: Record<string, number>;
};

/** Strings that occur only in server code: one of them in the client's files means that server code was bundled. */
export const serverMarkers = ["node:sqlite", "TOKEN_SECRET", "createApp(", "kysely", "nodemailer", "argon2id"] as const;
