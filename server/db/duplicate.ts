/** Unique constraint violated: SQLite's extended result code, and Postgres's SQLSTATE. */
const sqliteCode = 2067;
const postgresCode = "23505";

/** Whether a write failed because a row with the same unique value is there. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  (Reflect.get(error, "errcode") === sqliteCode || Reflect.get(error, "code") === postgresCode);
