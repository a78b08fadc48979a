import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { migrate } from "./migrate.ts";
import { postgresDialect } from "./postgres.ts";
import type { Engine, ShopTables, SubscriberSchema, SubscriberTables } from "./schema.ts";
import { openSqlite, sqliteDialect } from "./sqlite.ts";

/** The queries of the shop's own tables, in or out of a transaction. */
export type Shop = Kysely<ShopTables>;

/** The open database. */
export type Store = {
  readonly engine: Engine;
  /** The whole database, without a schema: for backup and restore. */
  readonly everything: Kysely<unknown>;
  /** Everything but the subscribers. */
  readonly shop: Shop;
  /** The subscribers of one schema. */
  subscribers(schema: SubscriberSchema): Kysely<SubscriberTables>;
  /** Runs `work` in one transaction over the shop's own tables: all of it is kept, or nothing. */
  transaction<T>(work: (shop: Shop) => Promise<T>): Promise<T>;
  /** @throws when the database doesn't answer */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** Where a store is opened: a folder for SQLite, or an address for Postgres. */
export type StoreOptions = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Hears of connections that break while nobody uses them. */
  readonly onError?: (error: Error) => void;
};

/** The names of the three SQLite files in `DATA_DIR`. */
export const sqliteFiles = { main: "shop.db", public: "public.db", production: "production.db" } as const;

function openFiles(dataDir: string): Kysely<unknown> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = (name: keyof typeof sqliteFiles): string => join(dataDir, sqliteFiles[name]);
  const database = openSqlite(path("main"), { public: path("public"), production: path("production") });
  for (const name of ["main", "public", "production"] as const) chmodSync(path(name), 0o600);
  return new Kysely<unknown>({ dialect: sqliteDialect(database) });
}

/**
 * Opens the database and brings its tables up to date.
 * @throws when it can't be reached or a file can't be opened
 */
export async function openStore({ dataDir, databaseUrl, onError = () => {} }: StoreOptions): Promise<Store> {
  const engine: Engine = databaseUrl === null ? "sqlite" : "postgres";
  const db =
    databaseUrl === null ? openFiles(dataDir) : new Kysely<unknown>({ dialect: postgresDialect(databaseUrl, onError) });
  try {
    await migrate(db, engine, databaseUrl === null ? dataDir : null);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const shopSchema = engine === "postgres" ? "shop" : "main";
  const shop = db.withTables<ShopTables>().withSchema(shopSchema);
  return {
    engine,
    everything: db,
    shop,
    subscribers: (schema) => db.withTables<SubscriberTables>().withSchema(schema),
    transaction: (work) => shop.transaction().execute((inside) => work(inside)),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
