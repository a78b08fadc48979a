import { fieldValue } from "#contract/catalog-fields.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { type ChangedField, insertCatalogChange } from "#server/db/queries/catalog-changes.ts";
import { inLockedCatalog } from "#server/db/queries/products.ts";
import { type CatalogLayers, readCatalog, readOwnCatalog } from "./catalog-layers.ts";
import { type CatalogStore, changeText, writeEdits } from "./make-change.ts";

/** What a live store says of a variant's two prices, as the catalog's fields have them. */
function liveEdits(variant: string, { livePrices }: CatalogLayers): Omit<ChangedField, "from">[] {
  const live = livePrices[variant];
  if (!live) return [];
  const isReduced = live.compareAt !== null && Number(live.compareAt) > Number(live.price);
  return [
    { variant, field: "price", to: live.price },
    { variant, field: "originalPrice", to: isReduced ? (live.compareAt ?? "") : "" },
  ];
}

/**
 * Makes the live store's prices the shop's own, where they differ, so that a difference that was meant isn't one any
 * more. Each product's is a change in the catalog's history.
 * @returns how many products changed
 */
export function takeOverLivePrices({ database, live }: CatalogStore, username: string): Promise<number> {
  return inLockedCatalog(database, async (db) => {
    const layers = await readCatalog(db, live);
    let changed = 0;
    for (const product of await readOwnCatalog(db, layers.seeded)) {
      const edits = product.variants
        .flatMap(({ id }) => liveEdits(id, layers))
        .map((edit) => ({ ...edit, from: fieldValue(product, edit) ?? "" }))
        .filter(({ from, to }) => from !== to);
      if (edits.length === 0) continue;
      await writeEdits(db, layers, { product: product.id, edits });
      const at = new Date().toISOString();
      const made = { state: "applied", applies_at: null, applied_at: at, undoes: null } as const;
      await insertCatalogChange(db, { product_id: product.id, edits, username, ...made });
      await recordAuditEntry(db, username, "catalog changed", changeText(product, edits));
      changed += 1;
    }
    return changed;
  });
}
