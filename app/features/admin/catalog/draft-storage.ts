import { z } from "zod";
import { keepText, readKeptText } from "#app/features/admin/kept-text.ts";
import { catalogChangeRequest } from "#contract/admin-catalog.ts";

/** What was typed and isn't saved, by product: it outlives a login that ran out, and ends with the browser's tab. */
const storageKey = "catalog-drafts";
const draftsSchema = z.record(z.string(), catalogChangeRequest.shape.edits);

export type Drafts = z.infer<typeof draftsSchema>;
/** One field with the value that was there when it was first touched, and the one that was typed. */
export type DraftEdit = Drafts[string][number];

/** The drafts of this tab; none where storage is blocked or holds something else. */
export const readDrafts = (): Drafts => readKeptText(storageKey, draftsSchema, "session") ?? {};

/** Keeps what was typed; products without a change are left out. */
export function storeDrafts(drafts: Readonly<Record<string, readonly DraftEdit[]>>): void {
  const kept = Object.fromEntries(Object.entries(drafts).filter(([, edits]) => edits.length > 0));
  keepText(storageKey, Object.keys(kept).length === 0 ? null : kept, "session");
}
