import { join } from "node:path";
import { Kysely, type LogEvent, sql } from "kysely";
import { makeDataFolder } from "./data-folder.ts";
import { withFileLock } from "./file-lock.ts";
import { type FileWatch, type OnFileChange, watchFiles } from "./file-watch.ts";
import { migrate } from "./migrate.ts";
import type { Engine, ShopTables, SubscriberSchema, SubscriberTables } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";
import { markComplete, openSqliteFiles } from "./sqlite-files.ts";

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
  /** @throws when the database can't be read or written to, or its files aren't in their place */
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

type OpenFiles = { readonly kysely: Kysely<unknown>; readonly files: FileWatch };

/** Opens SQLite's files and makes their tables, one process at a time. */
async function openFiles({ dataDir, onQuery, onFileChange }: DatabaseOptions): Promise<OpenFiles> {
  makeDataFolder(dataDir);
  return withFileLock(join(dataDir, "start.lock"), async () => {
    const { database, opened, areComplete } = openSqliteFiles(dataDir);
    const files = watchFiles(opened, onFileChange);
    const kysely = new Kysely<unknown>({
      dialect: sqliteDialect(database, files),
      ...(onQuery ? { log: onQuery } : {}),
    });
    try {
      await migrate(kysely, "sqlite");
      if (!areComplete) await markComplete(kysely);
      return { kysely, files };
    } catch (error) {
      await kysely.destroy();
      throw error;
    }
  });
}

/** Migrations may take long, so on Postgres they use connections of their own. */
async function migratePostgres(databaseUrl: string, onError: (error: Error) => void): Promise<void> {
  const { postgresDialect } = await import("./postgres.ts");
  const kysely = new Kysely<unknown>({ dialect: postgresDialect(databaseUrl, onError, true) });
  try {
    await migrate(kysely, "postgres");
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

/** The database is asked whether it can be written to no more often than this, in milliseconds. */
const writeProbeMs = 10_000;

/**
 * Makes the health check: reads a table of each schema, which on SQLite is a file each, and now and then writes, because on a
 * full disk reading goes on.
 */
function healthCheck(engine: Engine, everything: Kysely<unknown>): () => Promise<void> {
  const tables = [
    `${engine === "postgres" ? "shop" : "main"}.app_state`,
    "public.subscribers",
    "production.subscribers",
  ];
  const read = sql.raw(`select ${tables.map((table) => `(select 1 from ${table} limit 1)`).join(", ")}`);
  const writeOnPostgres = sql`insert into shop.app_state (key, value) values ('health', 'written')
    on conflict (key) do update set value = excluded.value`;
  let wroteAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> | null = null;
  async function write(): Promise<void> {
    await (engine === "sqlite" ? markComplete(everything) : writeOnPostgres.execute(everything));
    wroteAt = performance.now();
  }
  return async (): Promise<void> => {
    await read.execute(everything);
    if (performance.now() - wroteAt < writeProbeMs) return;
    writing ??= write().finally(() => {
      writing = null;
    });
    await writing;
  };
}

/**
 * Opens the database and brings its tables up to date.
 * @throws when it can't be reached or a file can't be opened
 */
export async function connectDatabase(options: DatabaseOptions): Promise<DatabaseClient> {
  const engine: Engine = options.databaseUrl === null ? "sqlite" : "postgres";
  const { kysely, files } =
    options.databaseUrl === null
      ? await openFiles(options)
      : { kysely: await openPostgres(options.databaseUrl, options), files: null };
  const schemaName = engine === "postgres" ? "shop" : "main";
  const db = kysely.withTables<ShopTables>().withSchema(schemaName);
  const checkHealth = healthCheck(engine, kysely);
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
      await checkHealth();
    },
    close: () => kysely.destroy(),
  };
}
