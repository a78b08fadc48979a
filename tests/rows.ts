import type { Insertable } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { ShopTables, SubscriberTables } from "#server/db/schema.ts";

/* Rows with every column that a table requires, so that a new column is added here alone. */

const moment = "2026-01-02T03:04:05.000Z";

export const subscriberRow = (email: string, subscribed_at = moment, source = "/") =>
  ({ email, email_key: email.toLowerCase(), subscribed_at, source }) satisfies Insertable<
    SubscriberTables["subscribers"]
  >;

export const campaignRow = (given: Partial<Insertable<ShopTables["campaigns"]>> = {}) => ({
  idempotency_key: crypto.randomUUID(),
  at: moment,
  username: "boss",
  audience: "newsletter",
  subject: "s",
  text: "t",
  recipients: 1,
  queued_at: null,
  ...given,
});

/** @param receipt also what makes it another declaration */
export const withdrawalRow = (receipt: string, given: Partial<Insertable<ShopTables["withdrawals"]>> = {}) => ({
  receipt,
  dedupe_key: receipt,
  name: "Ada",
  email: "ada@example.com",
  email_key: "ada@example.com",
  order_number: "1",
  items: "x",
  message: "",
  at: moment,
  ...given,
});

export const catalogChangeRow = (
  state: ShopTables["catalog_changes"]["state"],
  given: Partial<Insertable<ShopTables["catalog_changes"]>> = {},
) => ({ product_id: "a", edits: "[]", username: "boss", at: moment, state, ...given });

/** The visits of short links since a day, the newest day first. */
export const shortLinkVisits = (db: Database, since = "") =>
  db
    .selectFrom("short_link_visits")
    .select(["day", "code", "count"])
    .where("day", ">=", since)
    .orderBy("day", "desc")
    .orderBy("code")
    .execute();
