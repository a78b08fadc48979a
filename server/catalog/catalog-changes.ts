import { fieldValue, withFieldValues } from "#contract/catalog-fields.ts";
import { printedSaleOver, saleEndText, saleOver } from "#contract/sale-days.ts";
import type { Database } from "#server/db/database.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import {
  type CatalogChange,
  type ChangedField,
  endCatalogChange,
  findCatalogChange,
  insertCatalogChange,
  listScheduledChanges,
  type NewCatalogChange,
  wasSale,
} from "#server/db/queries/catalog-changes.ts";
import { inLockedCatalog } from "#server/db/queries/products.ts";
import { readCatalog } from "./catalog-layers.ts";
import {
  type CatalogStore,
  changeText,
  productOf,
  type Refusal,
  refusalsOf,
  staleFields,
  type WantedChange,
  writeEdits,
} from "./make-change.ts";
import { lastDayOf, notLower, overlaps, reversed, saleEdits } from "./sales.ts";

/**
 * What became of a wanted change. `missing`: no such product, field or change. `full`: too many wait. `runs`: it ends a
 * sale that has begun.
 */
export type ChangeOutcome =
  | { readonly kind: "done"; readonly id: number }
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] }
  | { readonly kind: "missing" | "full" | "runs" };

/** How many changes may be scheduled at a time. */
export const maxScheduled = 100;

/** When and by whom a change is made. */
type Plan = {
  readonly username: string;
  /** ISO 8601, or null for at once. */
  readonly appliesAt: string | null;
  /** Of a sale (`2026-11-25`): then only prices change, and come back. */
  readonly until?: string | null;
  /** Whether a price may fall by more than half. */
  readonly confirmsFalls?: boolean;
};

/**
 * Stores a change, and the end of a sale with it. A change that is due at no moment was made now.
 * @param ends when a sale is over (ISO 8601); null for a change that isn't a sale
 * @returns the change's id
 */
async function insertWithEnd(
  db: Database,
  change: Omit<NewCatalogChange, "state" | "applied_at">,
  ends: string | null,
): Promise<number> {
  const isMade = change.applies_at === null;
  const made = {
    applied_at: isMade ? new Date().toISOString() : null,
    state: isMade ? "applied" : "scheduled",
  } as const;
  const id = await insertCatalogChange(db, { ...change, ...made });
  const end = { ...change, edits: reversed(change.edits), applies_at: ends, applied_at: null, undoes: id };
  if (ends !== null) await insertCatalogChange(db, { ...end, state: "scheduled" });
  return id;
}

/**
 * Changes the catalog at once or later, with its audit entry, in one transaction in which nobody else does. The end of
 * a sale is a change to come that undoes its start.
 */
export const changeCatalog = (store: CatalogStore, wanted: WantedChange, plan: Plan): Promise<ChangeOutcome> =>
  inLockedCatalog(store.database, (db) => changeLockedCatalog(db, store, wanted, plan));

/**
 * Changes the catalog as `changeCatalog` does, inside a transaction that locked it (`lockCatalog`): whatever else happens
 * in that transaction happens with it, or neither does.
 */
export async function changeLockedCatalog(
  db: Database,
  { database, live }: CatalogStore,
  wanted: WantedChange,
  { username, appliesAt, until = null, confirmsFalls = false }: Plan,
): Promise<ChangeOutcome> {
  const layers = await readCatalog(db, live);
  const product = productOf(layers, wanted);
  if (!product) return { kind: "missing" };
  const stale = staleFields(product, wanted.edits);
  if (stale.length > 0) return { kind: "refused", refusals: stale };
  const now = new Date(database.clock.now()).toISOString();
  const from = appliesAt ?? now;
  const scheduled = await listScheduledChanges(db);
  // A sale that ends at this moment is over.
  const before = scheduled.filter(
    ({ product_id, applies_at, undoes }) =>
      product_id === product.id &&
      applies_at !== null &&
      (applies_at < from || (applies_at === from && undoes !== null)),
  );
  const earlier = appliesAt === null ? [] : before.flatMap((change) => change.edits);
  const then = withFieldValues(product, earlier);
  const edits =
    until === null
      ? wanted.edits.map((edit) => ({ ...edit, from: fieldValue(then, edit) ?? "" }))
      : saleEdits(then, wanted.edits, saleEndText(until));
  const ends = until === null ? null : saleOver(until);
  const overlapping = overlaps(scheduled, product, edits, { from, until: ends ?? from, isSale: ends !== null });
  if (overlapping.length > 0) return { kind: "refused", refusals: overlapping };
  const notReduced = ends === null ? [] : notLower(edits);
  if (notReduced.length > 0) return { kind: "refused", refusals: notReduced };
  const wrong = refusalsOf(layers, then, edits, { today: from.slice(0, 10), asks: !confirmsFalls });
  if (wrong.length > 0) return { kind: "refused", refusals: wrong };
  const rows = (appliesAt === null ? 0 : 1) + (ends === null ? 0 : 1);
  if (rows > 0 && scheduled.length + rows > maxScheduled) return { kind: "full" };
  if (appliesAt === null) await writeEdits(db, layers, { product: product.id, edits });
  const change = { product_id: product.id, edits, username, applies_at: appliesAt, undoes: null };
  const id = await insertWithEnd(db, change, ends);
  const action = appliesAt === null ? "catalog changed" : "catalog change scheduled";
  const times = [...(appliesAt === null ? [] : [`due ${appliesAt}`]), ...(ends === null ? [] : [`until ${ends}`])];
  await recordAuditEntry(db, username, action, [changeText(product, edits), ...times].join(", "));
  return { kind: "done", id };
}

