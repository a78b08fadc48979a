import { catalogText } from "#content/admin-catalog.ts";
import type { ProblemCode } from "#content/catalog-problem-text.ts";
import { type FieldPlace, fieldValue, withFieldValues } from "#contract/catalog-fields.ts";
import { newProblems, steepFalls } from "#contract/catalog-problems.ts";
import type { Product } from "#contract/product.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { type ChangedField, deleteCatalogEdit, writeCatalogEdit } from "#server/db/queries/catalog-changes.ts";
import { recordChangedPrices } from "#server/db/queries/products.ts";
import { type CatalogLayers, readCatalog } from "./catalog-layers.ts";

/** Where the catalog is changed, and whether a live store's prices lie over it. */
export type CatalogStore = { readonly database: DatabaseClient; readonly live: boolean };

/** Why a field can't be changed so, as `problemText` says it: its value now, and the plan that it meets. */
export type Refusal = FieldPlace & {
  readonly code: ProblemCode;
  readonly now: string;
  readonly plan?: string;
};

/** Fields of a product with the values that they have and get. */
export type WantedChange = { readonly product: string; readonly edits: readonly ChangedField[] };

/** Gives the product that a change is about; null where it or one of the fields doesn't exist. */
export function productOf({ products }: CatalogLayers, { product, edits }: WantedChange): Product | null {
  const found = products.find(({ id }) => id === product);
  return found && edits.every((edit) => fieldValue(found, edit) !== null) ? found : null;
}

/** Makes what refuses a field of a product for one reason, with the field's value now. */
export const refuse =
  (product: Product, code: ProblemCode): ((place: FieldPlace) => Refusal) =>
  (place) => {
    const { variant, field } = place;
    return { variant, field, code, now: fieldValue(product, place) ?? "" };
  };

/** Refuses the fields whose present values aren't those that whoever asks has seen. */
export const staleFields = (product: Product, edits: readonly ChangedField[]): Refusal[] =>
  edits.filter((edit) => fieldValue(product, edit) !== edit.from).map(refuse(product, "changed-meanwhile"));

/**
 * Says why fields can't get their new values; empty when they can.
 * @param today dates before it have passed (`2025-10-31`); null where that doesn't matter
 * @param asks whether a steep fall of a price is refused, because nobody has confirmed it yet
 */
export function refusalsOf(
  { livePrices }: CatalogLayers,
  product: Product,
  edits: readonly ChangedField[],
  { today, asks = false }: { readonly today: string | null; readonly asks?: boolean },
): Refusal[] {
  const bound = edits.filter(
    ({ variant, field }) => variant !== null && field !== "soldOut" && livePrices[variant] !== undefined,
  );
  if (bound.length > 0) return bound.map(refuse(product, "live-price"));
  const after = withFieldValues(product, edits);
  const problems = newProblems(product, after, today).map((problem) => refuse(product, problem.code)(problem));
  if (problems.length > 0 || !asks) return problems;
  return steepFalls(product, after).map(({ before }) =>
    refuse(product, "price-falls")({ variant: before.id, field: "price" }),
  );
}

/** Writes the new values of fields and records the prices that changed. The same transaction has locked the catalog. */
export async function writeEdits(
  db: Database,
  { live, seeded }: CatalogLayers,
  { product, edits }: WantedChange,
): Promise<void> {
  const starting = seeded.find(({ id }) => id === product);
  for (const { variant, field, to } of edits) {
    const edit = { product, variant, field, to };
    // A field that is set back to what is built in follows the built-in catalog again.
    if (starting && fieldValue(starting, edit) === to) await deleteCatalogEdit(db, edit);
    else await writeCatalogEdit(db, edit);
  }
  await recordChangedPrices(db, (await readCatalog(db, live)).products);
}

/** Names a field in words, with its variant where the product has several. */
export function fieldText(product: Product, { variant, field }: FieldPlace): string {
  const name = catalogText.fields[field];
  const title = product.variants.length > 1 ? product.variants.find(({ id }) => id === variant)?.title : undefined;
  return title === undefined ? name : `${name} of ${title}`;
}

/** Puts a change into words for the audit log, at most 2,000 characters. */
export function changeText(product: Product, edits: readonly ChangedField[]): string {
  const parts = edits.map(
    (edit) => `${fieldText(product, edit)}: ${edit.from || catalogText.nothing} to ${edit.to || catalogText.nothing}`,
  );
  return `${product.title}, ${parts.join("; ")}`.slice(0, 2_000);
}
