import { join } from "node:path";
import { Kysely, type LogEvent, sql } from "kysely";
import { type Engine, shopSchema } from "./columns.ts";
import { makeDataFolder } from "./data-folder.ts";
import { sharedClock } from "./database-clock.ts";
import { withFileLock } from "./file-lock.ts";
import { type OnFileChange, watchFiles } from "./file-watch.ts";
import { type Migrations, migratePostgres, migrateSqlite, migrationsOf } from "./migrate.ts";
import type { ShopTables, SubscriberSchema, SubscriberTables } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";
import { markComplete, openSqliteFiles } from "./sqlite-files.ts";

export type Database = Kysely<ShopTables>;

export type DatabaseClient = Awaited<ReturnType<typeof connectDatabase>>;

export type DatabaseOptions = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Query timeouts of minutes instead of seconds on Postgres: for backups and commands. */
  readonly longRunning?: boolean;
  readonly onError?: (error: Error) => void;
  readonly onFileChange?: OnFileChange;
  /** Called after each query, for metrics and tracing. */
  readonly onQuery?: ((event: LogEvent) => void) | undefined;
  /** Other migrations than those of this version, for tests of how they run. */
  readonly migrations?: (engine: Engine) => Migrations;
};

async function openFiles({ dataDir, onQuery, onFileChange }: DatabaseOptions, migrations: Migrations) {
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

const writeProbeMs = 10_000;

/** Reads a table of each schema, a file each on SQLite, and now and then writes: on a full disk reading goes on. */
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

/** Opens the database and brings its tables up to date. @throws when it can't be reached or opened */
export async function connectDatabase(options: DatabaseOptions) {
  const engine: Engine = options.databaseUrl === null ? "sqlite" : "postgres";
  const migrations = (options.migrations ?? migrationsOf)(engine);
  const { kysely, files } =
    options.databaseUrl === null
      ? await openFiles(options, migrations)
      : { kysely: await openPostgres(options.databaseUrl, options, migrations), files: null };
  const shopOf = (on: Kysely<unknown>): Database => on.withTables<ShopTables>().withSchema(shopSchema(engine));
  const subscribersOf = (on: Kysely<unknown>, schema: SubscriberSchema) =>
    on.withTables<SubscriberTables>().withSchema(schema);
  const checkHealth = healthCheck(engine, kysely, Object.keys(migrations).length);
  const clock = sharedClock(kysely);
  await clock.compare();
  return {
    engine,
    /** Kysely without a schema: for backup and restore, and for queries of subscribers or shop rows alike. */
    everything: kysely,
    /** The shop's own tables: everything but the subscribers. */
    db: shopOf(kysely),
    subscribers: (schema: SubscriberSchema) => subscribersOf(kysely, schema),
    transaction: <T>(work: (db: Database) => Promise<T>): Promise<T> =>
      kysely.transaction().execute((inside) => work(shopOf(inside))),
    subscribersTransaction: <T>(
      schema: SubscriberSchema,
      work: (subscribersDb: Kysely<SubscriberTables>, db: Database) => Promise<T>,
    ): Promise<T> => kysely.transaction().execute((inside) => work(subscribersOf(inside, schema), shopOf(inside))),
    /** The database's clock, as far as this process knows it. */
    clock,
    /** @throws when the database can't be read or written to, or its files aren't in their place */
    async ping(): Promise<void> {
      files?.check();
      await checkHealth();
    },
    close: () => kysely.destroy(),
  };
}
