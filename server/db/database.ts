import { join } from "node:path";
import { Kysely, type LogEvent, sql } from "kysely";
import { type Engine, shopSchema } from "./columns.ts";
import { makeDataFolder } from "./data-folder.ts";
import { type SharedClock, sharedClock } from "./database-clock.ts";
import { withFileLock } from "./file-lock.ts";
import { type FileWatch, type OnFileChange, watchFiles } from "./file-watch.ts";
import { type Migrations, migratePostgres, migrateSqlite, migrationsOf } from "./migrate.ts";
import type { ShopTables, SubscriberSchema, SubscriberTables } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";
import { markComplete, openAgain, openSqliteFiles } from "./sqlite-files.ts";

/** Kysely on the shop's own tables, in or out of a transaction. */
export type Database = Kysely<ShopTables>;

/** An open database. */
export type DatabaseClient = {
  readonly engine: Engine;
  /** Kysely without a schema: for backup and restore, and for queries of subscribers or shop rows alike. */
  readonly everything: Kysely<unknown>;
  /** The shop's own tables: everything but the subscribers. */
  readonly db: Database;
  /** The subscribers of one schema. */
  readonly subscribers: (schema: SubscriberSchema) => Kysely<SubscriberTables>;
  /** Runs `work` in one transaction over the shop's own tables. @throws what `work` throws, with nothing changed */
  readonly transaction: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** The same over the subscribers of one schema and the shop's own tables. */
  readonly subscribersTransaction: <T>(
    schema: SubscriberSchema,
    work: (subscribersDb: Kysely<SubscriberTables>, db: Database) => Promise<T>,
  ) => Promise<T>;
  /** The database's clock, as far as this process knows it. */
  readonly clock: SharedClock;
  /** @throws when the database can't be read or written to, or its files aren't in their place */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Where a database is, and who hears what of it: a folder for SQLite, or an address for Postgres. */
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
  /** Other migrations than those of this version, for tests of how they run. */
  readonly migrations?: (engine: Engine) => Migrations;
};

/** SQLite's files, open, and what watches over them. */
type OpenFiles = { readonly kysely: Kysely<unknown>; readonly files: FileWatch };

/** Opens SQLite's files and makes their tables, one process at a time. */
async function openFiles(
  { dataDir, onQuery, onFileChange }: DatabaseOptions,
  migrations: Migrations,
): Promise<OpenFiles> {
  makeDataFolder(dataDir);
  return withFileLock(join(dataDir, "start.lock"), async () => {
    const { database, opened, completed } = openSqliteFiles(dataDir);
    const files = watchFiles(opened, onFileChange);
    const kysely = new Kysely<unknown>({ dialect: sqliteDialect(database, files), log: onQuery ?? [] });
    try {
      await migrateSqlite(kysely, migrations, completed);
      const all = Object.keys(migrations).length;
      if (completed !== all) await markComplete(kysely, all);
      return { kysely, files };
    } catch (error) {
      await kysely.destroy();
      throw error;
    }
  });
}

/** Opens Postgres. Migrations may take long, so they use connections of their own. */
async function openPostgres(
  databaseUrl: string,
  options: DatabaseOptions,
  migrations: Migrations,
): Promise<Kysely<unknown>> {
  const { longRunning, onError = () => {}, onQuery } = options;
  // Imported on demand: a shop on SQLite starts without it.
  const { postgresDialect } = await import("./postgres.ts");
  const { refuseSharedSessions } = await import("./session-check.ts");
  await refuseSharedSessions(databaseUrl);
  const patient = new Kysely<unknown>({ dialect: postgresDialect(databaseUrl, onError, true), log: onQuery ?? [] });
  await migratePostgres(patient, migrations).finally(() => patient.destroy());
  const dialect = postgresDialect(databaseUrl, onError, longRunning);
  return new Kysely<unknown>({ dialect, log: onQuery ?? [] });
}

/** The database is asked whether it can be written to no more often than this. */
const writeProbeMs = 10_000;

/**
 * Makes the health check: it reads a table of each schema, a file each on SQLite, and now and then writes: on a full
 * disk reading goes on.
 */
function healthCheck(engine: Engine, everything: Kysely<unknown>, completed: number): () => Promise<void> {
  const tables = [`${shopSchema(engine)}.app_state`, "public.subscribers", "production.subscribers"];
  const read = sql.raw(`select ${tables.map((table) => `(select 1 from ${table} limit 1)`).join(", ")}`);
  const writeOnPostgres = sql`insert into shop.app_state (key, value) values ('health', 'written')
    on conflict (key) do update set value = excluded.value`;
  let wroteAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> | null = null;
  async function write(): Promise<void> {
    await (engine === "sqlite" ? markComplete(everything, completed) : writeOnPostgres.execute(everything));
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

/** Opens the database and brings its tables up to date. @throws when it can't be reached or a file can't be opened */
export async function connectDatabase(options: DatabaseOptions): Promise<DatabaseClient> {
  const engine: Engine = options.databaseUrl === null ? "sqlite" : "postgres";
  const migrations = (options.migrations ?? migrationsOf)(engine);
  const { kysely, files } =
    options.databaseUrl === null
      ? await openFiles(options, migrations)
      : { kysely: await openPostgres(options.databaseUrl, options, migrations), files: null };
  const shopOf = (on: Kysely<unknown>): Database => on.withTables<ShopTables>().withSchema(shopSchema(engine));
  const subscribersOf = (on: Kysely<unknown>, schema: SubscriberSchema): Kysely<SubscriberTables> =>
    on.withTables<SubscriberTables>().withSchema(schema);
  const checkHealth = healthCheck(engine, kysely, Object.keys(migrations).length);
  const clock = sharedClock(kysely);
  await clock.compare();
  return {
    engine,
    everything: kysely,
    db: shopOf(kysely),
    subscribers: (schema) => subscribersOf(kysely, schema),
    transaction: (work) => kysely.transaction().execute((inside) => work(shopOf(inside))),
    subscribersTransaction: (schema, work) =>
      kysely.transaction().execute((inside) => work(subscribersOf(inside, schema), shopOf(inside))),
    clock,
    async ping() {
      files?.check();
      await checkHealth();
    },
    close: () => kysely.destroy(),
  };
}

/**
 * Opens the database of a running shop once more, to read a backup of it: what is asked through this one waits for
 * nobody, and nobody for it. Nothing is checked and no table is changed.
 */
export async function connectToRead({
  dataDir,
  databaseUrl,
}: Pick<DatabaseOptions, "dataDir" | "databaseUrl">): Promise<Pick<DatabaseClient, "engine" | "everything" | "close">> {
  if (databaseUrl === null) {
    // Nothing is written, so nothing has to be looked after; `ping` of the shop's own tells whether the files are there.
    const dialect = sqliteDialect(openAgain(dataDir), { check() {} });
    const everything = new Kysely<unknown>({ dialect });
    return { engine: "sqlite", everything, close: () => everything.destroy() };
  }
  const { postgresDialect } = await import("./postgres.ts");
  const everything = new Kysely<unknown>({ dialect: postgresDialect(databaseUrl, () => {}, true) });
  return { engine: "postgres", everything, close: () => everything.destroy() };
}
