import type { PictureName } from "#content/media/pictures.ts";
import type { Availability } from "#contract/product.ts";
import { carbonFinder } from "./carbon-finder.ts";
import { incardFinder } from "./incard-finder.ts";
import { tagigo } from "./tagigo.ts";
import { tagigoPrices } from "./tagigo-prices.ts";

/** The three products as the pages name them: the last word of `/products/...`. */
export type ProductSlug = "incard-finder" | "tagigo" | "carbon-finder";

/** The products in hero order: index 0, 1, 2 (docs/behavior/home.md#hero). */
export const productSlugs = ["incard-finder", "tagigo", "carbon-finder"] as const satisfies readonly ProductSlug[];

/** The color of a product's pages: names of tokens in app/styles/tokens.css. */
export type Accent = "blue" | "coral" | "amber";

/** The lucide-react icons that content asks for, in kebab-case; a feature that draws them maps each name once. */
export type IconName =
  | "battery-charging"
  | "battery-full"
  | "bell-ring"
  | "boxes"
  | "credit-card"
  | "droplets"
  | "key-round"
  | "layers"
  | "palette"
  | "radar"
  | "radio"
  | "shield-check"
  | "smartphone"
  | "thermometer";

/** How a product is presented: everything but prices and measures. */
export type ProductPresentation = {
  readonly slug: ProductSlug;
  /** Key of the product in the catalog and in `GET /api/products`. */
  readonly catalogId: string;
  readonly path: string;
  readonly name: string;
  readonly accent: Accent;
  readonly badge: string;
  readonly tagline: string;
  readonly availability: Availability;
  /** In gallery order. */
  readonly pictures: readonly PictureName[];
};

/**
 * Price and struck-through price of a product with a single variant; throws at the start when the catalog lacks them.
 */
function onlyVariant(product: typeof incardFinder): { price: string; originalPrice: string } {
  const [variant] = product.variants;
  if (variant?.originalPrice === undefined) throw new Error(`${product.id} needs one variant with an original price`);
  return { price: variant.price, originalPrice: variant.originalPrice };
}

const card = onlyVariant(incardFinder);
const carbon = onlyVariant(carbonFinder);

/**
 * The catalog's prices without the dollar sign, by the names that sentences and manuals use
 * (docs/behavior/catalog.md#prices).
 */
export const prices = {
  incardFinder: card.price,
  incardFinderList: card.originalPrice,
  tagigoDual: tagigoPrices["Dual Network"]["1-Pack"],
  tagigoGoogle: tagigoPrices["Google Find Hub"]["1-Pack"],
  tagigoDualFourPack: tagigoPrices["Dual Network"]["4-Pack"],
  tagigoGoogleFourPack: tagigoPrices["Google Find Hub"]["4-Pack"],
  carbon: carbon.price,
  carbonRegular: carbon.originalPrice,
} as const;

/** What each product is called, colored and promised as, by slug. */
export const presentation: Readonly<Record<ProductSlug, ProductPresentation>> = {
  "incard-finder": {
    slug: "incard-finder",
    catalogId: incardFinder.id,
    path: "/products/incard-finder",
    name: "InCard Finder",
    accent: "blue",
    badge: incardFinder.badge,
    tagline: "The card tracker for the slot you already have.",
    availability: incardFinder.availability,
    pictures: [
      "incard-hero",
      "incard-angle",
      "incard-top",
      "incard-edge",
      "incard-wallet",
      "incard-in-wallet",
      "incard-button",
      "incard-speaker",
      "incard-back",
      "incard-scale",
    ],
  },
  tagigo: {
    slug: "tagigo",
    catalogId: "tagigo-product",
    path: "/products/tagigo",
    name: "Tagigo",
    accent: "coral",
    badge: tagigo.badge,
    tagline: "The square tag for keys, bags and whatever else wanders.",
    availability: tagigo.availability,
    // Four colors first, then the four use-case photos, then the family picture of the 4-Pack.
    pictures: [
      "tagigo-black",
      "tagigo-white",
      "tagigo-pink",
      "tagigo-blue",
      "tagigo-keys",
      "tagigo-bag",
      "tagigo-luggage",
      "tagigo-collar",
      "tagigo-family",
    ],
  },
  "carbon-finder": {
    slug: "carbon-finder",
    catalogId: carbonFinder.id,
    path: "/products/carbon-finder",
    name: "Carbon Finder",
    accent: "amber",
    badge: carbonFinder.badge,
    tagline: "The card tracker for the charging pad on your desk.",
    availability: carbonFinder.availability,
    // The carousel shows the first eight, the gallery below the rest (docs/behavior/carbon-finder.md#carousel).
    pictures: [
      "carbon-hero",
      "carbon-charging",
      "carbon-edge",
      "carbon-weave",
      "carbon-wallet",
      "carbon-coil",
      "carbon-button",
      "carbon-back",
      "carbon-pair",
      "carbon-dark",
      "carbon-top",
      "carbon-desk",
    ],
  },
};
