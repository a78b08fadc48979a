import { createHash } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { acceptRestoredLinkKeys } from "#server/db/queries/link-keys.ts";
import { giveWay } from "#server/lib/work-queue.ts";
import { autoIncrement, type Engine, shopSchema } from "./columns.ts";
import type { Database, DatabaseClient } from "./database.ts";
import { endStaffTokens, readTokensSince } from "./queries/app-state.ts";
import { holdUnfinishedWork } from "./queries/held-work.ts";
import { countOf } from "./queries/query-parts.ts";
import { endTokensOfOtherAccounts, listStaffAccounts } from "./queries/staff-accounts.ts";
import { BackupError, backupFormat, readBackup, type StoredRow } from "./read-backup.ts";
import { type ShopTables, shopTables, subscriberTables } from "./schema.ts";
import { isUnavailable } from "./unavailable.ts";

/** Tables that aren't kept: logins, so that a restore revives no ended ones, and what lasts for minutes. */
const leftOut: ReadonlySet<string> = new Set(["sessions", "export_tickets", "catalog_previews", "rate_limits"]);

/** A table that is kept: its first column is the key by which it is read in order. */
type Table = {
  readonly name: string;
  readonly schema: string;
  readonly table: string;
  readonly key: string;
  /** Whether its ids are counted up by the database. */
  readonly counted: boolean;
  readonly columns: ReadonlySet<string>;
};

const describe = (schema: string, all: Readonly<Record<string, Readonly<Record<string, unknown>>>>): readonly Table[] =>
  Object.entries(all).map(([table, columns]) => {
    const [key = "", column] = Object.entries(columns)[0] ?? [];
    const counted = column === autoIncrement;
    return { name: `${schema}.${table}`, schema, table, key, counted, columns: new Set(Object.keys(columns)) };
  });

/** Every table worth keeping, by its first column, a referenced table before those that refer to it. */
const tables: readonly Table[] = [
  ...["public", "production"].flatMap((schema) => describe(schema, subscriberTables)),
  ...describe("shop", shopTables).filter(({ table }) => !leftOut.has(table)),
];

const pageRows = 500;
const batchRows = 100;
/** A batch of rows whose lines are longer than this together gets no further row. */
const batchBytes = 1024 * 1024;
/** So many rows are held at a time of a table whose rows have up to some megabytes. */
const largeRows = 4;
const largeTables: ReadonlySet<string> = new Set(["shop.picture_files", "shop.certificate_files"]);

type Row = StoredRow["row"];

/** Any table of a schema, with whatever columns it has. */
const inSchema = (db: Kysely<unknown>, engine: Engine, schema: string) =>
  db.withTables<Record<string, Row>>().withSchema(schema === "shop" ? shopSchema(engine) : schema);

async function* rowsOf(db: Kysely<unknown>, engine: Engine, { name, schema, table, key }: Table): AsyncGenerator<Row> {
  const limit = largeTables.has(name) ? largeRows : pageRows;
  const sorted = inSchema(db, engine, schema).selectFrom(table).selectAll().orderBy(key).limit(limit);
  for (let rows = await sorted.execute(); ; ) {
    yield* rows;
    const last = rows.at(-1)?.[key];
    if (last === undefined || rows.length < limit) return;
    rows = await sorted.where(key, ">", last).execute();
  }
}

/**
 * The lines of a backup: one per row, then one with their number and checksum, which proves that it is complete.
 * @returns that number
 */
async function* linesOf(db: Kysely<unknown>, engine: Engine): AsyncGenerator<string, number> {
  const hash = createHash("sha256");
  const at = new Date().toISOString();
  let rows = 0;
  for (const table of tables) {
    for await (const row of rowsOf(db, engine, table)) {
      const line = `${JSON.stringify({ table: table.name, row })}\n`;
      hash.update(line);
      rows += 1;
      yield line;
    }
  }
  yield `${JSON.stringify({ end: backupFormat, rows, sha256: hash.digest("hex"), at })}\n`;
  return rows;
}

/** How a backup is written; a command leaves all of it out. */
export type BackupOptions = {
  /** Ends the backup when it aborts; what was written goes. */
  readonly signal?: AbortSignal;
  /** Asked again and again while the file grows; what it throws ends the backup. */
  readonly allowMore?: () => Promise<void>;
};

/** After so many characters of rows others get their turn, and `allowMore` is asked. */
const pieceLength = 1024 * 1024;

