import { chmodSync, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { busyMs, openSqlite, readable, whatToDo } from "./sqlite.ts";

export const sqliteFiles = { main: "shop.db", public: "public.db", production: "production.db" } as const;
const schemas = ["main", "public", "production"] as const;
type Schema = (typeof schemas)[number];

/** What `user_version` of a file says once all three have their tables: from then on none may be missing. */
const complete = 1;

const firstValue = (database: DatabaseSync, statement: string): unknown =>
  Object.values(database.prepare(statement).get() ?? {})[0];
const isComplete = (database: DatabaseSync, schema: Schema): boolean =>
  firstValue(database, `pragma "${schema}".user_version`) === complete;

/** Refuses a folder that lacks some files of a shop, before opening makes them. */
function refuseLostFiles(dataDir: string): void {
  const sizeOf = (schema: Schema) => statSync(join(dataDir, sqliteFiles[schema]), { throwIfNoEntry: false })?.size;
  const [lost] = schemas.filter((schema) => !sizeOf(schema));
  if (lost === undefined) return;
  for (const schema of schemas.filter(sizeOf)) {
    const file = sqliteFiles[schema];
    using database = new DatabaseSync(join(dataDir, file), { readOnly: true, timeout: busyMs });
    if (!readable(file, () => isComplete(database, "main"))) continue;
    const state = sizeOf(lost) === undefined ? "missing" : "empty";
    throw new Error(`${sqliteFiles[lost]} is ${state}, but ${file} is there: ${whatToDo}`);
  }
}

/** Reads each file once, for its pages and tables; returns whether all are complete. */
function checkFiles(database: DatabaseSync): boolean {
  const states = schemas.map((schema) =>
    readable(sqliteFiles[schema], () => {
      if (firstValue(database, `pragma "${schema}".quick_check(1)`) !== "ok") {
        throw new Error(`${sqliteFiles[schema]} is damaged: ${whatToDo}`);
      }
      const tables = firstValue(database, `select count(*) from "${schema}".sqlite_master`);
      return { schema, isEmpty: tables === 0, isComplete: isComplete(database, schema) };
    }),
  );
  const lost = states.find(({ isEmpty }) => isEmpty);
  if (lost && states.some((state) => state.isComplete)) {
    throw new Error(`${sqliteFiles[lost.schema]} holds no tables, but the other files do: ${whatToDo}`);
  }
  return states.every((state) => state.isComplete);
}

/** Opens the three files as one database, for this user only. @throws when some are missing, empty or damaged */
export function openSqliteFiles(dataDir: string) {
  refuseLostFiles(dataDir);
  const path = (schema: Schema): string => join(dataDir, sqliteFiles[schema]);
  const database = openSqlite(path("main"), { public: path("public"), production: path("production") });
  let areComplete: boolean;
  try {
    areComplete = checkFiles(database);
  } catch (error) {
    database.close();
    throw error;
  }
  // Each file has a write-ahead log and its index, which were made before the file was for this user only.
  const opened = schemas
    .flatMap((schema) => ["", "-wal", "-shm"].map((ending) => path(schema) + ending))
    .filter((file) => existsSync(file));
  for (const file of opened) chmodSync(file, 0o600);
  return { database, opened, areComplete };
}

/** Writes into each file that it belongs to a whole database; this also shows that each can be written to. */
export async function markComplete(kysely: Kysely<unknown>): Promise<void> {
  for (const schema of schemas) await sql.raw(`pragma "${schema}".user_version = ${complete}`).execute(kysely);
}
