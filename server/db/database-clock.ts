import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";

/** Whether a connection is to Postgres, which replicas share and which has a clock of its own. */
const isPostgres = (db: Pick<Kysely<unknown>, "getExecutor">): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** What a query is asked of: Kysely on any tables, in or out of a transaction. */
type AnyKysely = Pick<Kysely<unknown>, "getExecutor">;

/**
 * Gives, as a value in SQL, the moment at which a statement runs plus `plusMs` milliseconds: by the clock of Postgres,
 * so that replicas whose own clocks differ agree about what is over. SQLite's clock is that of the one process that
 * uses it.
 */
export function databaseTime(db: AnyKysely, plusMs = 0): RawBuilder<string> {
  if (!isPostgres(db)) return sql<string>`${new Date(Date.now() + plusMs).toISOString()}`;
  return sql<string>`date_trunc('milliseconds', statement_timestamp() + ${plusMs}::float8 * interval '1 millisecond')`;
}

/** Gives the same as `databaseTime` in whole milliseconds since 1970. */
export function databaseMs(db: AnyKysely, plusMs = 0): RawBuilder<number> {
  if (!isPostgres(db)) return sql<number>`${Date.now() + plusMs}`;
  return sql<number>`(floor(extract(epoch from statement_timestamp()) * 1000)::bigint + ${plusMs}::bigint)`;
}

async function readDatabaseTime(db: AnyKysely): Promise<string> {
  if (!isPostgres(db)) return new Date().toISOString();
  const { rows } = await sql<{ now: string }>`select ${databaseTime(db)} as now`.execute(db);
  return rows[0]?.now ?? new Date().toISOString();
}

/** A skew from this many milliseconds on is told to staff: clocks that are kept by NTP differ by less than a tenth. */
const notableSkewMs = 1_000;

/** A smaller difference may be the measuring's own, and moves nothing. */
const leastSkewMs = 100;

/** An answer that took longer says too little about when the database read its clock. */
const longestAnswerMs = 2_000;

/** This process's clock, corrected by the database's. */
export type SharedClock = {
  /** Milliseconds since 1970 by the database's clock. */
  readonly now: () => number;
  /** Whether staff are told that the clocks differ. */
  readonly isSkewed: () => boolean;
  /** By how many milliseconds this process's clock is ahead of the database's; negative when it is behind. */
  readonly aheadMs: () => number;
  /** Reads the database's clock: ISO 8601. @throws while the database is away */
  readonly read: () => Promise<string>;
  /** Compares the clocks again. @throws while the database is away */
  readonly compare: () => Promise<void>;
};

/**
 * Makes the clock of this process that is corrected by how far it is from the database's when it was last compared: for
 * what is signed rather than stored, and so can't be compared in SQL. Without a comparison it is the process's own.
 */
export function sharedClock(db: AnyKysely): SharedClock {
  let aheadMs = 0;
  return {
    now: () => Date.now() - aheadMs,
    isSkewed: () => Math.abs(aheadMs) >= notableSkewMs,
    aheadMs: () => aheadMs,
    read: () => readDatabaseTime(db),
    async compare() {
      const began = Date.now();
      const at = Date.parse(await readDatabaseTime(db));
      const ended = Date.now();
      const tookMs = ended - began;
      // A clock that was set meanwhile, or a slow answer, tells nothing.
      if (tookMs < 0 || tookMs > longestAnswerMs) return;
      const differenceMs = Math.round((began + ended) / 2 - at);
      aheadMs = Math.abs(differenceMs) > Math.max(leastSkewMs, tookMs / 2) ? differenceMs : 0;
    },
  };
}
