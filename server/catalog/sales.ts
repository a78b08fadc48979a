import { fieldKey, fieldValue } from "#contract/catalog-fields.ts";
import { printedDay } from "#contract/printed-date.ts";
import type { Product } from "#contract/product.ts";
import type { CatalogChange, ChangedField } from "#server/db/queries/catalog-changes.ts";
import { type Refusal, refuse } from "./make-change.ts";

const saleEnds = { variant: null, field: "saleEnds" } as const;

/** Gives the edits that undo others: each field goes from its new value back to its former one. */
export const reversed = (edits: readonly ChangedField[]): ChangedField[] =>
  edits.map(({ from, to, ...place }) => ({ ...place, from: to, to: from }));

/**
 * Gives all that a sale changes: its prices, the day that pages name, and what is struck through, which is the
 * compare-at price where there is one, else the price before.
 * @param prices what isn't a price in it is left out
 * @param lastDay as the shop prints it
 */
export function saleEdits(product: Product, prices: readonly ChangedField[], lastDay: string): ChangedField[] {
  const present = (place: Omit<ChangedField, "from" | "to">): string => fieldValue(product, place) ?? "";
  return [
    ...prices.flatMap(({ variant, field, to }): ChangedField[] => {
      if (field !== "price") return [];
      const from = present({ variant, field });
      const listed = { variant, field: "originalPrice" } as const;
      const struck = present(listed) === "" ? [{ ...listed, from: "", to: from }] : [];
      return [{ variant, field, from, to }, ...struck];
    }),
    { ...saleEnds, from: present(saleEnds), to: lastDay },
  ];
}

/** Gives the last day that a sale's edits announce, as the shop prints it; null where they announce none. */
export const lastDayOf = (edits: readonly ChangedField[]): string | null =>
  edits.find(({ field }) => field === "saleEnds")?.to ?? null;

/** Refuses the prices of a sale that aren't lower than before. */
export const notLower = (edits: readonly ChangedField[]): Refusal[] =>
  edits.flatMap(({ variant, field, from, to }) =>
    field === "price" && Number(to) >= Number(from) ? [{ variant, field, code: "sale-not-lower", now: from }] : [],
  );

/** ISO 8601; a change without an end is one moment. */
type Span = { readonly from: string; readonly until: string };
const meets = (span: Span, other: Span): boolean =>
  span.from === other.from || (span.from < other.until && other.from < span.until);

const printed = (iso: string): string => printedDay(iso.slice(0, 10), "figures");

/**
 * The plans of a product with words for each, such as "a sale until 11/25/2026". A sale that has begun began at no
 * moment that matters.
 */
function plansOf(scheduled: readonly CatalogChange[]): (Span & { edits: readonly ChangedField[]; words: string })[] {
  const sales = new Set(scheduled.flatMap(({ undoes }) => undoes ?? []));
  return scheduled
    .filter(({ id }) => !sales.has(id))
    .map(({ applies_at, undoes, edits }) => {
      const until = applies_at ?? "";
      if (undoes === null) return { from: until, until, edits, words: `a change on ${printed(until)}` };
      const from = scheduled.find(({ id }) => id === undoes)?.applies_at ?? "";
      const last = edits.find(({ field }) => field === "saleEnds")?.from ?? printed(until);
      return { from, until, edits, words: `a sale${from === "" ? "" : ` from ${printed(from)}`} until ${last}` };
    });
}

/**
 * Refuses fields that another plan changes at the same time, where one of the two is a sale: its end brings back the
 * prices that it met.
 * @param scheduled the changes to come, of all products
 * @param isSale whether what is asked for has an end
 */
export function overlaps(
  scheduled: readonly CatalogChange[],
  product: Product,
  edits: readonly ChangedField[],
  { isSale, ...span }: Span & { readonly isSale: boolean },
): Refusal[] {
  const ofProduct = scheduled.filter(({ product_id }) => product_id === product.id);
  for (const plan of plansOf(ofProduct)) {
    const taken = new Set(plan.edits.map(fieldKey));
    const both = edits.filter((edit) => taken.has(fieldKey(edit)));
    if (both.length === 0 || !meets(plan, span) || (!isSale && plan.from === plan.until)) continue;
    return both.map(refuse(product, "overlaps")).map((refusal) => ({ ...refusal, plan: plan.words }));
  }
  return [];
}
