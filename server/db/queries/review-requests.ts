import { emailKey } from "#contract/email.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { enqueueMails, type NewMail } from "./enqueue-mails.ts";
import { didChange, insertNew } from "./query-parts.ts";

/** A buyer who is to be asked for a review once. */
export type ReviewRequestRow = ShopRow<"review_requests">;

/** An order whose buyer is to be asked. */
export type AskedOrder = {
  /** What `orderKeyOf` gives. */
  readonly key: string;
  readonly email: string;
  /** The slugs of what was bought. */
  readonly products: readonly string[];
  /** When to ask, ISO 8601. */
  readonly dueAt: string;
};

/** Notes that a buyer is to be asked for a review; an order that is noted already stays as it is. */
export async function addReviewRequest(db: Database, { key, email, products, dueAt }: AskedOrder): Promise<void> {
  await insertNew(db, "review_requests", {
    order_key: key,
    email,
    email_key: emailKey(email),
    products: products.join("~"),
    due_at: dueAt,
  });
}

/** Reads the requests whose time has come, the oldest first. @param now ISO 8601 */
export const dueReviewRequests = (db: Database, now: string, limit: number): Promise<readonly ReviewRequestRow[]> =>
  db.selectFrom("review_requests").selectAll().where("due_at", "<=", now).orderBy("due_at").limit(limit).execute();

/** Deletes the mails that asked for a review and were sent or ended before a moment (ISO 8601). */
export async function forgetReviewMails(db: Database, before: string): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("kind", "=", "review")
    .where(({ eb, or }) => or([eb("sent_at", "<", before), eb("ended_at", "<", before)]))
    .execute();
}

/**
 * Ends a request: its mail, if there is one, is put into the outbox, and the address is forgotten here, both or neither.
 * Does nothing for a request that another process ended.
 */
export async function endReviewRequest(
  database: DatabaseClient,
  orderKey: string,
  mail: NewMail | null,
  mailDomain: string,
): Promise<void> {
  await database.transaction(async (db) => {
    const isOurs = await didChange(db.deleteFrom("review_requests").where("order_key", "=", orderKey));
    if (isOurs && mail) await enqueueMails(db, [mail], mailDomain);
  });
}
