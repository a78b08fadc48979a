import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "#server/config/config.ts";
import { postgresCause } from "./postgres-causes.ts";

/**
 * Creates the data folder and its parents, for this user only. It isn't Node's recursive mkdir, which never returns
 * where the system reports every new folder as missing, such as in /proc.
 * @throws the system's error when the folder can't be created
 */
export function makeDataFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(path);
  if (parent !== path) makeDataFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Two processes may start together.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST") || !statSync(path).isDirectory())
      throw error;
  }
}

/**
 * Makes the error for a database that can't be opened, in the one sentence that is printed: the setting, why, and on
 * Postgres what to do.
 */
export function cannotOpen(databaseUrl: string | null, error: unknown): ConfigError {
  const setting = databaseUrl === null ? "DATA_DIR" : "DATABASE_URL";
  const message = error instanceof Error ? error.message : String(error);
  const reason = (databaseUrl === null ? null : postgresCause(error)) ?? message;
  return new ConfigError(`${setting}: the database can't be opened (${reason}).`, { cause: error });
}
