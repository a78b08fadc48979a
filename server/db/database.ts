import { chmodSync } from "node:fs";
import { join } from "node:path";
import { Kysely, type LogEvent, sql } from "kysely";
import { makeDataFolder } from "./data-folder.ts";
import { type FileWatch, type OnFileChange, watchFiles } from "./file-watch.ts";
import { migrate } from "./migrate.ts";
import type { Engine, ShopTables, SubscriberSchema, SubscriberTables } from "./schema.ts";
import { openSqlite, sqliteDialect } from "./sqlite.ts";

/** Kysely on the shop's own tables, in or out of a transaction. */
export type Database = Kysely<ShopTables>;

/** An open database. */
export type DatabaseClient = {
  readonly engine: Engine;
  /** Kysely without a schema, for backup and restore. */
  readonly everything: Kysely<unknown>;
  /** The shop's own tables: everything but the subscribers. */
  readonly db: Database;
  /** The subscribers of one schema. */
  subscribers(schema: SubscriberSchema): Kysely<SubscriberTables>;
  /** Runs `work` in one transaction over the shop's own tables. */
  transaction<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** The same over the subscribers of one schema and the shop's own tables. */
  subscribersTransaction<T>(
    schema: SubscriberSchema,
    work: (subscribersDb: Kysely<SubscriberTables>, db: Database) => Promise<T>,
  ): Promise<T>;
  /** @throws when the database doesn't answer, or its files aren't in their place */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** A folder for SQLite, or a URL for Postgres. */
export type DatabaseOptions = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Query timeouts of minutes instead of seconds on Postgres: for backups and commands. */
  readonly longRunning?: boolean;
  /** Called when an idle connection breaks. */
  readonly onError?: (error: Error) => void;
  /** Hears when SQLite's files are gone or replaced under the running shop, and when they are back. */
  readonly onFileChange?: OnFileChange;
  /** Called after each query, for metrics and tracing. */
  readonly onQuery?: ((event: LogEvent) => void) | undefined;
};

/** The names of the three SQLite files in `DATA_DIR`. */
export const sqliteFiles = { main: "shop.db", public: "public.db", production: "production.db" } as const;

/** A database is three files while it is open: itself, its write-ahead log, and the index of that. */
const withLogs = (file: string): string[] => [file, `${file}-wal`, `${file}-shm`];

type OpenFiles = { readonly kysely: Kysely<unknown>; readonly files: FileWatch };

function openFiles({ dataDir, onQuery, onFileChange }: DatabaseOptions): OpenFiles {
  makeDataFolder(dataDir);
  const path = (name: keyof typeof sqliteFiles): string => join(dataDir, sqliteFiles[name]);
  const database = openSqlite(path("main"), { public: path("public"), production: path("production") });
  const opened = Object.values(sqliteFiles)
    .map((name) => join(dataDir, name))
    .flatMap(withLogs);
  // The logs too: they were made before their database was for this user only, and hold what was written last.
  for (const file of opened) chmodSync(file, 0o600);
  const files = watchFiles(opened, onFileChange);
  const kysely = new Kysely<unknown>({ dialect: sqliteDialect(database, files), ...(onQuery ? { log: onQuery } : {}) });
  return { kysely, files };
}

/** Migrations may take long, so on Postgres they use connections of their own. */
async function migratePostgres(databaseUrl: string, onError: (error: Error) => void): Promise<void> {
  const { postgresDialect } = await import("./postgres.ts");
  const kysely = new Kysely<unknown>({ dialect: postgresDialect(databaseUrl, onError, true) });
  try {
    await migrate(kysely, "postgres", null);
  } finally {
    await kysely.destroy();
  }
}

async function openPostgres(databaseUrl: string, options: DatabaseOptions): Promise<Kysely<unknown>> {
  const { longRunning, onError = () => {}, onQuery } = options;
  await migratePostgres(databaseUrl, onError);
  // Imported on demand: a shop on SQLite starts without it.
  const { postgresDialect } = await import("./postgres.ts");
  const dialect = postgresDialect(databaseUrl, onError, longRunning);
  return new Kysely<unknown>({ dialect, ...(onQuery ? { log: onQuery } : {}) });
}

async function openSqliteFiles(options: DatabaseOptions): Promise<OpenFiles> {
  const opened = openFiles(options);
  try {
    await migrate(opened.kysely, "sqlite", options.dataDir);
    return opened;
  } catch (error) {
    await opened.kysely.destroy();
    throw error;
  }
}

/**
 * Opens the database and brings its tables up to date.
 * @throws when it can't be reached or a file can't be opened
 */
export async function connectDatabase(options: DatabaseOptions): Promise<DatabaseClient> {
  const engine: Engine = options.databaseUrl === null ? "sqlite" : "postgres";
  const { kysely, files } =
    options.databaseUrl === null
      ? await openSqliteFiles(options)
      : { kysely: await openPostgres(options.databaseUrl, options), files: null };
  const schemaName = engine === "postgres" ? "shop" : "main";
  const db = kysely.withTables<ShopTables>().withSchema(schemaName);
  return {
    engine,
    everything: kysely,
    db,
    subscribers: (schema) => kysely.withTables<SubscriberTables>().withSchema(schema),
    transaction: (work) => db.transaction().execute((inside) => work(inside)),
    subscribersTransaction: (schema, work) =>
      kysely
        .transaction()
        .execute((inside) =>
          work(
            inside.withTables<SubscriberTables>().withSchema(schema),
            inside.withTables<ShopTables>().withSchema(schemaName),
          ),
        ),
    ping: async () => {
      files?.check();
      await sql`select 1`.execute(kysely);
    },
    close: () => kysely.destroy(),
  };
}