/** Makes the name of a file last: a file system may lose it with the power otherwise. Not every one can do that. */
async function keepName(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/**
 * Writes a consistent snapshot of the database to one file, which appears only when it is complete. The format is the
 * same for both engines, so that a shop can move from SQLite to Postgres with it.
 * @param database on SQLite it does nothing else meanwhile
 * @returns the number of rows
 * @throws BackupError when the file can't be written, and what `allowMore` throws
 */
export async function backup(
  { engine, everything }: Pick<DatabaseClient, "engine" | "everything">,
  file: string,
  { signal, allowMore }: BackupOptions = {},
): Promise<number> {
  const draft = `${file}.part`;
  let rows = 0;
  try {
    const reading = everything.transaction().setAccessMode("read only").setIsolationLevel("repeatable read");
    await reading.execute(async (inside) => {
      const handle = await open(draft, "w", 0o600);
      const lines = async function* (): AsyncGenerator<string> {
        const all = linesOf(inside, engine);
        let length = 0;
        let began = performance.now();
        for (let next = await all.next(); ; next = await all.next()) {
          if (next.done) {
            rows = next.value;
            return;
          }
          yield next.value;
          length += next.value.length;
          if (length < pieceLength) continue;
          await giveWay(began);
          await allowMore?.();
          length = 0;
          began = performance.now();
        }
      };
      await pipeline(lines, createGzip(), handle.createWriteStream({ flush: true }), signal ? { signal } : {});
    });
    await rename(draft, file);
    await keepName(dirname(file));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    // Errors of the file system name their call, those of the database don't.
    if (!(error instanceof Error && "syscall" in error && "code" in error)) throw error;
    throw new BackupError(`${file} can't be written (${error.code}).`, { cause: error });
  }
  return rows;
}

/** Consecutive rows of one table. */
type Batch = { readonly table: Table; readonly batch: Row[] };

/** Where a row belongs. @throws BackupError for a table or a column that this version doesn't have */
function tableOf(file: string, { table, row, line }: StoredRow): Table {
  const known = tables.find(({ name }) => name === table);
  const unknown = known ? Object.keys(row).find((column) => !known.columns.has(column)) : table;
  if (known && unknown === undefined) return known;
  const what = known
    ? `a column that this version doesn't know: ${table}.${unknown}`
    : `a table that this version doesn't know: ${table}`;
  throw new BackupError(
    `${file} was made by a newer version of the shop, or isn't its backup: line ${line} holds ${what}.`,
  );
}

/** Puts rows of one table together, a few at a time. @returns when the backup was made, as {@link readBackup} */
async function* batches(file: string): AsyncGenerator<Batch, string | null> {
  const rows = readBackup(file);
  let batch: Row[] = [];
  let bytes = 0;
  let current: Table | null = null;
  for (let next = await rows.next(); ; next = await rows.next()) {
    // Former versions wrote logins into the file.
    if (!next.done && next.value.table === "shop.sessions") continue;
    const table = next.done ? null : tableOf(file, next.value);
    if (current && (table !== current || batch.length === batchRows || bytes > batchBytes)) {
      yield { table: current, batch };
      batch = [];
      bytes = 0;
    }
    if (next.done) return next.value;
    current = table;
    batch.push(next.value.row);
    bytes += next.value.bytes;
  }
}

/** A table that isn't empty, which a restore would replace. */
export type HeldRows = { readonly table: string; readonly rows: number };

async function heldRows({ engine, everything }: DatabaseClient): Promise<HeldRows[]> {
  const held: HeldRows[] = [];
  for (const { name, schema, table } of tables) {
    held.push({ table: name, rows: await countOf(inSchema(everything, engine, schema).selectFrom(table)) });
  }
  return held.filter(({ rows }) => rows > 0);
}

/** Inserts consecutive rows of one table. @throws BackupError for rows that the table refuses */
async function insertBatch(db: Kysely<unknown>, engine: Engine, file: string, { table, batch }: Batch): Promise<void> {
  try {
    await inSchema(db, engine, table.schema).insertInto(table.table).values(batch).execute();
  } catch (cause) {
    if (isUnavailable(cause)) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackupError(`${file} holds rows of ${table.name} that don't fit (${reason}).`, { cause });
  }
}

/**
 * Reads a backup to its end without changing anything: whether it is whole, and of this version.
 * @returns how many rows it holds
 * @throws BackupError with a sentence that says what is wrong with the file
 */
export async function checkBackup(file: string): Promise<number> {
  let rows = 0;
  for await (const row of readBackup(file)) {
    if (row.table !== "shop.sessions") tableOf(file, row);
    rows += 1;
  }
  return rows;
}

/**
 * Replaces the database's contents by those of a backup, in one transaction. Mails, campaigns and scheduled changes
 * that weren't finished wait until staff release them.
 * @param allow is told what would be replaced, and throws to prevent it
 * @returns how many rows are back
 * @throws BackupError with a sentence that says what is wrong with the file; then nothing was changed
 */
export async function restore(
  database: DatabaseClient,
  file: string,
  allow: (held: readonly HeldRows[]) => Promise<void> = async () => {},
): Promise<number> {
  const { engine, everything } = database;
  await checkBackup(file);
  const held = await heldRows(database);
  const endedAt = Number(await readTokensSince(database.db));
  if (held.length > 0) await allow(held);
  let rows = 0;
  await everything.transaction().execute(async (inside) => {
    const db: Database = inside.withTables<ShopTables>().withSchema(shopSchema(engine));
    const accounts = await listStaffAccounts(db);
    // First those whose user is missing too, which deleting by hand leaves behind.
    await db.deleteFrom("sessions").execute();
    for (const { schema, table } of tables.toReversed())
      await inSchema(inside, engine, schema).deleteFrom(table).execute();
    const reading = batches(file);
    let next = await reading.next();
    for (; !next.done; next = await reading.next()) {
      await insertBatch(inside, engine, file, next.value);
      rows += next.value.batch.length;
    }
    if (engine === "postgres") await restartCounters(inside);
    await acceptRestoredLinkKeys(db);
    await holdUnfinishedWork(db, { file: basename(file), madeAt: next.value, at: new Date().toISOString() });
    // Staff logins that were ended since the backup stay ended.
    if (endedAt > Number(await readTokensSince(db))) await endStaffTokens(db, endedAt);
    await endTokensOfOtherAccounts(db, accounts);
  });
  return rows;
}

async function restartCounters(db: Kysely<unknown>): Promise<void> {
  for (const { name } of tables.filter(({ counted }) => counted)) {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'),
      greatest(1, (select coalesce(max(id), 1) from ${sql.table(name)})))`.execute(db);
  }
}
