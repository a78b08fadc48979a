import { parseArgs } from "node:util";
import { type Config, ConfigError, readConfig } from "#server/config/config.ts";
import { backup, restore } from "#server/db/backup.ts";
import { cannotOpen } from "#server/db/data-folder.ts";
import { recordBackup } from "#server/db/queries/app-state.ts";
import { heldWorkBacklog } from "#server/db/queries/held-work.ts";
import { forgetRestoredLinkKeys } from "#server/db/queries/link-keys.ts";
import { BackupError } from "#server/db/read-backup.ts";
import { lockForRestore, type RunningLock } from "#server/db/running-lock.ts";
import { isUnavailable } from "#server/db/unavailable.ts";
import { allowRestore } from "./allow-restore.ts";
import { databaseName, openDatabase } from "./open-database.ts";

// npm run db -- backup FILE | restore FILE [--yes] | forget-links

type Command =
  | { readonly action: "backup" | "restore"; readonly file: string; readonly yes: boolean }
  | { readonly action: "forget-links" };

function readCommand(args: readonly string[]): Command {
  const usage = new ConfigError(
    "Usage: npm run db -- backup FILE, npm run db -- restore FILE [--yes], or npm run db -- forget-links",
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { yes: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const [action, file, ...rest] = positionals;
    if (action === "forget-links" && !file && !values.yes) return { action };
    if ((action !== "backup" && action !== "restore") || !file || rest.length > 0) throw usage;
    return { action, file, yes: values.yes };
  } catch {
    throw usage;
  }
}

/** Keeps every shop off the database. @throws ConfigError when one runs on it */
async function lockOrRefuse(config: Config): Promise<RunningLock> {
  const lock = await lockForRestore(config).catch((error: unknown) => {
    throw cannotOpen(config.databaseUrl, error);
  });
  if (lock) return lock;
  throw new ConfigError(
    "The shop is running on this database, so nothing was changed. Stop it first (docs/operations.md, Backup and restore).",
  );
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function runBackup(file: string): Promise<void> {
  const database = await openDatabase({ create: false, longRunning: true });
  try {
    console.log(`${await backup(database, file)} rows of ${databaseName(readConfig(process.env))} are now in ${file}.`);
    // For the staff screen (docs/staff.md); the backup is good without it.
    await recordBackup(database.db, new Date().toISOString()).catch((error: unknown) =>
      console.error(`The time of this backup couldn't be recorded for the staff screens (${reasonOf(error)}).`),
    );
  } finally {
    await database.close();
  }
}

/** Ends links of mails that only keys of restored backups made good (docs/moves.md, A leaked secret). */
async function forgetLinks(): Promise<void> {
  const database = await openDatabase({ create: false });
  try {
    await forgetRestoredLinkKeys(database.db);
    console.log("Links in mails of restored backups end when the shop starts again. Restart it now.");
  } finally {
    await database.close();
  }
}

async function runRestore(file: string, yes: boolean): Promise<void> {
  const config = readConfig(process.env);
  const lock = await lockOrRefuse(config);
  try {
    const database = await openDatabase({ create: true, longRunning: true });
    try {
      const terminal = { input: process.stdin, output: process.stdout };
      const rows = await restore(database, file, (held) =>
        allowRestore(held, { name: databaseName(config), yes, terminal }),
      );
      console.log(`${rows} rows are back from ${file}, in ${databaseName(config)}.`);
      if ((await heldWorkBacklog(database.db)).count > 0) {
        console.log(
          "Mails, campaigns or scheduled changes that weren't done wait until staff release them at /admin/today.",
        );
      }
    } finally {
      await database.close();
    }
  } finally {
    await lock.release();
  }
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command.action === "forget-links") await forgetLinks();
  else await (command.action === "backup" ? runBackup(command.file) : runRestore(command.file, command.yes));
} catch (error) {
  const isSentence = error instanceof ConfigError || error instanceof BackupError;
  if (isUnavailable(error)) console.error(`The database can't be read or written to (${reasonOf(error)}).`);
  else console.error(isSentence ? error.message : error);
  process.exitCode = 1;
}
