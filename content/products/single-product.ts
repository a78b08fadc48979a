import { buyLabelOf } from "#content/buy-labels.ts";
import { passedSaleOf, priceNoteOf } from "#content/catalog/offer-sentences.ts";
import type { Offers } from "#content/catalog/offers.ts";
import type { ShipLines } from "#content/catalog/passed-date.ts";
import type { SingleProductSlug } from "#content/products.ts";
import type { ProductPage } from "./chapters.ts";
import type { ProductLayout, ProductRecord, ProductTab } from "./product-record.ts";
import { productRecords } from "./records.ts";

const usualTabs: readonly [ProductTab, ...ProductTab[]] = [
  { shows: "overview", value: "overview", title: "Overview", to: "?tab=overview" },
  { shows: "specifications", value: "specifications", title: "Specifications", to: "?tab=specifications" },
  { shows: "manual", value: "manual", title: "User Manual", to: "?tab=manual" },
];

/** How the page of a product is put together where its record says nothing else. */
const usualLayout = ({ gallery }: ProductRecord): ProductLayout => ({
  tabs: usualTabs,
  gallerySize: gallery.length,
  scrollDelaysMs: [600],
  videos: [],
  officialInstructions: null,
  comparesWith: null,
  scrollsToManual: false,
  missing: "page",
});

/** What the page of a product with one version says now, and how it is put together. */
export type SingleProduct = ProductLayout & {
  readonly page: ProductPage;
  readonly badge: string;
  readonly buyLabel: string;
  /** What the box says of shipping; null while the product ships at once. */
  readonly shipLines: ShipLines | null;
  /** Empty where no sentence names a list price. */
  readonly priceNote: string;
  /** The end of a sale that has passed, once no list price stands beside the price any more; empty where there is none. */
  readonly passedSale: string;
};

/** Gives what the page of a product with one version says now, and how it is put together. */
export function singleProductOf(slug: SingleProductSlug, offers: Offers): SingleProduct {
  const record = productRecords[slug];
  const offer = offers[slug];
  return {
    ...usualLayout(record),
    ...record.layout,
    page: record.page(offers),
    badge: offer.badge,
    buyLabel: buyLabelOf(offer.kind),
    shipLines: offer.kind === "in-stock" ? null : offer.shipLines,
    priceNote: priceNoteOf(offer),
    passedSale: passedSaleOf(offer),
  };
}
