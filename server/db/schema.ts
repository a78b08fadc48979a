import type { Selectable } from "kysely";
import type { QueueFault } from "#contract/admin-inbox.ts";
import type { TablesOf } from "./columns.ts";
import * as first from "./migrations/0001-first.ts";
import * as mailStates from "./migrations/0002-mail-states.ts";
import * as heldWork from "./migrations/0003-held-work.ts";
import { recordedOrderColumns, refundTables } from "./migrations/0004-refunds.ts";
import { pageFailureTables } from "./migrations/0006-page-failures.ts";
import { searchTextColumns } from "./migrations/0007-search-texts.ts";
import { reviewTables } from "./migrations/0008-reviews.ts";
import { importColumns, importTables } from "./migrations/0009-subscriber-imports.ts";
import { certificateTables } from "./migrations/0010-certificates.ts";
import { campaignColumns, outboxColumns as senderColumns } from "./migrations/0011-campaign-times.ts";
import { complaintColumns } from "./migrations/0012-complaints.ts";
import { dataRequestTables } from "./migrations/0013-data-requests.ts";
import { orderTaxColumns } from "./migrations/0014-order-tax.ts";
import { reviewRequestTables } from "./migrations/0015-review-requests.ts";
import { policyVersionTables } from "./migrations/0016-policy-versions.ts";

// The tables of all migrations: what a later one adds is merged in here. Types and backups (backup.ts) follow.

/** The tables of `public` and `production`. */
export const subscriberTables = {
  subscribers: { ...first.subscriberTables.subscribers, ...importColumns.subscribers },
  consents: { ...first.subscriberTables.consents, ...importColumns.consents },
};

/** Everything else, a table before those that refer to it: the schema `shop` on Postgres, the main file on SQLite. */
export const shopTables = {
  ...first.shopTables,
  contact_messages: {
    ...first.shopTables.contact_messages,
    ...searchTextColumns.contact_messages,
    ...complaintColumns,
  },
  withdrawals: { ...first.shopTables.withdrawals, ...searchTextColumns.withdrawals },
  outbox: {
    ...first.shopTables.outbox,
    ...mailStates.outboxColumns,
    ...heldWork.addedColumns.outbox,
    ...senderColumns,
  },
  campaigns: { ...first.shopTables.campaigns, ...heldWork.addedColumns.campaigns, ...campaignColumns },
  catalog_changes: { ...first.shopTables.catalog_changes, ...heldWork.addedColumns.catalog_changes },
  recorded_orders: { ...first.shopTables.recorded_orders, ...recordedOrderColumns, ...orderTaxColumns },
  ...mailStates.mailTables,
  ...refundTables,
  ...pageFailureTables,
  ...reviewTables,
  ...importTables,
  ...certificateTables,
  ...reviewRequestTables,
  ...dataRequestTables,
  ...policyVersionTables,
};

/**
 * The two schemas that hold subscribers (docs/behavior/staff-dashboards.md#schemas): `public` is written in
 * development.
 */
export type SubscriberSchema = "public" | "production";

/**
 * What happened to a consent. given: subscribed; asked: confirmation mail sent; confirmed: its link was used;
 * withdrawn: unsubscribed.
 */
export type ConsentEvent = "given" | "asked" | "confirmed" | "withdrawn";

/** What a mail is for. */
export type MailKind = "contact" | "answer" | "confirm" | "newsletter" | "ship-date" | "receipt" | "review" | "test";

/** How a mail ended that wasn't sent (docs/decisions/mail-states.md). */
export type MailOutcome = "refused" | "given-up" | "dropped";

/** The state of a change of the catalog. scheduled: to come; failed: it didn't fit when it was due. */
export type CatalogChangeState = "scheduled" | "applied" | "cancelled" | "failed" | "undone";

/** The tables of `public` and `production`, as Kysely reads them. */
export type SubscriberTables = TablesOf<typeof subscriberTables> & { consents: { event: ConsentEvent } };

/** Everything else, as Kysely reads it. */
export type ShopTables = TablesOf<typeof shopTables> & {
  catalog_changes: { state: CatalogChangeState };
  outbox: { kind: MailKind; outcome: MailOutcome | null };
  subscriber_imports: { list: SubscriberSchema };
  mail_queue: { fault: QueueFault | null };
};

/** A row of one of the shop's tables, as a query gives it. */
export type ShopRow<Table extends keyof ShopTables> = Selectable<ShopTables[Table]>;
