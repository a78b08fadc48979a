import { problemText } from "#content/catalog-problem-text.ts";
import { fieldValue } from "#contract/catalog-fields.ts";
import { defaultCurrency } from "#contract/currency.ts";
import type { Database } from "#server/db/database.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import {
  type CatalogChange,
  endCatalogChange,
  hasDueChange,
  listScheduledChanges,
  updateCatalogChange,
} from "#server/db/queries/catalog-changes.ts";
import { inLockedCatalog } from "#server/db/queries/products.ts";
import { readCatalog } from "./catalog-layers.ts";
import { type CatalogStore, changeText, fieldText, productOf, refusalsOf, writeEdits } from "./make-change.ts";
import { lastDayOf, notLower, reversed, saleEdits } from "./sales.ts";

/** Ends a scheduled change that can't be made, with the reason for staff. */
async function fail(db: Database, { id, username }: CatalogChange, reason: string, detail: string): Promise<void> {
  await endCatalogChange(db, id, { state: "failed", reason });
  await recordAuditEntry(db, username, "scheduled change failed", detail);
}

type DueOptions = { readonly live: boolean; readonly currency: string; readonly now: string };

/**
 * Makes one scheduled change, from whatever the values are by now. The end of a sale brings back what its start met.
 */
async function makeDue(db: Database, id: number, { live, currency, now }: DueOptions): Promise<void> {
  const scheduled = await listScheduledChanges(db);
  const change = scheduled.find((other) => other.id === id);
  if (!change) return;
  const { username, applies_at, undoes } = change;
  const layers = await readCatalog(db, live);
  const product =
    change.edits.length > 0 ? productOf(layers, { product: change.product_id, edits: change.edits }) : null;
  if (!product) return fail(db, change, problemText("gone", ""), change.product_id);
  const end = scheduled.find((other) => other.undoes === id);
  const lastDay = end && lastDayOf(change.edits);
  // At most 100 are scheduled (`maxScheduled`), so reading all of them for each is cheap.
  const edits = lastDay
    ? saleEdits(product, change.edits, lastDay)
    : change.edits.map((edit) => ({ ...edit, from: fieldValue(product, edit) ?? "" }));
  if (end?.applies_at && end.applies_at <= now) {
    return fail(db, change, problemText("sale-over", ""), changeText(product, edits));
  }
  const today = applies_at?.slice(0, 10) ?? null;
  const [notReduced] = end ? notLower(edits) : [];
  const [wrong] = refusalsOf(layers, product, edits, { today });
  const refusal = notReduced ?? wrong;
  // What was there before a sale comes back, whatever staff or a live store set beside it meanwhile.
  if (refusal && undoes === null) {
    const reason = `${fieldText(product, refusal)}: ${problemText(refusal.code, refusal.now, "", currency)}`;
    return fail(db, change, reason, `${changeText(product, edits)} (${reason})`);
  }
  await writeEdits(db, layers, { product: product.id, edits });
  await updateCatalogChange(db, id, { state: "applied", edits, applied_at: now });
  if (end) await updateCatalogChange(db, end.id, { edits: reversed(edits) });
  if (undoes !== null) await endCatalogChange(db, undoes, { state: "undone" });
  await recordAuditEntry(db, username, "scheduled change made", `${changeText(product, edits)}, due ${applies_at}`);
}

/**
 * Makes the changes that are due and that no restore holds, the earliest first, each once for all processes. One that
 * was due while the shop was stopped is made, and recorded, now.
 * @param now ISO 8601
 * @param currency of the prices that a reason names, as an ISO 4217 code in small letters
 */
export async function makeDueChanges(
  { database, live }: CatalogStore,
  now: string,
  currency: string = defaultCurrency,
): Promise<void> {
  if (!(await hasDueChange(database.db, now))) return;
  await inLockedCatalog(database, async (db) => {
    const scheduled = (await listScheduledChanges(db)).filter(({ held }) => held === 0);
    const due = scheduled.filter(({ applies_at }) => applies_at !== null && applies_at <= now);
    for (const { id } of due) await makeDue(db, id, { live, currency, now });
  });
}
