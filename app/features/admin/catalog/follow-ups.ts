import { catalogText } from "#content/admin-catalog.ts";
import { shipLineWith } from "#content/catalog/ship-line.ts";
import type { FieldValue } from "#contract/catalog-fields.ts";
import type { Availability, Product } from "#contract/product.ts";

const field = (name: FieldValue["field"], to: string): FieldValue => ({ variant: null, field: name, to });

/** The badge, the ship line and the date that usually go with an availability. @param shipDate as it is printed */
function defaultsFor(product: Product, kind: Availability["kind"], shipDate: string): FieldValue[] {
  const { availability, badge } = product;
  // Going back to the former availability brings back its words.
  if (availability.kind === kind) {
    return [
      field("shipDate", availability.shipDate ?? ""),
      field("badge", badge),
      field("shipLine", availability.note),
    ];
  }
  const usual = catalogText.usual[kind];
  return [
    field("shipDate", kind === "presale" ? shipDate : ""),
    field("badge", usual.badge),
    field("shipLine", usual.shipLine(shipDate)),
  ];
}

/**
 * A typed availability brings its usual words, a typed date replaces the former one in the ship line.
 * @param product as it is in the shop
 * @param after with the new value too
 */
export function followUps(product: Product, before: Product, after: Product, value: FieldValue): FieldValue[] {
  const { kind, shipDate = "", note } = after.availability;
  if (value.field === "availability" && before.availability.kind !== kind) return defaultsFor(product, kind, shipDate);
  if (value.field !== "shipDate" || shipDate === "") return [];
  const dated = shipLineWith({ kind, note }, shipDate);
  return dated === note ? [] : [field("shipLine", dated)];
}
