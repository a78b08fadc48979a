import * as first from "./migrations/0001-first.ts";

// Of all migrations: what a later one adds is merged in here. Types (schema.ts) and backups (backup.ts) follow.

/** The tables of `public` and `production`. */
export const subscriberTables = first.subscriberTables;

/** Everything else, a table before those that refer to it. */
export const shopTables = first.shopTables;
