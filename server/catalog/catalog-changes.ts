import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import {
  endCatalogChange,
  findCatalogChange,
  insertCatalogChange,
  listScheduledChanges,
} from "#server/db/queries/catalog-changes.ts";
import { lockCatalog } from "#server/db/queries/price-history.ts";
import { readCatalog } from "./catalog-layers.ts";
import { changeText } from "./change-text.ts";
import {
  type CatalogStore,
  productOf,
  type Refusal,
  refusalsOf,
  type WantedChange,
  writeEdits,
} from "./make-change.ts";

/** What became of a change. `missing`: no such product, field or change. `full`: too many are waiting. */
export type ChangeOutcome =
  | { readonly kind: "done"; readonly id: number }
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] }
  | { readonly kind: "missing" | "full" };

/** Changes to come, over all products. */
export const maxScheduled = 100;

/**
 * Makes a change at once, or keeps it for later, with its line in the audit log: all of it or nothing.
 * @param confirmsFalls whether a price may fall by more than half
 * @param appliesAt when it is due (ISO 8601), or null for at once
 */
export function changeCatalog(
  { database, live }: CatalogStore,
  wanted: WantedChange,
  {
    username,
    appliesAt,
    confirmsFalls = false,
  }: { readonly username: string; readonly appliesAt: string | null; readonly confirmsFalls?: boolean },
): Promise<ChangeOutcome> {
  return database.transaction(async (db) => {
    await lockCatalog(database, db);
    const layers = await readCatalog(db, live);
    const product = productOf(layers, wanted);
    if (!product) return { kind: "missing" };
    const now = new Date().toISOString();
    const refusals = refusalsOf(layers, product, wanted.edits, {
      today: (appliesAt ?? now).slice(0, 10),
      expects: true,
      asks: !confirmsFalls,
    });
    if (refusals.length > 0) return { kind: "refused", refusals };
    const change = { product_id: product.id, edits: wanted.edits, username, undoes: null };
    if (appliesAt !== null) {
      if ((await listScheduledChanges(db)).length >= maxScheduled) return { kind: "full" };
      const scheduled = { ...change, applies_at: appliesAt, applied_at: null, state: "scheduled" } as const;
      const id = await insertCatalogChange(db, scheduled);
      const detail = `${changeText(product, wanted.edits)}, due ${appliesAt}`;
      await recordAuditEntry(db, username, "catalog change scheduled", detail);
      return { kind: "done", id };
    }
    await writeEdits(db, layers, wanted, live);
    const id = await insertCatalogChange(db, { ...change, applies_at: null, applied_at: now, state: "applied" });
    await recordAuditEntry(db, username, "catalog changed", changeText(product, wanted.edits));
    return { kind: "done", id };
  });
}

/** Takes a change back: each of its fields gets its former value, unless somebody changed it since. */
export function undoCatalogChange(
  { database, live }: CatalogStore,
  { id, username }: { readonly id: number; readonly username: string },
): Promise<ChangeOutcome> {
  return database.transaction(async (db) => {
    await lockCatalog(database, db);
    const change = await findCatalogChange(db, id);
    if (change?.state !== "applied" || change.edits.length === 0) return { kind: "missing" };
    const edits = change.edits.map(({ from, to, ...place }) => ({ ...place, from: to, to: from }));
    const layers = await readCatalog(db, live);
    const wanted = { product: change.product_id, edits };
    const product = productOf(layers, wanted);
    if (!product) return { kind: "missing" };
    // A day that has passed may come back: it is what was there before.
    const refusals = refusalsOf(layers, product, edits, { today: null, expects: true });
    if (refusals.length > 0) return { kind: "refused", refusals };
    await writeEdits(db, layers, wanted, live);
    await endCatalogChange(db, id, { state: "undone", by: username });
    const undone = await insertCatalogChange(db, {
      product_id: product.id,
      edits,
      username,
      applies_at: null,
      applied_at: new Date().toISOString(),
      state: "applied",
      undoes: id,
    });
    await recordAuditEntry(db, username, "catalog change undone", changeText(product, edits));
    return { kind: "done", id: undone };
  });
}

/** Cancels a change that isn't due yet. */
export function cancelCatalogChange(
  { database, live }: CatalogStore,
  { id, username }: { readonly id: number; readonly username: string },
): Promise<ChangeOutcome> {
  return database.transaction(async (db) => {
    await lockCatalog(database, db);
    const change = await findCatalogChange(db, id);
    if (change?.state !== "scheduled") return { kind: "missing" };
    await endCatalogChange(db, id, { state: "cancelled", by: username });
    const product = (await readCatalog(db, live)).products.find(({ id: one }) => one === change.product_id);
    await recordAuditEntry(
      db,
      username,
      "scheduled change cancelled",
      product ? changeText(product, change.edits) : change.product_id,
    );
    return { kind: "done", id };
  });
}
