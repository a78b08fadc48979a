import { chmodSync } from "node:fs";
import { join } from "node:path";
import { Kysely, type LogEvent, sql } from "kysely";
import { makeDataFolder } from "./data-folder.ts";
import { type FileWatch, type OnFileChange, watchFiles } from "./file-watch.ts";
import { migrate } from "./migrate.ts";
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
  /** The same over the subscribers of one schema and the shop's own tables. */
  subscribersTransaction<T>(
    schema: SubscriberSchema,
    work: (people: Kysely<SubscriberTables>, shop: Shop) => Promise<T>,
  ): Promise<T>;
  /** @throws when the database doesn't answer, or its files aren't in their place */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** Where a store is opened: a folder for SQLite, or an address for Postgres. */
export type StoreOptions = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Gives each query minutes instead of seconds on Postgres: for backups, not for answering calls. */
  readonly patient?: boolean;
  /** Hears of connections that break while nobody uses them. */
  readonly onError?: (error: Error) => void;
  /** Hears when SQLite's files are gone or replaced under the running shop, and when they are back. */
  readonly onFileChange?: OnFileChange;
  /** Hears of each query once it was answered, for figures and traces. */
  readonly onQuery?: ((event: LogEvent) => void) | undefined;
};

/** The names of the three SQLite files in `DATA_DIR`. */
export const sqliteFiles = { main: "shop.db", public: "public.db", production: "production.db" } as const;

/** A database is three files while it is open: itself, its write-ahead log, and the index of that. */
const withLogs = (file: string): string[] => [file, `${file}-wal`, `${file}-shm`];

type OpenFiles = { readonly db: Kysely<unknown>; readonly files: FileWatch };

function openFiles({ dataDir, onQuery, onFileChange }: StoreOptions): OpenFiles {
  makeDataFolder(dataDir);
  const path = (name: keyof typeof sqliteFiles): string => join(dataDir, sqliteFiles[name]);
  const database = openSqlite(path("main"), { public: path("public"), production: path("production") });
  for (const name of ["main", "public", "production"] as const) chmodSync(path(name), 0o600);
  const files = watchFiles(
    Object.values(sqliteFiles)
      .map((name) => join(dataDir, name))
      .flatMap(withLogs),
    onFileChange,
  );
  const db = new Kysely<unknown>({ dialect: sqliteDialect(database, files), ...(onQuery ? { log: onQuery } : {}) });
  return { db, files };
}

/** A migration may take longer than a call, so on Postgres it has connections of its own. */
async function migratePostgres(databaseUrl: string, onError: (error: Error) => void): Promise<void> {
  const { postgresDialect } = await import("./postgres.ts");
  const db = new Kysely<unknown>({ dialect: postgresDialect(databaseUrl, onError, true) });
  try {
    await migrate(db, "postgres", null);
  } finally {
    await db.destroy();
  }
}

async function openPostgres(databaseUrl: string, options: StoreOptions): Promise<Kysely<unknown>> {
  const { patient, onError = () => {}, onQuery } = options;
  await migratePostgres(databaseUrl, onError);
  // Loaded where it is used: a shop on SQLite starts without it.
  const { postgresDialect } = await import("./postgres.ts");
  const dialect = postgresDialect(databaseUrl, onError, patient);
  return new Kysely<unknown>({ dialect, ...(onQuery ? { log: onQuery } : {}) });
}

async function openSqliteFiles(options: StoreOptions): Promise<OpenFiles> {
  const opened = openFiles(options);
  try {
    await migrate(opened.db, "sqlite", options.dataDir);
    return opened;
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
}

/**
 * Opens the database and brings its tables up to date.
 * @throws when it can't be reached or a file can't be opened
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const engine: Engine = options.databaseUrl === null ? "sqlite" : "postgres";
  const { db, files } =
    options.databaseUrl === null
      ? await openSqliteFiles(options)
      : { db: await openPostgres(options.databaseUrl, options), files: null };
  const shopSchema = engine === "postgres" ? "shop" : "main";
  const shop = db.withTables<ShopTables>().withSchema(shopSchema);
  return {
    engine,
    everything: db,
    shop,
    subscribers: (schema) => db.withTables<SubscriberTables>().withSchema(schema),
    transaction: (work) => shop.transaction().execute((inside) => work(inside)),
    subscribersTransaction: (schema, work) =>
      db
        .transaction()
        .execute((inside) =>
          work(
            inside.withTables<SubscriberTables>().withSchema(schema),
            inside.withTables<ShopTables>().withSchema(shopSchema),
          ),
        ),
    ping: async () => {
      files?.check();
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
