import type { TablesOf } from "./columns.ts";
import type { shopTables, subscriberTables } from "./tables.ts";

/** docs/behavior/staff-dashboards.md#schemas: `public` is written in development. */
export type SubscriberSchema = "public" | "production";

/** given: subscribed; asked: confirmation mail sent; confirmed: its link was used; withdrawn: unsubscribed. */
export type ConsentEvent = "given" | "asked" | "confirmed" | "withdrawn";

export type MailKind = "contact" | "answer" | "confirm" | "newsletter" | "ship-date" | "receipt" | "test";

/** scheduled: to come; failed: it didn't fit when it was due. */
export type CatalogChangeState = "scheduled" | "applied" | "cancelled" | "failed" | "undone";

export type SubscriberTables = TablesOf<typeof subscriberTables> & { consents: { event: ConsentEvent } };

/** Everything else: the schema `shop` on Postgres, the main file on SQLite. */
export type ShopTables = TablesOf<typeof shopTables> & {
  catalog_changes: { state: CatalogChangeState };
  outbox: { kind: MailKind };
};
