import { z } from "zod";
import { lineOfText, linesOrNone } from "./plain-text.ts";
import { reviewBounds } from "./review-bounds.ts";
import { reviewState } from "./reviews.ts";
import { idRequest, int, pageSchemaOf, searchQuery, staffResponse } from "./staff-response.ts";

export const adminReview = z.object({
  id: int,
  product: z.string(),
  /** The product's name. */
  productName: z.string(),
  /** Whether it was ordered in the demo store: a live shop doesn't show it. */
  isDemo: z.boolean(),
  stars: int,
  words: z.string(),
  name: z.string(),
  about: z.string(),
  createdAt: z.string(),
  state: reviewState,
  answer: z.string().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
});
export type AdminReview = z.infer<typeof adminReview>;

export const reviewsQuery = searchQuery.extend({ state: z.enum([...reviewState.options, "all"]).default("new") });

/** The newest first. */
export const reviewsResponse = staffResponse({
  ...pageSchemaOf(adminReview),
  counts: z.object({ new: int, published: int, refused: int }),
});
export type ReviewsResponse = z.infer<typeof reviewsResponse>;

/** Publishes a review; one that was refused too. */
export const publishReviewRequest = idRequest;

/** Refuses a review, or takes back a published one. The reason is for staff alone. */
export const refuseReviewRequest = idRequest.extend({ reason: lineOfText(reviewBounds.reason) });

/** Answers in public, below the review; an empty text takes the answer away. `before` is the one that was edited. */
export const answerReviewRequest = idRequest.extend({
  answer: linesOrNone(reviewBounds.answer),
  before: z.string().nullable(),
});
