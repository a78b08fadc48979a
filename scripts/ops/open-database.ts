import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError, readConfig } from "#server/config/config.ts";
import { readPostgresAddress } from "#server/config/postgres-address.ts";
import { cannotOpen } from "#server/db/data-folder.ts";
import { connectDatabase, type DatabaseClient } from "#server/db/database.ts";
import { sqliteFiles } from "#server/db/sqlite-files.ts";

/** Names the database that a command works on: its folder, or on Postgres its name and its server or the folder of its socket, without the login. */
export function databaseName({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): string {
  if (databaseUrl === null) return `the database in ${dataDir}`;
  const { database, server } = readPostgresAddress(databaseUrl) ?? { database: "", server: "" };
  return `the database ${database} at ${server}`;
}

/**
 * Opens the shop's database, as the environment names it, for a command. Where it makes one, it says in which folder: with other settings than
 * the shop's it would be another database than the shop's.
 * @param create whether a missing embedded database may be created. Otherwise a wrong folder would give an empty one,
 * and a backup or erasure of nothing would be reported as done.
 * @param longRunning query timeouts of minutes instead of seconds
 * @throws ConfigError with the one sentence to print: a wrong setting, no database there, or one that can't be opened
 */
export async function openDatabase({
  create,
  longRunning = false,
}: {
  readonly create: boolean;
  readonly longRunning?: boolean;
}): Promise<DatabaseClient> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl === null && !existsSync(join(dataDir, sqliteFiles.main))) {
    if (!create)
      throw new ConfigError(
        `DATA_DIR: there is no database in ${dataDir}. Run this with the settings of the shop (docs/operations.md).`,
      );
    console.log(`There was no database in ${dataDir}, so a new one is made there.`);
  }
  return connectDatabase({ dataDir, databaseUrl, longRunning }).catch((error: unknown) => {
    throw cannotOpen(databaseUrl, error);
  });
}
