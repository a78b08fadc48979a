import type { PictureName } from "#content/media/pictures.ts";
import { tagigoColors } from "./tagigo-options.ts";

export type ProductSlug = "incard-finder" | "tagigo" | "carbon-finder";

/** In hero order (docs/behavior/home.md#hero). */
export const productSlugs = ["incard-finder", "tagigo", "carbon-finder"] as const satisfies readonly ProductSlug[];

/** Names of tokens in app/styles/tokens.css. */
export type Accent = "blue" | "coral" | "amber";

/** Icons of @lucide/icons that content asks for; the feature that draws them maps each name. */
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

export type ProductPresentation = {
  readonly slug: ProductSlug;
  readonly catalogId: string;
  readonly path: string;
  readonly name: string;
  readonly accent: Accent;
  readonly tagline: string;
  readonly pictures: readonly PictureName[];
};

/** One has the same name in the catalog, in its address and here. */
const addressesOf = (slug: ProductSlug) => ({ slug, catalogId: `${slug}-product`, path: `/products/${slug}` }) as const;

export const presentation: Readonly<Record<ProductSlug, ProductPresentation>> = {
  "incard-finder": {
    ...addressesOf("incard-finder"),
    name: "InCard Finder",
    accent: "blue",
    tagline: "The card tracker for the slot you already have.",
    pictures: [
      "incard-hero",
      "incard-phone",
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
    ...addressesOf("tagigo"),
    name: "Tagigo",
    accent: "coral",
    tagline: "The square tag for keys, bags and whatever else wanders.",
    pictures: [
      ...tagigoColors.map(({ id }) => `tagigo-${id}` as const),
      "tagigo-keys",
      "tagigo-bag",
      "tagigo-luggage",
      "tagigo-collar",
      "tagigo-pack",
    ],
  },
  "carbon-finder": {
    ...addressesOf("carbon-finder"),
    name: "Carbon Finder",
    accent: "amber",
    tagline: "The card tracker for the charging pad on your desk.",
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
      "carbon-door",
      "carbon-box",
    ],
  },
};
