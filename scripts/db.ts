import { ConfigError } from "#server/config.ts";
import { BackupError, backup, restore } from "#server/store/backup.ts";
import { openDatabase } from "./open-database.ts";

// npm run db -- backup FILE | restore FILE

const [action, file, ...rest] = process.argv.slice(2);

try {
  if ((action !== "backup" && action !== "restore") || !file || rest.length > 0) {
    throw new ConfigError("Usage: npm run db -- backup FILE, or npm run db -- restore FILE");
  }
  const store = await openDatabase({ create: action === "restore", patient: true });
  try {
    const rows = action === "backup" ? await backup(store, file) : await restore(store, file);
    console.log(action === "backup" ? `${rows} rows are now in ${file}.` : `${rows} rows are back from ${file}.`);
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof BackupError ? error.message : error);
  process.exitCode = 1;
}
