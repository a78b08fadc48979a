/** Thrown while the database is unavailable; answered with 503 and Retry-After. */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";
}

/**
 * SQLite: busy, locked, no memory, read-only, i/o, damaged, full disk, can't open, no database
 * (https://sqlite.org/rescode.html).
 */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

/** By class of SQLSTATE: connection, resources, intervention, system, serialization; read-only, lock not free. */
const postgresCodes = /^(08|53|57|58|40)|^(25006|55P03)$/;
const networkCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
const pgSentences =
  /timeout|Connection terminated|connection error|not queryable|Cannot use a pool|driver has already/i;

const property = (error: object, name: string): unknown => Reflect.get(error, name);

/** Gives the primary result code of an error of SQLite; undefined for any other error. */
export function sqliteCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || property(error, "code") !== "ERR_SQLITE_ERROR") return undefined;
  const result = property(error, "errcode");
  return typeof result === "number" ? result & 0xff : undefined;
}

/** Says whether an error means that the database is unavailable, rather than that a query is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (!(error instanceof Error)) return false;
  const code = property(error, "code");
  if (code === "ERR_SQLITE_ERROR") return sqliteCodes.has(sqliteCodeOf(error) ?? 0);
  if (code === "ENOENT" && error.message.startsWith("connect ")) return true; // a socket in a folder, before Postgres made it
  if (typeof code === "string" && (networkCodes.test(code) || postgresCodes.test(code))) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return pgSentences.test(error.message);
}
