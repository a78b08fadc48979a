import { z } from "zod";
import { lineOfText, lineOrNone, linesOfText } from "./plain-text.ts";
import { productSlug } from "./product-slug.ts";
import { reviewBounds } from "./review-bounds.ts";
import { starCount } from "./testimonials.ts";

/** A buyer's review of one product of one order, as its form sends it (docs/behavior/reviews.md#form). */
export const reviewRequest = z.strictObject({
  /** What the server gave out for the payment (server/payments/review-tickets.ts). */
  ticket: z.string().max(600),
  product: productSlug,
  /** A plain form sends text. */
  stars: z.preprocess(
    (given) => (typeof given === "string" && /^[1-5]$/.test(given) ? Number(given) : given),
    starCount,
  ),
  words: linesOfText(reviewBounds.words).pipe(z.string().min(reviewBounds.least)),
  /** A name, or initials, as they are shown. */
  name: lineOfText(reviewBounds.line),
  /** What for or where it is used; empty where nothing is said. */
  about: lineOrNone(reviewBounds.line).default(""),
});
export type ReviewRequest = z.infer<typeof reviewRequest>;

/** Where a review stands: somebody has to look at it, visitors see it, or they never will. */
export const reviewState = z.enum(["new", "published", "refused"]);
export type ReviewState = z.infer<typeof reviewState>;

/** A published review as pages get it. */
export const publicReview = z.object({
  id: z.number().int(),
  stars: starCount,
  words: z.string().min(1),
  name: z.string().min(1),
  about: z.string(),
  /** The day on which it was written, such as 2026-11-27. */
  date: z.iso.date(),
  /** What the shop answers in public; null where it doesn't. */
  answer: z.string().nullable(),
});
export type PublicReview = z.infer<typeof publicReview>;

/** The published reviews of one product. */
export type ProductReviews = {
  readonly count: number;
  /** Of all stars, such as 4.25. */
  readonly average: number;
  /** How many give so many stars: the first is one star. */
  readonly byStars: readonly [number, number, number, number, number];
  /** The newest of all and the newest of each number of stars, the newest first. */
  readonly newest: readonly PublicReview[];
};
