import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigError, readConfig } from "#server/config/config.ts";
import { cannotOpen } from "#server/db/data-folder.ts";
import { connectDatabase, type DatabaseClient } from "#server/db/database.ts";
import { sqliteFiles } from "#server/db/sqlite-files.ts";

/**
 * Opens the shop's database, as the environment names it, for a command.
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
  if (!create && databaseUrl === null && !existsSync(join(dataDir, sqliteFiles.main))) {
    throw new ConfigError(
      `DATA_DIR: there is no database in ${dataDir}. Run this with the settings of the shop (docs/operations.md).`,
    );
  }
  return connectDatabase({ dataDir, databaseUrl, longRunning }).catch((error: unknown) => {
    throw cannotOpen(databaseUrl, error);
  });
}
