// Apart from the schemas, because pages that every visitor loads need the limits and not Zod.

/** Limits of testimonials: characters of each field, and how many the database holds and home shows. */
export const testimonialBounds = { words: 600, line: 80, consent: 200, kept: 40, shown: 6 } as const;

/** Limits of reviews: characters of each field, and how many stand on a product's page. */
export const reviewBounds = {
  least: 20,
  words: 2_000,
  line: 80,
  answer: 1_000,
  reason: 300,
  shown: 60,
  shownOfEach: 20,
} as const;