/** Which change, and who undoes or cancels it. */
type Asked = { readonly id: number; readonly username: string };

const overAlready: Refusal = { variant: null, field: "saleEnds", code: "date-past", now: "" };

/** When the sale is over that undoing this change brings back (ISO 8601); null where it brings none back. */
async function returningSaleOver(
  db: Database,
  change: CatalogChange,
  edits: readonly ChangedField[],
): Promise<string | null> {
  if (change.undoes === null || !(await wasSale(db, change.undoes))) return null;
  return printedSaleOver(lastDayOf(edits) ?? undefined);
}

/**
 * Undoes a change that was made: each field gets its former value, unless it was changed since. That ends a sale; one
 * that comes back has its end again.
 */
export function undoCatalogChange({ database, live }: CatalogStore, { id, username }: Asked): Promise<ChangeOutcome> {
  return inLockedCatalog(database, async (db) => {
    const change = await findCatalogChange(db, id);
    if (change?.state !== "applied" || change.edits.length === 0) return { kind: "missing" };
    const edits = reversed(change.edits);
    const layers = await readCatalog(db, live);
    const wanted = { product: change.product_id, edits };
    const product = productOf(layers, wanted);
    if (!product) return { kind: "missing" };
    const now = new Date(database.clock.now()).toISOString();
    const over = await returningSaleOver(db, change, edits);
    const scheduled = await listScheduledChanges(db);
    const stale = staleFields(product, edits);
    if (stale.length > 0) return { kind: "refused", refusals: stale };
    const overlapping =
      over === null ? [] : overlaps(scheduled, product, edits, { from: now, until: over, isSale: true });
    if (overlapping.length > 0) return { kind: "refused", refusals: overlapping };
    // A day that has passed may come back, but no sale that is over: it would have no end.
    if (over !== null && over <= now) return { kind: "refused", refusals: [overAlready] };
    const wrong = refusalsOf(layers, product, edits, { today: null });
    if (wrong.length > 0) return { kind: "refused", refusals: wrong };
    if (over !== null && scheduled.length >= maxScheduled) return { kind: "full" };
    await writeEdits(db, layers, wanted);
    await endCatalogChange(db, id, { state: "undone", by: username });
    const undoing = { product_id: product.id, edits, username, applies_at: null, undoes: id };
    const undone = await insertWithEnd(db, undoing, over);
    await recordAuditEntry(db, username, "catalog change undone", changeText(product, edits));
    return { kind: "done", id: undone };
  });
}

/** Cancels a change that is still to come, also a sale that hasn't begun, by its start or its end. */
export function cancelCatalogChange({ database, live }: CatalogStore, { id, username }: Asked): Promise<ChangeOutcome> {
  return inLockedCatalog(database, async (db) => {
    const asked = await findCatalogChange(db, id);
    if (asked?.state !== "scheduled") return { kind: "missing" };
    const change = asked.undoes === null ? asked : await findCatalogChange(db, asked.undoes);
    if (change?.state !== "scheduled") return { kind: "runs" };
    await endCatalogChange(db, change.id, { state: "cancelled", by: username });
    const { products } = await readCatalog(db, live);
    const product = products.find((other) => other.id === change.product_id);
    const detail = product ? changeText(product, change.edits) : change.product_id;
    await recordAuditEntry(db, username, "scheduled change cancelled", detail);
    return { kind: "done", id };
  });
}
