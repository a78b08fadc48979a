import { useState } from "react";
import { type FieldPlace, type FieldValue, fieldKey, fieldValue, withFieldValue } from "#contract/catalog-fields.ts";
import type { Product } from "#contract/product.ts";
import { type DraftEdit, readDrafts, storeDrafts } from "./draft-storage.ts";
import { followUps } from "./follow-ups.ts";

type OpenDrafts = Readonly<Record<string, readonly DraftEdit[]>>;

export type ProductDrafts = {
  /** Undefined while the product's form is closed. */
  of(product: Product): readonly DraftEdit[] | undefined;
  /** Whether a product's form was opened by what an earlier visit left. */
  isRestored(product: Product): boolean;
  open(product: Product): void;
  /** With what usually goes with the values; opens the form if it's closed. */
  change(product: Product, values: readonly FieldValue[]): void;
  /** Accepts values that somebody else changed, so that the next save replaces them. */
  rebase(product: Product, present: readonly (FieldPlace & { readonly now: string })[]): void;
  close(product: Product): void;
};

const isSame = (a: FieldPlace, b: FieldPlace): boolean => fieldKey(a) === fieldKey(b);

/** A field that is back where it was is none of the changes. */
function withValue(product: Product, edits: readonly DraftEdit[], { variant, field, to }: FieldValue): DraftEdit[] {
  const known = edits.find((edit) => isSame(edit, { variant, field }));
  const from = known?.from ?? fieldValue(product, { variant, field }) ?? "";
  const others = edits.filter((edit) => edit !== known);
  return to === from ? others : [...others, { variant, field, from, to }];
}

export const drafted = (product: Product, edits: readonly DraftEdit[]): Product =>
  edits.reduce(withFieldValue, product);

/** Kept in the tab's storage. */
export function useDrafts(): ProductDrafts {
  const [restored] = useState(readDrafts);
  const [drafts, setDrafts] = useState<OpenDrafts>(restored);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());

  function update(product: Product, next: (edits: readonly DraftEdit[]) => readonly DraftEdit[] | null): void {
    setTouched((before) => new Set([...before, product.id]));
    setDrafts((before) => {
      const edits = next(before[product.id] ?? []);
      const { [product.id]: _, ...others } = before;
      const after = edits === null ? others : { ...others, [product.id]: edits };
      storeDrafts(after);
      return after;
    });
  }

  return {
    of: ({ id }) => drafts[id],
    isRestored: ({ id }) => restored[id] !== undefined && !touched.has(id),
    open: (product) => update(product, (edits) => edits),
    change: (product, values) =>
      update(product, (edits) =>
        values.reduce((before, value) => {
          const after = withValue(product, before, value);
          const more = followUps(product, drafted(product, before), drafted(product, after), value);
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
    close: (product) => update(product, () => null),
  };
}
