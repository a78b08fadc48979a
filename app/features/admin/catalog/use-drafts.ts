import { useRef, useState } from "react";
import { z } from "zod";
import { storedJson, storeJson } from "#app/lib/stored-text.ts";
import { catalogChangeRequest } from "#contract/admin-catalog.ts";
import { type FieldPlace, type FieldValue, fieldKey, fieldValue, withFieldValues } from "#contract/catalog-fields.ts";
import type { Product } from "#contract/product.ts";
import { followUps } from "./follow-ups.ts";

/** In the tab's storage, by product: outlives a login that ran out, and ends with the tab. */
const storageKey = "catalog-drafts";
const draftsSchema = z.record(z.string(), catalogChangeRequest.shape.edits);

/** With the value that was there when the field was first touched. */
export type DraftEdit = z.infer<typeof draftsSchema>[string][number];
type OpenDrafts = Readonly<Record<string, readonly DraftEdit[]>>;

/** None where storage is blocked or holds something else. */
export const readDrafts = (): OpenDrafts => storedJson(storageKey, draftsSchema, "session") ?? {};

/** Without products that have no change. */
export function storeDrafts(drafts: OpenDrafts): void {
  const kept = Object.fromEntries(Object.entries(drafts).filter(([, edits]) => edits.length > 0));
  storeJson(storageKey, Object.keys(kept).length === 0 ? null : kept, "session");
}

/** What is typed into the forms of products. */
export type ProductDrafts = {
  /** The changes of a product; undefined while its form is closed. */
  readonly of: (product: Product) => readonly DraftEdit[] | undefined;
  /** Whether a form still shows only what an earlier visit left. */
  readonly isRestored: (product: Product) => boolean;
  /** Takes values with what usually goes with them; opens the form if it's closed. */
  readonly change: (product: Product, values: readonly FieldValue[]) => void;
  /** Accepts values that somebody else changed, so that the next save replaces them. */
  readonly rebase: (product: Product, present: readonly (FieldPlace & { readonly now: string })[]) => void;
  /**
   * What was sent is saved: what was typed since then stays.
   * @param holds whether it holds now, and not at a moment to come
   * @returns whether anything stays
   */
  readonly saved: (product: Product, sent: readonly DraftEdit[], holds: boolean) => boolean;
  readonly close: (product: Product) => void;
};

const isSame = (a: FieldPlace, b: FieldPlace): boolean => fieldKey(a) === fieldKey(b);

/** A field that is back where it was is none of the changes. */
function withValue(product: Product, edits: readonly DraftEdit[], { variant, field, to }: FieldValue): DraftEdit[] {
  const known = edits.find((edit) => isSame(edit, { variant, field }));
  const from = known?.from ?? fieldValue(product, { variant, field }) ?? "";
  const others = edits.filter((edit) => edit !== known);
  return to === from ? others : [...others, { variant, field, from, to }];
}

/**
 * What was typed since a change was sent, over what holds by now.
 * @param holds whether what was sent holds now, and not at a moment to come
 */
export function typedSince(
  edits: readonly DraftEdit[],
  sent: readonly DraftEdit[],
  holds: boolean,
): readonly DraftEdit[] {
  const later = edits.flatMap((edit) => {
    const known = sent.find((other) => isSame(other, edit));
    if (known === undefined) return [edit];
    if (known.to === edit.to) return [];
    return [holds ? { ...edit, from: known.to } : edit];
  });
  // A field that was set back meanwhile is none of the edits any more.
  const setBack = sent.filter((known) => holds && !edits.some((edit) => isSame(edit, known)));
  return [...later, ...setBack.map((known) => ({ ...known, from: known.to, to: known.from }))];
}

/** The drafts of all products, kept in this tab until they are saved or discarded. */
export function useDrafts(): ProductDrafts {
  const [restored] = useState(readDrafts);
  const [drafts, setDrafts] = useState<OpenDrafts>(restored);
  /** By now, for whoever began to save in an earlier render. */
  const latest = useRef(drafts);

  function update(product: Product, next: (edits: readonly DraftEdit[]) => readonly DraftEdit[] | null): void {
    const edits = next(latest.current[product.id] ?? []);
    const { [product.id]: _, ...others } = latest.current;
    latest.current = edits === null ? others : { ...others, [product.id]: edits };
    storeDrafts(latest.current);
    setDrafts(latest.current);
  }

  return {
    of: ({ id }) => drafts[id],
    // Each change makes another array.
    isRestored: ({ id }) => restored[id] !== undefined && restored[id] === drafts[id],
    change: (product, values) =>
      update(product, (edits) =>
        values.reduce((before, value) => {
          const after = withValue(product, before, value);
          const more = followUps(product, withFieldValues(product, before), withFieldValues(product, after), value);
          return more.reduce((all, next) => withValue(product, all, next), after);
        }, edits),
      ),
    rebase: (product, present) =>
      update(product, (edits) =>
        edits.flatMap((edit) => {
          const from = present.find((value) => isSame(value, edit))?.now ?? edit.from;
          return edit.to === from ? [] : [{ ...edit, from }];
        }),
      ),
    saved(product, sent, holds) {
      const left = typedSince(latest.current[product.id] ?? [], sent, holds);
      if (left.length > 0) update(product, () => left);
      return left.length > 0;
    },
    close: (product) => update(product, () => null),
  };
}
