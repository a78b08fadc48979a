import {
  colorsOf,
  demoIds,
  isSoldOut,
  productKeys,
  type Sku,
  type SkuDetails,
  skuDetails,
  skuDetailsOf,
  skuSoldOut,
} from "#content/catalog/buying.ts";
import { pictureSizes } from "#content/media/picture-source.ts";
import { pictures } from "#content/media/pictures.ts";
import type { CatalogId } from "#content/products.ts";
import { site } from "#content/site.ts";
import type { Product } from "#contract/product.ts";
import { demoPictureAddress, skuOfVariant } from "./demo-ids.ts";
import { toCents, toDecimal } from "./money.ts";
import { priceOf } from "./totals.ts";

/**
 * A GraphQL object. Fields may be functions that are resolved on demand; those that aren't here are answered by null.
 */
export type Node = Readonly<Record<string, unknown>>;

/** Required by the schema, shown nowhere. */
const since = "2025-01-01T00:00:00Z";

/** Gives an amount of cents as the schema has it. @param currency its ISO 4217 code in small letters */
export const money = (cents: number, currency: string): Node => ({
  amount: toDecimal(cents),
  currencyCode: currency.toUpperCase(),
});

/** What is sold, and in which currency: its ISO 4217 code in small letters. */
export type Shelf = { readonly catalog: readonly Product[]; readonly currency: string };

/** Gives a whole list as the one page of a connection. */
export const onePage = (nodes: readonly Node[]): Node => ({
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
});

const gid = (type: string, id: string): string => `gid://shopify/${type}/${id}`;

/** Gives the number in `gid://shopify/TYPE/NUMBER`, or null for another type or shape. */
export const numberIn = (type: string, id: string): string | null =>
  new RegExp(`^gid://shopify/${type}/(\\d{1,20})$`).exec(id)?.[1] ?? null;

function options({ choice }: SkuDetails): { name: string; value: string }[] {
  if (choice === null) return [{ name: "Title", value: "Default Title" }];
  return [
    { name: "Color", value: colorsOf(choice.color) },
    { name: "Network", value: choice.network },
    { name: "Pack", value: choice.pack },
  ];
}

function image(key: Sku): Node {
  const { picture } = skuDetailsOf(key);
  const { width, height } = pictureSizes[picture];
  return {
    id: gid("ProductImage", picture),
    url: demoPictureAddress(key),
    altText: pictures[picture].alt,
    width,
    height,
  };
}

/** Gives the variant of a SKU as the live catalog has it; null when it isn't sold. */
export function variantNode(key: Sku, shelf: Shelf): Node | null {
  const { catalog, currency } = shelf;
  const details = skuDetailsOf(key);
  const listed = catalog.find(({ id }) => id === details.product)?.variants.find(({ id }) => id === details.variant);
  if (listed === undefined) return null;
  return {
    __typename: "ProductVariant",
    id: gid("ProductVariant", demoIds[key] ?? ""),
    title: options(details)
      .map(({ value }) => value)
      .join(" / "),
    price: money(toCents(listed.price), currency),
    compareAtPrice: listed.originalPrice && money(toCents(listed.originalPrice), currency),
    availableForSale: !skuSoldOut(key, catalog),
    selectedOptions: options(details),
    image: image(key),
    sku: key,
    product: () => productNode(details.product, shelf),
  };
}

/** Gives a product of the live catalog with all its variants; null when it isn't sold. */
export function productNode(key: CatalogId, shelf: Shelf): Node | null {
  const { catalog } = shelf;
  const product = catalog.find(({ id }) => id === key);
  const versions = skuDetails.filter(
    (version) => version.product === key && !version.alias && priceOf(version.key, catalog) !== null,
  );
  const [first] = versions;
  if (product === undefined || first === undefined) return null;
  const id = demoIds[key] ?? "";
  return {
    __typename: "Product",
    id: gid("Product", id),
    handle: first.slug,
    title: product.title,
    description: product.description,
    descriptionHtml: product.htmlDescription,
    availableForSale: !isSoldOut(product),
    productType: "Bluetooth tracker",
    vendor: site.name,
    createdAt: since,
    updatedAt: since,
    publishedAt: since,
    images: () => onePage([...new Map(versions.map((version) => [version.picture, image(version.key)])).values()]),
    options: options(first).map(({ name }, index) => ({
      id: gid("ProductOption", `${id}${index}`),
      name,
      values: [...new Set(versions.map((version) => options(version)[index]?.value))],
    })),
    variants: () => onePage(versions.map((version) => variantNode(version.key, shelf)).filter((node) => node !== null)),
  };
}

/** Gives the product or variant of a global id; null for an id of neither, and for what isn't sold. */
export function catalogNode(id: string, shelf: Shelf): Node | null {
  const product = productKeys.find((key) => demoIds[key] === numberIn("Product", id));
  if (product !== undefined) return productNode(product, shelf);
  const key = skuOfVariant(numberIn("ProductVariant", id) ?? "");
  return key === null ? null : variantNode(key, shelf);
}

/** Gives the product whose page's address ends in this handle; null for none, and for one that isn't sold. */
export function productByHandle(handle: string, shelf: Shelf): Node | null {
  const found = skuDetails.find(({ slug }) => slug === handle);
  return found === undefined ? null : productNode(found.product, shelf);
}

/** Gives all products that are sold, as the one page of a connection. */
export const allProducts = (shelf: Shelf): Node =>
  onePage(productKeys.map((key) => productNode(key, shelf)).filter((node) => node !== null));
