import { z } from "zod";
import { keepText, readKeptText } from "#app/features/admin/kept-text.ts";
import { catalogChangeRequest } from "#contract/admin-catalog.ts";

/** By product: outlives a login that ran out, and ends with the tab. */
const storageKey = "catalog-drafts";
const draftsSchema = z.record(z.string(), catalogChangeRequest.shape.edits);

export type Drafts = z.infer<typeof draftsSchema>;
/** With the value that was there when the field was first touched. */
export type DraftEdit = Drafts[string][number];

/** None where storage is blocked or holds something else. */
export const readDrafts = (): Drafts => readKeptText(storageKey, draftsSchema, "session") ?? {};

/** Without products that have no change. */
export function storeDrafts(drafts: Readonly<Record<string, readonly DraftEdit[]>>): void {
  const kept = Object.fromEntries(Object.entries(drafts).filter(([, edits]) => edits.length > 0));
  keepText(storageKey, Object.keys(kept).length === 0 ? null : kept, "session");
}
