import { chmodSync, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { busyMs, openSqlite, readable, whatToDo } from "./sqlite.ts";

/** The names of the three SQLite files in `DATA_DIR`, by the schema that each holds. */
export const sqliteFiles = { main: "shop.db", public: "public.db", production: "production.db" } as const;
const schemas = ["main", "public", "production"] as const;
type Schema = (typeof schemas)[number];

/**
 * How many migrations all three files have been through: `user_version` of a file says how many migrations all three
 * have been through. From the first on none may be missing.
 */
const completedMigrations = (database: DatabaseSync, schema: Schema): number =>
  Number(firstValue(database, `pragma "${schema}".user_version`));

const firstValue = (database: DatabaseSync, statement: string): unknown =>
  Object.values(database.prepare(statement).get() ?? {})[0];

/** Refuses a folder that lacks some files of a shop, before opening makes them. */
function refuseLostFiles(dataDir: string): void {
  const sizeOf = (schema: Schema) => statSync(join(dataDir, sqliteFiles[schema]), { throwIfNoEntry: false })?.size;
  const [lost] = schemas.filter((schema) => !sizeOf(schema));
  if (lost === undefined) return;
  for (const schema of schemas.filter(sizeOf)) {
    const file = sqliteFiles[schema];
    using database = new DatabaseSync(join(dataDir, file), { readOnly: true, timeout: busyMs });
    if (readable(file, () => completedMigrations(database, "main")) === 0) continue;
    const state = sizeOf(lost) === undefined ? "missing" : "empty";
    throw new Error(`${sqliteFiles[lost]} is ${state}, but ${file} is there: ${whatToDo}`);
  }
}

/** Reads each file once, for its pages and tables; returns how many migrations all have been through. */
function checkFiles(database: DatabaseSync): number {
  const states = schemas.map((schema) =>
    readable(sqliteFiles[schema], () => {
      if (firstValue(database, `pragma "${schema}".quick_check(1)`) !== "ok") {
        throw new Error(`${sqliteFiles[schema]} is damaged: ${whatToDo}`);
      }
      const tables = firstValue(database, `select count(*) from "${schema}".sqlite_master`);
      return { schema, isEmpty: tables === 0, completed: completedMigrations(database, schema) };
    }),
  );
  const lost = states.find(({ isEmpty }) => isEmpty);
  if (lost && states.some(({ completed }) => completed > 0)) {
    throw new Error(`${sqliteFiles[lost.schema]} holds no tables, but the other files do: ${whatToDo}`);
  }
  return Math.min(...states.map(({ completed }) => completed));
}

/**
 * Opens the three files as one database once more, while `openSqliteFiles` has them open: that checked them whole, which
 * takes time.
 */
export function openAgain(dataDir: string): DatabaseSync {
  const path = (schema: Schema): string => join(dataDir, sqliteFiles[schema]);
  return openSqlite(path("main"), { public: path("public"), production: path("production") });
}

/** Adds up how large the three files in a folder are, in bytes; a missing one counts as nothing. */
export const bytesOfFiles = (dataDir: string): number =>
  Object.values(sqliteFiles).reduce(
    (sum, file) => sum + (statSync(join(dataDir, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

/**
 * SQLite's files, open: all files that the process has open for them, and how many migrations they have been through.
 */
export type OpenSqlite = {
  readonly database: DatabaseSync;
  readonly opened: readonly string[];
  readonly completed: number;
};

/**
 * Opens the three files as one database, for this user only.
 * @throws Error when only some of them are there, or one is empty or damaged
 */
export function openSqliteFiles(dataDir: string): OpenSqlite {
  refuseLostFiles(dataDir);
  const path = (schema: Schema): string => join(dataDir, sqliteFiles[schema]);
  const database = openAgain(dataDir);
  let completed: number;
  try {
    completed = checkFiles(database);
  } catch (error) {
    database.close();
    throw error;
  }
  // Each file has a write-ahead log and its index, which were made before the file was for this user only.
  const opened = schemas
    .flatMap((schema) => ["", "-wal", "-shm"].map((ending) => path(schema) + ending))
    .filter((file) => existsSync(file));
  for (const file of opened) chmodSync(file, 0o600);
  return { database, opened, completed };
}

/**
 * Writes into each file how many migrations all three have been through, and with it that they belong together; this
 * also shows that each can be written to.
 */
export async function markComplete(kysely: Kysely<unknown>, completed: number): Promise<void> {
  for (const schema of schemas) await sql.raw(`pragma "${schema}".user_version = ${completed}`).execute(kysely);
}
