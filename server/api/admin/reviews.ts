import { adminReviewMessages as messages } from "#content/admin-reviews.ts";
import { presentation, productSlugs } from "#content/products.ts";
import {
  type AdminReview,
  answerReviewRequest,
  publishReviewRequest,
  refuseReviewRequest,
  reviewsQuery,
  reviewsResponse,
} from "#contract/admin-reviews.ts";
import { reviewState } from "#contract/reviews.ts";
import {
  answerReview,
  countReviews,
  findReview,
  listReviews,
  publishReview,
  type ReviewRow,
  refuseReview,
} from "#server/db/queries/reviews.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { actionCall, queryCall } from "./staff-call.ts";

function nameOf(product: string): string {
  const slug = productSlugs.find((known) => known === product);
  return slug ? presentation[slug].name : product;
}

const adminReviewOf = ({ created_at, state, ...row }: ReviewRow): AdminReview => ({
  ...row,
  productName: nameOf(row.product),
  isDemo: row.kind === "demo",
  createdAt: created_at,
  state: reviewState.safeParse(state).data ?? "new",
});

/** `GET /api/admin/reviews`: one page of the reviews in a state, the newest first. */
export const reviewsCall = queryCall(reviewsQuery, reviewsResponse, async ({ db, input }) => {
  const { rows, count } = await listReviews(db, input);
  return { data: rows.map(adminReviewOf), matchCount: count, counts: await countReviews(db) };
});

/**
 * `POST /api/admin/reviews/publish`: shows a review on its product's page, at once.
 * @throws HTTPException 404 for no review, or one whose words aren't kept any more
 */
export const publishReviewCall = actionCall(publishReviewRequest, async ({ context, input: { id }, audit }) => {
  orNotFound(await publishReview(context.database, id));
  await audit("review published", `review ${id}`);
  await context.texts.refresh();
  return messages.published;
});

/**
 * `POST /api/admin/reviews/refuse`: refuses a review, or takes back a published one.
 * @throws HTTPException 404 for no review
 */
export const refuseReviewCall = actionCall(refuseReviewRequest, async ({ context, db, input, audit }) => {
  const { id, reason } = input;
  const before = await findReview(db, id);
  orNotFound(await refuseReview(context.database, id, reason));
  await audit("review refused", `review ${id}: ${reason}`);
  await context.texts.refresh();
  return before?.state === "published" ? messages.takenBack : messages.refused;
});

/**
 * `POST /api/admin/reviews/answer`: answers a review in public, or takes the answer away.
 * @throws HTTPException 404 for no review, 409 where somebody answered it since
 */
export const answerReviewCall = actionCall(answerReviewRequest, async ({ context, db, input, audit }) => {
  const { id, before } = input;
  orNotFound(await findReview(db, id));
  const answer = input.answer === "" ? null : input.answer;
  if (!(await answerReview(context.database, id, answer, before))) throw httpError(409, messages.changedMeanwhile);
  await audit("review answered", `review ${id}: ${answer ?? "taken away"}`);
  await context.texts.refresh();
  return answer === null ? messages.answerGone : messages.answered;
});
