import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backupFolder, backupsIn } from "#server/backups/backup-files.ts";
import { ConfigError, readConfig } from "#server/config/config.ts";
import { misspeltVariables } from "#server/config/misspelt-variables.ts";
import { checkShop } from "#server/preflight/check-shop.ts";
import { checkConnections } from "#server/preflight/connections.ts";
import { checkDatabaseRead } from "#server/preflight/staff-texts.ts";
import { checkBackups } from "./preflight/backups.ts";
import { checkImages, imagesIn } from "./preflight/images.ts";
import { reportOn } from "./preflight/report.ts";
import { readShown } from "./preflight/shown.ts";

// npm run preflight -- [--connect] [--backups FOLDER] [--allow ID,ID] : what still stands between this shop and real
// customers. With --connect the store, the payment service and the mail server are asked too; no mail is sent.

const root = join(import.meta.dirname, "..", "..");

const usage = "Usage: npm run preflight -- [--connect] [--backups FOLDER] [--allow ID,ID]";

type Options = { readonly connect: boolean; readonly backups: string | null; readonly allowed: readonly string[] };

function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        connect: { type: "boolean", default: false },
        backups: { type: "string" },
        allow: { type: "string", multiple: true },
      },
    });
    return {
      connect: values.connect,
      backups: values.backups === undefined ? null : resolve(values.backups),
      allowed: (values.allow ?? []).flatMap((list) => list.split(",").filter(Boolean)),
    };
  } catch (error) {
    throw new ConfigError(usage, { cause: error });
  }
}

try {
  const options = readOptions();
  const { connect, allowed } = options;
  const config = readConfig(process.env);
  for (const sentence of misspeltVariables(process.env)) console.warn(sentence);
  const backups = options.backups ?? backupFolder(config);
  const now = new Date();
  const shown = await readShown(config);
  const { text, status } = reportOn(
    [
      ...checkDatabaseRead(shown.unread),
      ...checkShop(config, shown, { publicFolder: join(root, "public"), now }),
      ...(connect ? await checkConnections(config, shown.texts) : []),
      ...checkBackups(backups, backupsIn(backups), now),
      ...checkImages(imagesIn(join(root, "deploy"))),
    ],
    allowed,
  );
  console.log(text);
  process.exitCode = status;
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 2;
}
