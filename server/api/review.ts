import type { Handler } from "hono";
import { reviewMessages, reviewForm as text } from "#content/reviews.ts";
import { serverMessages } from "#content/server-messages.ts";
import { reviewRequest } from "#contract/reviews.ts";
import type { AppContext } from "#server/app-context.ts";
import { saveReview } from "#server/db/queries/reviews.ts";
import { countTries } from "#server/middleware/count-tries.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { allReviews } from "#server/middleware/rate-limits.ts";
import { readReviewTicket, reviewPage } from "#server/payments/review-tickets.ts";
import { done, postedCall } from "./posted-call.ts";
import type { FormWords } from "./refused-form.ts";

const form: FormWords = {
  fields: {
    ticket: { label: "", kind: "hidden" },
    product: { label: "", kind: "hidden" },
    stars: {
      label: text.stars,
      kind: "line",
      options: text.starNames.map(({ stars, label }) => ({ value: String(stars), label })),
    },
    words: { label: text.words, kind: "lines", required: true },
    name: { label: text.name, kind: "line", required: true },
    about: { label: text.about, kind: "line" },
  },
  note: text.note,
  submit: text.submit,
};

/**
 * Makes the handler of `POST /api/review`: keeps a buyer's review until somebody of the staff looks at it
 * (docs/behavior/reviews.md). A second one of the same order and product changes nothing. It takes plain forms too.
 * @throws HTTPException 400 for a ticket that nobody was given or that is over, 429, 503 while too many wait
 */
export function reviewCall(context: AppContext): Handler {
  const { database, keys, limiter } = context;
  return postedCall(context, {
    schema: reviewRequest,
    limit: "review",
    form: { ...form, page: "/review" },
    async save({ ticket, ...review }) {
      const order = readReviewTicket(keys.reviews, ticket, database.clock.now());
      if (!order?.products.includes(review.product)) throw httpError(400, reviewMessages.badTicket);
      const { wait } = await countTries(limiter, [["reviews", allReviews]]);
      if (wait !== null) throw httpError(429, serverMessages.tooMany, { "Retry-After": String(wait) });
      if ((await saveReview(database, order, review)) === "full") throw httpError(503, reviewMessages.full);
      return ticket;
    },
    response: () => done(reviewMessages.sent),
    redirect: (_outcome, _page, ticket) => (ticket === null ? "/review" : `${reviewPage(ticket)}#outcome`),
  });
}
