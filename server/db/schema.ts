import type { Selectable } from "kysely";
import type { TablesOf } from "./columns.ts";
import * as first from "./migrations/0001-first.ts";
import { searchTextColumns } from "./migrations/0010-search-texts.ts";

// The tables of all migrations: what a later one adds is merged in here. Types and backups (backup.ts) follow.

/** The tables of `public` and `production`. */
export const subscriberTables = first.subscriberTables;

/** Everything else, a table before those that refer to it: the schema `shop` on Postgres, the main file on SQLite. */
export const shopTables = {
  ...first.shopTables,
  contact_messages: { ...first.shopTables.contact_messages, ...searchTextColumns.contact_messages },
  withdrawals: { ...first.shopTables.withdrawals, ...searchTextColumns.withdrawals },
};

/** docs/behavior/staff-dashboards.md#schemas: `public` is written in development. */
export type SubscriberSchema = "public" | "production";

/** given: subscribed; asked: confirmation mail sent; confirmed: its link was used; withdrawn: unsubscribed. */
export type ConsentEvent = "given" | "asked" | "confirmed" | "withdrawn";

export type MailKind = "contact" | "answer" | "confirm" | "newsletter" | "ship-date" | "receipt" | "test";

/** scheduled: to come; failed: it didn't fit when it was due. */
export type CatalogChangeState = "scheduled" | "applied" | "cancelled" | "failed" | "undone";

export type SubscriberTables = TablesOf<typeof subscriberTables> & { consents: { event: ConsentEvent } };

export type ShopTables = TablesOf<typeof shopTables> & {
  catalog_changes: { state: CatalogChangeState };
  outbox: { kind: MailKind };
};

export type ShopRow<Table extends keyof ShopTables> = Selectable<ShopTables[Table]>;
