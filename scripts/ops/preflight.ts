import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "#server/config/config.ts";
import { checkShop } from "#server/preflight/check-shop.ts";
import { checkDatabaseRead } from "#server/preflight/staff-texts.ts";
import { backupsIn, checkBackups } from "./preflight/backups.ts";
import { checkImages, imagesIn } from "./preflight/images.ts";
import { reportOn } from "./preflight/report.ts";
import { readShown } from "./preflight/shown.ts";

// npm run preflight -- [--backups FOLDER] [--allow ID,ID] : what still stands between this shop and real customers.

const root = join(import.meta.dirname, "..", "..");

const usage = "Usage: npm run preflight -- [--backups FOLDER] [--allow ID,ID]";

function readOptions(): { readonly backups: string; readonly allowed: readonly string[] } {
  try {
    const { values } = parseArgs({
      options: { backups: { type: "string" }, allow: { type: "string", multiple: true } },
    });
    return {
      backups: resolve(values.backups ?? "backups"),
      allowed: (values.allow ?? []).flatMap((list) => list.split(",").filter(Boolean)),
    };
  } catch (error) {
    throw new ConfigError(usage, { cause: error });
  }
}

try {
  const { backups, allowed } = readOptions();
  const config = readConfig(process.env);
  const now = new Date();
  const shown = await readShown(config);
  const { text, status } = reportOn(
    [
      ...checkDatabaseRead(shown.unread),
      ...checkShop(config, shown, { publicFolder: join(root, "public"), now }),
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
