import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "#server/config.ts";

/**
 * Makes the data folder and the folders above it, for this user only. Not by Node's own recursive mkdir: that one never
 * comes back from a place where the system refuses every new folder as missing, such as /proc.
 * @throws what the system says when there can be no such folder
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

/** The one sentence about a database that can't be opened, naming the setting that says where it is. */
export function cannotOpen(databaseUrl: string | null, error: unknown): ConfigError {
  const setting = databaseUrl === null ? "DATA_DIR" : "DATABASE_URL";
  const reason = error instanceof Error ? error.message : String(error);
  return new ConfigError(`${setting}: the database can't be opened (${reason}).`, { cause: error });
}
