import type { Kysely, Selectable } from "kysely";
import { Migrator } from "kysely/migration";
import type { Engine, TablesOf } from "./columns.ts";
import * as first from "./migrations/0001-first.ts";

// The tables of all migrations: what a later one adds is merged in here. Types and backups (backup.ts) follow.

/** The tables of `public` and `production`. */
export const subscriberTables = first.subscriberTables;

/** Everything else, a table before those that refer to it: the schema `shop` on Postgres, the main file on SQLite. */
export const shopTables = first.shopTables;

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

function fromNewer(error: unknown): unknown {
  const text = error instanceof Error ? error.message : "";
  const name = /^corrupted migrations: previously executed migration (\S+) is missing$/.exec(text)?.[1];
  if (name === undefined) return error;
  return new Error(
    `a newer version of the shop has changed its tables (${name}), or one from before the first release made them: docs/operations.md, Upgrade and roll back`,
    { cause: error },
  );
}

/** Brings the tables up to date, also when processes start together. @throws for a database of a newer version */
export async function migrate(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ "0001-first": first.first(engine) }) },
    ...(engine === "postgres" ? { migrationTableSchema: "shop" } : {}),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw fromNewer(error);
}
