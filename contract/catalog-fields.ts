import { availabilitySchema, type Product, type Variant } from "./product.ts";

/** In the order in which a screen shows them. */
export const productFields = ["availability", "shipDate", "shipLine", "badge", "saleEnds"] as const;
export const variantFields = ["price", "originalPrice", "soldOut", "stock"] as const;

/** Its value is text; what isn't there is an empty one. */
export type CatalogField = (typeof productFields)[number] | (typeof variantFields)[number];

/** Of the product itself where `variant` is null. */
export type FieldPlace = { readonly variant: string | null; readonly field: CatalogField };

export type FieldValue = FieldPlace & { readonly to: string };

export const availabilityKinds = availabilitySchema.shape.kind.options;
const isKind = (text: string): text is Product["availability"]["kind"] =>
  availabilityKinds.some((kind) => kind === text);

export const fieldKey = ({ variant, field }: FieldPlace): string => `${variant ?? ""}/${field}`;

function variantValue(variant: Variant, field: CatalogField): string | null {
  switch (field) {
    case "price":
      return variant.price;
    case "originalPrice":
      return variant.originalPrice ?? "";
    case "soldOut":
      return variant.soldOut ? "yes" : "no";
    case "stock":
      return variant.stock ?? "";
    default:
      return null;
  }
}

/** Null where the product has no such variant, or none of them such a field. */
export function fieldValue(product: Product, { variant, field }: FieldPlace): string | null {
  if (variant !== null) {
    const found = product.variants.find(({ id }) => id === variant);
    return found ? variantValue(found, field) : null;
  }
  switch (field) {
    case "availability":
      return product.availability.kind;
    case "shipDate":
      return product.availability.shipDate ?? "";
    case "shipLine":
      return product.availability.note;
    case "badge":
      return product.badge;
    case "saleEnds":
      return product.saleEnds ?? "";
    default:
      return null;
  }
}

function changedVariant(variant: Variant, field: CatalogField, to: string): Variant {
  const { originalPrice: _, ...rest } = variant;
  const { stock: __, ...uncounted } = variant;
  switch (field) {
    case "price":
      return { ...variant, price: to };
    case "originalPrice":
      return to === "" ? rest : { ...rest, originalPrice: to };
    case "soldOut":
      return { ...variant, soldOut: to === "yes" };
    case "stock":
      return to === "" ? uncounted : { ...variant, stock: to };
    default:
      return variant;
  }
}

/** What doesn't fit (see `catalogProblems`) isn't checked here. */
export function withFieldValue(product: Product, { variant, field, to }: FieldValue): Product {
  if (variant !== null) {
    return {
      ...product,
      variants: product.variants.map((other) => (other.id === variant ? changedVariant(other, field, to) : other)),
    };
  }
  const { shipDate: _, ...availability } = product.availability;
  const { saleEnds: __, ...withoutSale } = product;
  switch (field) {
    case "availability":
      return isKind(to) ? { ...product, availability: { ...product.availability, kind: to } } : product;
    case "shipDate":
      return { ...product, availability: to === "" ? availability : { ...availability, shipDate: to } };
    case "shipLine":
      return { ...product, availability: { ...product.availability, note: to } };
    case "badge":
      return { ...product, badge: to };
    case "saleEnds":
      return to === "" ? withoutSale : { ...product, saleEnds: to };
    default:
      return product;
  }
}

export const withFieldValues = (product: Product, values: readonly FieldValue[]): Product =>
  values.reduce(withFieldValue, product);
