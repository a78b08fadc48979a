import { existsSync } from "node:fs";
import { join } from "node:path";
import type { AppContext } from "#server/app-context.ts";
import { followsLivePrices } from "#server/catalog/catalog-layers.ts";
import { priceSyncStatus } from "#server/catalog/live-prices.ts";
import { readLastBackup, readMailTried, readReportMoments } from "#server/db/queries/app-state.ts";
import { checkShop } from "#server/preflight/check-shop.ts";
import type { Finding } from "#server/preflight/finding.ts";
import { checkLastBackup } from "#server/preflight/last-backup.ts";

const root = join(import.meta.dirname, "..", "..");
/** Where the certificates are: in what was built, or with the sources. */
const publicFolder =
  [join(root, "build", "client"), join(root, "..", "build", "client")].find(existsSync) ?? join(root, "..", "public");

/** What still stands between the shop and real customers, and what is worth a look. */
export async function setupFindings({ config, catalog, texts, database }: AppContext): Promise<readonly Finding[]> {
  const { db, clock } = database;
  const prices = followsLivePrices(config) ? await priceSyncStatus(db) : null;
  const reports = await readReportMoments(db);
  const shown = { products: catalog.current(), texts: texts.current(), prices, reports, mail: await readMailTried(db) };
  const now = clock.now();
  return [
    ...checkShop(config, shown, { publicFolder, now: new Date(now) }),
    ...checkLastBackup(await readLastBackup(db), now),
  ];
}
