import type { Offers } from "#content/catalog/offers.ts";
import type { FaqItem } from "#content/faq-items.ts";
import { productRecords } from "#content/products/records.ts";
import { type ProductSlug, presentation, productSlugs } from "#content/products.ts";

/** Who asks the questions of a list: buyers, owners, or both on a tab of the product's page. */
type Kind = keyof (typeof productRecords)[ProductSlug]["questions"];

/** A list of questions that staff can change. */
export type FaqList = {
  /** Permanent: its changes are stored under it. */
  readonly id: string;
  readonly product: ProductSlug;
  readonly kind: Kind;
  /** What staff call it. */
  readonly title: string;
};

const idEndings: Readonly<Record<Kind, string>> = { buyers: "", owners: "-manual", tab: "-page" };

function titleOf(product: ProductSlug, kind: Kind): string {
  const { name } = presentation[product];
  if (kind === "owners") return `Owners of ${name}: manual`;
  if (kind === "tab") return `${name}: FAQ tab, manual and home`;
  const after = productRecords[product].questions.tab ? ", after those of its FAQ tab" : "";
  return `Buyers of ${name}: home and product page${after}`;
}

const kinds = ["buyers", "owners", "tab"] as const satisfies readonly Kind[];

/** Every list: first those for buyers, then those for owners, then tabs. */
export const faqLists: readonly FaqList[] = kinds.flatMap((kind) =>
  productSlugs
    .filter((product) => productRecords[product].questions[kind] !== undefined)
    .map((product) => ({ id: faqListId(product, kind), product, kind, title: titleOf(product, kind) })),
);

/** Gives the id of a product's list of a kind, which need not exist. */
export function faqListId(product: ProductSlug, kind: Kind): string {
  return `${product}${idEndings[kind]}`;
}

/** Gives the questions of a list that come with the shop. Their answers name the prices and dates of `offers`. */
export function builtInFaq({ product, kind }: Pick<FaqList, "product" | "kind">, offers: Offers): readonly FaqItem[] {
  const { buyers, owners = [], tab } = productRecords[product].questions;
  if (kind === "owners") return owners;
  return kind === "tab" ? (tab?.(offers) ?? []) : buyers(offers);
}
