import { catalogText } from "#content/admin-catalog.ts";
import type { FieldPlace } from "#contract/catalog-fields.ts";
import type { Product } from "#contract/product.ts";
import type { ChangedField } from "#server/db/queries/catalog-changes.ts";

/** With its variant where the product has several. */
export function fieldText(product: Product, { variant, field }: FieldPlace): string {
  const name = catalogText.fields[field];
  const title = product.variants.length > 1 ? product.variants.find(({ id }) => id === variant)?.title : undefined;
  return title === undefined ? name : `${name} of ${title}`;
}

/** For the audit log. */
export function changeText(product: Product, edits: readonly ChangedField[]): string {
  const parts = edits.map(
    (edit) => `${fieldText(product, edit)}: ${edit.from || catalogText.nothing} to ${edit.to || catalogText.nothing}`,
  );
  return `${product.title}, ${parts.join("; ")}`.slice(0, 2_000);
}
