/** SQLite's extended result code, and below it Postgres's SQLSTATE. */
const sqliteCode = 2067;
const postgresCode = "23505";

export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  (Reflect.get(error, "errcode") === sqliteCode || Reflect.get(error, "code") === postgresCode);
