/**
 * Maximum script that a page loads before any interaction, Brotli-compressed, in kB of 1,000 bytes, by route id; and
 * the style sheet, which is inlined into every document. Routes that aren't listed have the budget of `others`.
 *
 * A ratchet: each limit is a fraction of a kilobyte above the measured size, because file names of another hash compress
 * by some bytes more or less. The aim is 120 for home and product
 * pages and 112 for an article (docs/performance.md).
 */
export const budgets = {
  script: {
    "routes/home": 121.9,
    /** Every product that comes in one version. */
    "routes/products/:slug": 129.9,
    "routes/products/tagigo": 130.8,
    "tagigo-g": 130.8,
    "routes/manual-redirect": 121.9,
    pages: 121.9,
    "pages-faq": 121.9,
    "routes/disable-finder": 119.9,
    "routes/blog/article": 118.5,
    others: 126.5,
    /** Every staff screen, whose calls bring Zod. */
    staff: 181,
  },
  style: 14.1,
  /** Documents in their best compression, by path (tests/e2e/page-weight.spec.ts). */
  document: {
    // With its drawings, 6.4 kB: three requests less while the hero's picture comes.
    "/": 42.5,
    "/products/incard-finder": 43.4,
    "/products/tagigo": 45,
    "/products/carbon-finder": 41.6,
    "/support/disable": 27.5,
    "/blog": 25.6,
    "/search": 23.4,
  },
  /** What home or a product page fetches on a phone before anybody scrolls (tests/e2e/loading.spec.ts). */
  firstView: { requests: 39, kilobytes: 361 },
} as const satisfies {
  script: Record<string, number> & { others: number; staff: number };
  style: number;
  document: Record<string, number>;
  firstView: { requests: number; kilobytes: number };
};

/** Strings that occur only in server code: one of them in the client's files means that server code was bundled. */
export const serverMarkers = [
  "node:sqlite",
  "TOKEN_SECRET",
  "createApp(",
  "kysely",
  "nodemailer",
  "argon2id",
  // content/products/records.ts, which holds all that is said of products.
  "the record of ",
] as const;
