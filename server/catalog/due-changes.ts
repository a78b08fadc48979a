import { problemText } from "#content/catalog-problem-text.ts";
import { fieldValue } from "#contract/catalog-fields.ts";
import type { Database } from "#server/db/database.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import {
  type CatalogChange,
  endCatalogChange,
  hasDueChange,
  listScheduledChanges,
  markCatalogChangeApplied,
} from "#server/db/queries/catalog-changes.ts";
import { lockCatalog } from "#server/db/queries/price-history.ts";
import { readCatalog } from "./catalog-layers.ts";
import { changeText, fieldText } from "./change-text.ts";
import { type CatalogStore, productOf, refusalsOf, writeEdits } from "./make-change.ts";

/** Makes one change, from whatever the values are by now, or says why it doesn't fit anymore. */
async function makeDue(db: Database, change: CatalogChange, live: boolean, now: string): Promise<void> {
  const { id, username, applies_at } = change;
  const layers = await readCatalog(db, live);
  const wanted = { product: change.product_id, edits: change.edits };
  const product = change.edits.length > 0 ? productOf(layers, wanted) : null;
  if (!product) {
    await endCatalogChange(db, id, { state: "failed", reason: problemText("gone", "") });
    await recordAuditEntry(db, username, "scheduled change failed", change.product_id);
    return;
  }
  const edits = change.edits.map((edit) => ({ ...edit, from: fieldValue(product, edit) ?? "" }));
  const [refusal] = refusalsOf(layers, product, edits, { today: applies_at?.slice(0, 10) ?? null, expects: false });
  if (refusal) {
    const reason = `${fieldText(product, refusal)}: ${problemText(refusal.code, refusal.now)}`;
    await endCatalogChange(db, id, { state: "failed", reason });
    await recordAuditEntry(db, username, "scheduled change failed", `${changeText(product, edits)} (${reason})`);
    return;
  }
  await writeEdits(db, layers, { product: product.id, edits }, live);
  await markCatalogChangeApplied(db, { id, edits, applied_at: now });
  await recordAuditEntry(db, username, "scheduled change made", `${changeText(product, edits)}, due ${applies_at}`);
}

/**
 * Makes the changes that are due, the earliest first, each once however many processes look. One that was due while the
 * shop was stopped is made now: its time in the history and in the record of prices is the real one.
 * @param now ISO 8601
 */
export async function makeDueChanges({ database, live }: CatalogStore, now: string): Promise<void> {
  if (!(await hasDueChange(database.db, now))) return;
  await database.transaction(async (db) => {
    await lockCatalog(database, db);
    const due = (await listScheduledChanges(db)).filter(({ applies_at }) => applies_at !== null && applies_at <= now);
    for (const change of due) await makeDue(db, change, live, now);
  });
}
