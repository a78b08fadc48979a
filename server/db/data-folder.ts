import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "#server/config/config.ts";
import { postgresCause } from "./postgres-causes.ts";

/** Creates the folder for this user only. Node's recursive mkdir never returns in /proc and the like. */
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

/** The one sentence to print when the database can't be opened: the setting, why, and on Postgres what to do. */
export function cannotOpen(databaseUrl: string | null, error: unknown): ConfigError {
  const setting = databaseUrl === null ? "DATA_DIR" : "DATABASE_URL";
  const message = error instanceof Error ? error.message : String(error);
  const reason = (databaseUrl === null ? null : postgresCause(error)) ?? message;
  return new ConfigError(`${setting}: the database can't be opened (${reason}).`, { cause: error });
}
