import type { z } from "zod";
import type { reviewsQuery } from "#contract/admin-reviews.ts";
import { reviewBounds } from "#contract/review-bounds.ts";
import {
  type ProductReviews,
  publicReview,
  type ReviewRequest,
  type ReviewState,
  reviewState,
} from "#contract/reviews.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import {
  contains,
  countByState,
  countOf,
  didChange,
  hashOf,
  insertNew,
  type PageOf,
  selectPage,
} from "./query-parts.ts";
import { stampTexts } from "./site-texts.ts";

/** A review with all of its columns. */
export type ReviewRow = ShopRow<"reviews">;

/** Which store an order was made in: a live shop shows no reviews of demo orders. */
export type OrderKind = "demo" | "live";

/** How many reviews may wait for somebody to look at them. */
export const maxNewReviews = 2_000;

/** What a payment's reviews are found by, without telling the payment. */
export const orderKeyOf = (payment: string): string => hashOf(payment);

/** What becomes of a review that was sent: `known` where the payment has one of that product already. */
export type SaveOutcome = "saved" | "known" | "full";

/** The order that a review is about. `key` is what `orderKeyOf` gives. */
export type ReviewedOrder = { readonly kind: OrderKind; readonly key: string };

/** Keeps a buyer's review until somebody looks at it. */
export async function saveReview(
  database: DatabaseClient,
  { kind, key: orderKey }: ReviewedOrder,
  { product, stars, words, name, about }: Omit<ReviewRequest, "ticket">,
): Promise<SaveOutcome> {
  const row = { kind, product, stars, words, name, about, order_key: orderKey, created_at: new Date().toISOString() };
  return database.transaction(async (db) => {
    if ((await countOf(db.selectFrom("reviews").where("state", "=", "new"))) >= maxNewReviews) return "full";
    return (await insertNew(db, "reviews", { ...row, key: hashOf(`${orderKey} ${product}`) })) ? "saved" : "known";
  });
}

/** Gives the products that a payment's buyer has reviewed. */
export async function reviewedProducts(db: Database, orderKey: string): Promise<readonly string[]> {
  const rows = await db.selectFrom("reviews").select("product").where("order_key", "=", orderKey).execute();
  return rows.map(({ product }) => product);
}

/** Reads one page of the reviews that match a filter, the newest first, and how many match. */
export function listReviews(
  db: Database,
  { state, search, ...page }: z.infer<typeof reviewsQuery>,
): Promise<PageOf<ReviewRow>> {
  let wanted = db.selectFrom("reviews");
  if (state !== "all") wanted = wanted.where("state", "=", state);
  if (search !== "") wanted = wanted.where(contains(["words", "name", "about"], search));
  return selectPage(wanted.selectAll().orderBy("id", "desc"), page);
}

/** Counts the reviews in each state. */
export const countReviews = (db: Database): Promise<Record<ReviewState, number>> =>
  countByState(db, "reviews", reviewState.options);

/** Changes a review and has pages read it again. @returns false where there is none that fits */
async function changeReview(
  database: DatabaseClient,
  id: number,
  change: Partial<Pick<ReviewRow, "state" | "state_at" | "reason" | "answer">>,
  answerBefore?: string | null,
): Promise<boolean> {
  return database.transaction(async (db) => {
    let update = db.updateTable("reviews").set(change).where("id", "=", id);
    if (answerBefore === null) update = update.where("answer", "is", null);
    else if (answerBefore !== undefined) update = update.where("answer", "=", answerBefore);
    const changed = await didChange(update);
    if (changed) await stampTexts(db);
    return changed;
  });
}

/** Publishes a review whose words are still there; false where there is none. */
export async function publishReview(database: DatabaseClient, id: number): Promise<boolean> {
  const row = await findReview(database.db, id);
  if (!row || row.words === "") return false;
  return changeReview(database, id, { state: "published", state_at: new Date().toISOString(), reason: null });
}

/** Refuses a review, or takes back a published one; false where there is none. */
export const refuseReview = (database: DatabaseClient, id: number, reason: string): Promise<boolean> =>
  changeReview(database, id, { state: "refused", state_at: new Date().toISOString(), reason });

/** Answers a review in public, unless somebody answered it since; false then. */
export const answerReview = (
  database: DatabaseClient,
  id: number,
  answer: string | null,
  before: string | null,
): Promise<boolean> => changeReview(database, id, { answer }, before);

/** Reads one review; undefined where there is none. */
export const findReview = (db: Database, id: number): Promise<ReviewRow | undefined> =>
  db.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirst();

/**
 * Forgets what is in reviews that were refused before a moment (ISO 8601): words, name and what else the buyer typed.
 * What stays says that the order was reviewed.
 */
export async function forgetRefusedReviews(db: Database, before: string): Promise<void> {
  const forgotten = { words: "", name: "", about: "", answer: null };
  const refused = db.updateTable("reviews").set(forgotten).where("state", "=", "refused").where("words", "!=", "");
  await refused.where("state_at", "<", before).execute();
}

/** Reads what pages show of a product's reviews; null where none is published. A row that doesn't fit is left out. */
export async function readProductReviews(
  db: Database,
  kind: OrderKind,
  product: string,
): Promise<ProductReviews | null> {
  const published = db
    .selectFrom("reviews")
    .where("state", "=", "published")
    .where("product", "=", product)
    .where("kind", "=", kind);
  const sums = await published
    .select(({ fn }) => ["stars", fn.countAll<number>().as("count")])
    .where("stars", ">=", 1)
    .where("stars", "<=", 5)
    .groupBy("stars")
    .execute();
  const of = (stars: number): number => sums.find((sum) => sum.stars === stars)?.count ?? 0;
  const byStars = [of(1), of(2), of(3), of(4), of(5)] as const;
  const count = byStars.reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  const newestFirst = published.selectAll().orderBy("id", "desc");
  const rows = new Map<number, ReviewRow>();
  const add = (found: readonly ReviewRow[]): void => {
    for (const row of found) rows.set(row.id, row);
  };
  add(await newestFirst.limit(reviewBounds.shown).execute());
  // Bad ones must not be out of sight because good ones are newer.
  for (const stars of count > rows.size ? [1, 2, 3, 4, 5] : []) {
    add(await newestFirst.where("stars", "=", stars).limit(reviewBounds.shownOfEach).execute());
  }
  const sorted = [...rows.values()].toSorted((a, b) => b.id - a.id);
  const newest = sorted.flatMap((row) => {
    const read = publicReview.safeParse({ ...row, date: row.created_at.slice(0, 10) });
    return read.success ? [read.data] : [];
  });
  const total = byStars.reduce((sum, one, index) => sum + one * (index + 1), 0);
  return { count, average: total / count, byStars, newest };
}

/** Reads all that is stored of a payment's reviews. */
export const reviewsOfPayment = (db: Database, payment: string): Promise<readonly ReviewRow[]> =>
  db.selectFrom("reviews").selectAll().where("order_key", "=", orderKeyOf(payment)).orderBy("id").execute();

/** Deletes a payment's reviews, published ones too. @returns how many there were */
export async function eraseReviewsOfPayment(database: DatabaseClient, payment: string): Promise<number> {
  return database.transaction(async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom("reviews")
      .where("order_key", "=", orderKeyOf(payment))
      .executeTakeFirstOrThrow();
    await stampTexts(db);
    return Number(numDeletedRows);
  });
}
