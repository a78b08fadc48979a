import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { autoIncrement, type Engine, shopSchema } from "./columns.ts";
import type { DatabaseClient } from "./database.ts";
import { endStaffTokens, readTokensSince } from "./queries/app-state.ts";
import { countOf } from "./queries/query-parts.ts";
import { endTokensOfOtherAccounts, listStaffAccounts } from "./queries/staff-accounts.ts";
import { type ShopTables, shopTables, subscriberTables } from "./schema.ts";

/** Logins, so that a restore revives no ended ones, and what lasts for minutes. */
const leftOut: ReadonlySet<string> = new Set(["sessions", "export_tickets", "catalog_previews", "rate_limits"]);

const describe = (schema: string, all: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
  Object.entries(all).map(([table, columns]) => {
    const [key = "", column] = Object.entries(columns)[0] ?? [];
    return { name: `${schema}.${table}`, schema, table, key, counted: column === autoIncrement };
  });

/** Every table worth keeping, by its first column, a referenced table before those that refer to it. */
const tables = [
  ...["public", "production"].flatMap((schema) => describe(schema, subscriberTables)),
  ...describe("shop", shopTables).filter(({ table }) => !leftOut.has(table)),
];

const format = "incard-shop backup 1";
const pageRows = 500;
const batchRows = 100;
/** Of a table with rows of up to some megabytes so many are held at a time. */
const largeRows = 4;
const largeTable = "shop.picture_files";

const cell = z.union([z.string(), z.number(), z.null()]);
const rowLine = z.object({ table: z.string(), row: z.record(z.string(), cell) });
const lastLine = z.object({ end: z.literal(format), rows: z.number(), sha256: z.string() });
type StoredRow = z.infer<typeof rowLine>;
type Row = StoredRow["row"];

export class BackupError extends Error {
  override name = "BackupError";
}

/** Any table of a schema, with whatever columns it has. */
const inSchema = (db: Kysely<unknown>, engine: Engine, schema: string) =>
  db.withTables<Record<string, Row>>().withSchema(schema === "shop" ? shopSchema(engine) : schema);

async function* rowsOf(db: Kysely<unknown>, engine: Engine, { name, schema, table, key }: (typeof tables)[number]) {
  const limit = name === largeTable ? largeRows : pageRows;
  const sorted = inSchema(db, engine, schema).selectFrom(table).selectAll().orderBy(key).limit(limit);
  for (let rows = await sorted.execute(); ; ) {
    yield* rows;
    const last = rows.at(-1)?.[key];
    if (last === undefined || rows.length < limit) return;
    rows = await sorted.where(key, ">", last).execute();
  }
}

/** The lines of a backup: one per row, then one with their number and checksum, which proves that it is complete. @returns that number */
async function* linesOf(db: Kysely<unknown>, engine: Engine): AsyncGenerator<string, number> {
  const hash = createHash("sha256");
  let rows = 0;
  for (const table of tables) {
    for await (const row of rowsOf(db, engine, table)) {
      const line = `${JSON.stringify({ table: table.name, row })}\n`;
      hash.update(line);
      rows += 1;
      yield line;
    }
  }
  yield `${JSON.stringify({ end: format, rows, sha256: hash.digest("hex") })}\n`;
  return rows;
}

/** Writes a snapshot to one file, the same format for both engines. @throws BackupError when it can't be written */
export async function backup({ engine, everything }: DatabaseClient, file: string): Promise<number> {
  const draft = `${file}.part`;
  let rows = 0;
  try {
    const reading = everything.transaction().setAccessMode("read only").setIsolationLevel("repeatable read");
    await reading.execute(async (inside) => {
      const handle = await open(draft, "w", 0o600);
      const lines = async function* (): AsyncGenerator<string> {
        rows = yield* linesOf(inside, engine);
      };
      await pipeline(lines, createGzip(), handle.createWriteStream({ flush: true }));
    });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    // Errors of the file system name their call, those of the database don't.
    if (!(error instanceof Error && "syscall" in error && "code" in error)) throw error;
    throw new BackupError(`${file} can't be written (${error.code}).`, { cause: error });
  }
  return rows;
}

async function* read(file: string): AsyncGenerator<StoredRow> {
  const hash = createHash("sha256");
  let rows = 0;
  let whole = false;
  const input = createReadStream(file);
  const plain = input.pipe(createGunzip());
  input.on("error", (error) => plain.destroy(error));
  try {
    for await (const line of createInterface({ input: plain, crlfDelay: Number.POSITIVE_INFINITY })) {
      const value: unknown = JSON.parse(line);
      const last = lastLine.safeParse(value);
      if (last.success) {
        whole = last.data.rows === rows && last.data.sha256 === hash.digest("hex");
        break;
      }
      hash.update(`${line}\n`);
      rows += 1;
      yield rowLine.parse(value);
    }
  } catch (error) {
    throw new BackupError(`${file} can't be read as a backup.`, { cause: error });
  }
  if (!whole) throw new BackupError(`${file} isn't a whole backup: its checksum doesn't fit.`);
}

async function* batches(rows: AsyncIterable<StoredRow>): AsyncGenerator<{ table: string; batch: Row[] }> {
  let batch: Row[] = [];
  let current = "";
  for await (const { table, row } of rows) {
    const isFull = batch.length === (table === largeTable ? largeRows : batchRows);
    if (isFull || (table !== current && batch.length > 0)) {
      yield { table: current, batch };
      batch = [];
    }
    current = table;
    batch.push(row);
  }
  if (batch.length > 0) yield { table: current, batch };
}

export type HeldRows = { readonly table: string; readonly rows: number };

async function heldRows({ engine, everything }: DatabaseClient): Promise<HeldRows[]> {
  const held: HeldRows[] = [];
  for (const { name, schema, table } of tables) {
    held.push({ table: name, rows: await countOf(inSchema(everything, engine, schema).selectFrom(table)) });
  }
  return held.filter(({ rows }) => rows > 0);
}

/** Replaces the database's contents in one transaction. @param allow throws to prevent it @throws BackupError */
export async function restore(
  database: DatabaseClient,
  file: string,
  allow: (held: readonly HeldRows[]) => Promise<void> = async () => {},
): Promise<number> {
  const { engine, everything } = database;
  for await (const _ of read(file)); // a first pass checks that the file is complete
  const held = await heldRows(database);
  const endedAt = Number(await readTokensSince(database.db));
  if (held.length > 0) await allow(held);
  let rows = 0;
  await everything.transaction().execute(async (inside) => {
    const db = inside.withTables<ShopTables>().withSchema(shopSchema(engine));
    const accounts = await listStaffAccounts(db);
    // First those whose user is missing too, which deleting by hand leaves behind.
    await db.deleteFrom("sessions").execute();
    for (const { schema, table } of tables.toReversed())
      await inSchema(inside, engine, schema).deleteFrom(table).execute();
    for await (const { table, batch } of batches(read(file))) {
      // Former versions wrote them into the file.
      if (table === "shop.sessions") continue;
      const known = tables.find(({ name }) => name === table);
      if (!known) throw new BackupError(`${file} holds a table that this version doesn't know: ${table}.`);
      await inSchema(inside, engine, known.schema).insertInto(known.table).values(batch).execute();
      rows += batch.length;
    }
    if (engine === "postgres") await restartCounters(inside);
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
