import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigError, readConfig } from "#server/config.ts";
import { cannotOpen } from "#server/store/data-folder.ts";
import { openStore, type Store, sqliteFiles } from "#server/store/store.ts";

/**
 * Opens the shop's database, as the environment names it, for a command.
 * @param create whether an embedded database that isn't there yet may be made. Otherwise a wrong folder would give an empty
 * one: a backup of nothing, a person erased nowhere, each reported as done.
 * @param patient gives each query minutes instead of seconds
 * @throws ConfigError with the one sentence to print: a wrong setting, no database there, or one that can't be opened
 */
export async function openDatabase({
  create,
  patient = false,
}: {
  readonly create: boolean;
  readonly patient?: boolean;
}): Promise<Store> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (!create && databaseUrl === null && !existsSync(join(dataDir, sqliteFiles.main))) {
    throw new ConfigError(
      `DATA_DIR: there is no database in ${dataDir}. Run this with the settings of the shop (docs/operations.md).`,
    );
  }
  return openStore({ dataDir, databaseUrl, patient }).catch((error: unknown) => {
    throw cannotOpen(databaseUrl, error);
  });
}
