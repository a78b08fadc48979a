import { availabilitySchema, type Product, type Variant } from "./product.ts";

/** What staff may change of a product, in the order in which a screen shows it. */
export const productFields = ["availability", "shipDate", "shipLine", "badge", "saleEnds", "confirmedSaleEnd"] as const;
/** What staff may change of a variant, in the order in which a screen shows it. */
export const variantFields = ["price", "originalPrice", "soldOut", "stock"] as const;

type ProductField = (typeof productFields)[number];

/** A field of the catalog that staff may change. Its value is text; what isn't there is an empty one. */
export type CatalogField = ProductField | (typeof variantFields)[number];

/** Which field of a product: of the product itself where `variant` is null, else of the variant with that id. */
export type FieldPlace = { readonly variant: string | null; readonly field: CatalogField };

/** A field with the value that it gets. */
export type FieldValue = FieldPlace & { readonly to: string };

const availabilityKinds = availabilitySchema.shape.kind.options;
const isKind = (text: string): text is Product["availability"]["kind"] =>
  availabilityKinds.some((kind) => kind === text);

/** Gives what was typed into a field as it is stored: trimmed, and money and counts without zeros in front of them. */
export function cleanValue(field: CatalogField, typed: string): string {
  const text = typed.trim();
  const isNumber = field === "price" || field === "originalPrice" || field === "stock";
  return isNumber ? text.replace(/^0+(?=\d)/, "") : text;
}

/**
 * Names a field within its product by one text, for comparing and as a key: `variant/price`, `/badge` of the product.
 */
export const fieldKey = ({ variant, field }: FieldPlace): string => `${variant ?? ""}/${field}`;

type Access<From> = { readonly read: (from: From) => string; readonly write: (from: From, text: string) => From };

const variantAccess: Readonly<Record<(typeof variantFields)[number], Access<Variant>>> = {
  price: { read: ({ price }) => price, write: (variant, price) => ({ ...variant, price }) },
  originalPrice: {
    read: ({ originalPrice = "" }) => originalPrice,
    write: ({ originalPrice: _, ...rest }, text) => (text === "" ? rest : { ...rest, originalPrice: text }),
  },
  soldOut: {
    read: ({ soldOut }) => (soldOut ? "yes" : "no"),
    write: (variant, text) => ({ ...variant, soldOut: text === "yes" }),
  },
  stock: {
    read: ({ stock = "" }) => stock,
    write: ({ stock: _, ...rest }, text) => (text === "" ? rest : { ...rest, stock: text }),
  },
};

const productAccess: Readonly<Record<ProductField, Access<Product>>> = {
  availability: {
    read: ({ availability }) => availability.kind,
    write: (product, kind) =>
      isKind(kind) ? { ...product, availability: { ...product.availability, kind } } : product,
  },
  shipDate: {
    read: ({ availability: { shipDate = "" } }) => shipDate,
    write: ({ availability: { shipDate: _, ...rest }, ...product }, text) => ({
      ...product,
      availability: text === "" ? rest : { ...rest, shipDate: text },
    }),
  },
  shipLine: {
    read: ({ availability }) => availability.note,
    write: (product, note) => ({ ...product, availability: { ...product.availability, note } }),
  },
  badge: { read: ({ badge }) => badge, write: (product, badge) => ({ ...product, badge }) },
  saleEnds: {
    read: ({ saleEnds = "" }) => saleEnds,
    write: ({ saleEnds: _, ...rest }, text) => (text === "" ? rest : { ...rest, saleEnds: text }),
  },
  confirmedSaleEnd: {
    read: ({ confirmedSaleEnd = "" }) => confirmedSaleEnd,
    write: ({ confirmedSaleEnd: _, ...rest }, text) => (text === "" ? rest : { ...rest, confirmedSaleEnd: text }),
  },
};

const isOfProduct = (field: CatalogField): field is ProductField => Object.hasOwn(productAccess, field);

/** Reads a field of a product; null where the product has no such variant, or none of them such a field. */
export function fieldValue(product: Product, { variant, field }: FieldPlace): string | null {
  if (isOfProduct(field)) return variant === null ? productAccess[field].read(product) : null;
  const found = product.variants.find(({ id }) => id === variant);
  return found ? variantAccess[field].read(found) : null;
}

/**
 * Gives a copy of the product with another value in one field, and the product as it is where it has no such field.
 * Whether the value fits isn't checked here: `catalogProblems` says so of the copy.
 */
export function withFieldValue(product: Product, { variant, field, to }: FieldValue): Product {
  if (isOfProduct(field)) return variant === null ? productAccess[field].write(product, to) : product;
  const { write } = variantAccess[field];
  return { ...product, variants: product.variants.map((other) => (other.id === variant ? write(other, to) : other)) };
}

/** Gives a copy of the product with other values in several fields, one after the other (see `withFieldValue`). */
export const withFieldValues = (product: Product, values: readonly FieldValue[]): Product =>
  values.reduce(withFieldValue, product);
