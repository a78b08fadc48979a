import { presentation, productSlugs } from "#content/products.ts";
import { reviewMail } from "#content/reviews.ts";
import type { AppContext } from "#server/app-context.ts";
import type { NewMail } from "#server/db/queries/enqueue-mails.ts";
import { isTakenBack } from "#server/db/queries/recorded-orders.ts";
import { dueReviewRequests, endReviewRequest, type ReviewRequestRow } from "#server/db/queries/review-requests.ts";
import { reviewableMs, reviewPage, signReviewTicket } from "#server/payments/review-tickets.ts";
import { sellerOf } from "#server/texts/shop-settings.ts";

/** So many requests are looked at in a turn; the next turn takes more. */
const batch = 200;

type Sources = Pick<AppContext, "config" | "database" | "keys" | "texts" | "wakeOutbox">;

/** The one mail that asks how an order is, with a ticket that is good for a year. */
function mailOf({ config, keys, texts, database }: Sources, row: ReviewRequestRow): NewMail {
  const products = row.products.split("~");
  const until = database.clock.now() + reviewableMs;
  const ticket = signReviewTicket(keys.reviews, { kind: "live", key: row.order_key, products }, until);
  const names = productSlugs.filter((slug) => products.includes(slug)).map((slug) => presentation[slug].name);
  const seller = sellerOf(config, texts.current());
  const from = [seller.name, seller.address].filter((line) => line !== null);
  const { host } = new URL(config.siteUrl);
  return {
    kind: "review",
    recipient: row.email,
    subject: reviewMail.subject(names),
    text: reviewMail.text({ names, site: host, link: `${config.siteUrl}${reviewPage(ticket)}`, from }),
    dedupeKey: `review ${row.order_key}`,
  };
}

/**
 * Puts the mails that ask for reviews into the outbox, for the orders whose time has come. Who canceled, or got all of
 * the money back, isn't asked. Where no mail server is configured, requests wait.
 */
export async function askForReviews(sources: Sources): Promise<void> {
  const { config, database } = sources;
  if (config.smtp === null) return;
  const { hostname } = new URL(config.siteUrl);
  const due = await dueReviewRequests(database.db, new Date(database.clock.now()).toISOString(), batch);
  for (const row of due) {
    const mail = (await isTakenBack(database.db, row.order_key)) ? null : mailOf(sources, row);
    await endReviewRequest(database, row.order_key, mail, hostname);
  }
  if (due.length > 0) sources.wakeOutbox();
}
