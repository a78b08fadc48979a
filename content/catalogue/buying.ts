import type { PictureName } from "#content/media/pictures.ts";
import type { NetworkType, PackSize, Product } from "#contract/product.ts";
import type { ProductSlug } from "./presentation.ts";

/** The choices of a Tagigo's color (storefront §3, §4); the last three exist on Google Find Hub only. */
export const tagigoChoices = [
  "Black",
  "White",
  "Pink",
  "Blue",
  "All Colors",
  "4-Pack Black",
  "4-Pack Pink",
  "4-Pack Blue",
  "4-Pack White",
] as const;
export type TagigoChoice = (typeof tagigoChoices)[number];

/** The 16 ids a Tagigo is bought under (storefront §3; why these: docs/decisions/tagigo-buying-map.md). */
export const tagigoBuyKeys = [
  "tagigo-dual-1-pack-black",
  "tagigo-dual-1-pack-white",
  "tagigo-dual-1-pack-pink",
  "tagigo-dual-1-pack-blue",
  "tagigo-google-1-pack-black",
  "tagigo-google-1-pack-white",
  "tagigo-google-1-pack-pink",
  "tagigo-google-1-pack-blue",
  "tagigo-dual-4-pack-all-colors",
  "tagigo-dual-4-pack-black",
  "tagigo-google-4-pack-all-colors",
  "tagigo-google-4-pack-black",
  "tagigo-google-4-pack-pink",
  "tagigo-google-4-pack-blue",
  "tagigo-google-4-pack-white",
  "tagigo-default",
] as const;

/** Everything that can be bought: the card, the carbon card and Tagigo's 16. */
export const buyKeys = ["incard-finder-variant", "carbon-finder-presale", ...tagigoBuyKeys] as const;
export type BuyKey = (typeof buyKeys)[number];

/** The store's own name for a product: `ids` of a live store holds these beside the {@link buyKeys}. */
export const productKeys = ["incard-finder-product", "tagigo-product", "carbon-finder-product"] as const;
export type ProductKey = (typeof productKeys)[number];

/** One thing that can be bought, joined to the catalogue, which alone knows its price. */
export type Buyable = {
  readonly key: BuyKey;
  readonly slug: ProductSlug;
  readonly product: ProductKey;
  /** The catalogue variant that gives the price. */
  readonly variant: string;
  /** How a cart names it beside the product's title; null when the product comes in one version. */
  readonly choice: { readonly network: NetworkType; readonly pack: PackSize; readonly color: TagigoChoice } | null;
  /** True for the second name of a thing that has its own key already: it's never listed. */
  readonly alias: boolean;
  /** Its picture in a cart. */
  readonly picture: PictureName;
};

const networks: Readonly<Record<"dual" | "google", NetworkType>> = {
  dual: "Dual Network",
  google: "Google Find Hub",
};

/** Four-packs without a catalogue variant of their own cost what their network's All Colors does (rulings, Catalogue). */
const pricedAs: Partial<Record<BuyKey, string>> = {
  "tagigo-dual-4-pack-black": "tagigo-dual-4-pack-all-colors",
  "tagigo-google-4-pack-black": "tagigo-google-4-pack-all-colors",
};

const singles = ["Black", "White", "Pink", "Blue"] as const;
const slugOf = (color: string): string => color.toLowerCase().replaceAll(" ", "-");

const pictureOf: Readonly<Record<string, PictureName>> = {
  black: "tagigo-black",
  white: "tagigo-white",
  pink: "tagigo-pink",
  blue: "tagigo-blue",
};

function tagigoBuyable(network: "dual" | "google", pack: PackSize, color: TagigoChoice): Buyable {
  const name = slugOf(color.replace("4-Pack ", ""));
  const key = tagigoBuyKeys.find((one) => one === `tagigo-${network}-${slugOf(pack)}-${name}`);
  if (key === undefined) throw new Error(`no buy key for ${network}, ${pack}, ${color}`);
  return {
    key,
    slug: "tagigo",
    product: "tagigo-product",
    variant: pricedAs[key] ?? key,
    choice: { network: networks[network], pack, color },
    alias: false,
    picture: pictureOf[name] ?? "tagigo-family",
  };
}

/** Every buyable thing once, in the order a store lists them. */
export const buyables: readonly Buyable[] = [
  {
    key: "incard-finder-variant",
    slug: "incard-finder",
    product: "incard-finder-product",
    variant: "incard-finder-variant",
    choice: null,
    alias: false,
    picture: "incard-hero",
  },
  ...(["dual", "google"] as const).flatMap((network) =>
    singles.map((color) => tagigoBuyable(network, "1-Pack", color)),
  ),
  ...(["All Colors", "4-Pack Black"] as const).map((color) => tagigoBuyable("dual", "4-Pack", color)),
  ...(["All Colors", "4-Pack Black", "4-Pack Pink", "4-Pack Blue", "4-Pack White"] as const).map((color) =>
    tagigoBuyable("google", "4-Pack", color),
  ),
  { ...tagigoBuyable("dual", "1-Pack", "Black"), key: "tagigo-default", alias: true },
  {
    key: "carbon-finder-presale",
    slug: "carbon-finder",
    product: "carbon-finder-product",
    variant: "carbon-finder-presale",
    choice: null,
    alias: false,
    picture: "carbon-hero",
  },
];

const byKey = new Map(buyables.map((one) => [one.key, one]));

/** The buyable thing of a key. */
export function buyable(key: BuyKey): Buyable {
  const found = byKey.get(key);
  if (found === undefined) throw new Error(`nothing is sold under ${key}`);
  return found;
}

/** The key of a Tagigo choice, or null for a combination that isn't sold, such as a blue single in a 4-Pack. */
export function tagigoBuyKey(network: NetworkType, pack: PackSize, color: TagigoChoice): BuyKey | null {
  const found = buyables.find(
    ({ choice, alias }) =>
      !alias && choice !== null && choice.network === network && choice.pack === pack && choice.color === color,
  );
  return found?.key ?? null;
}

/** What a key costs in this catalogue, in dollars with two decimals; null when the catalogue has no such variant. */
export function buyPrice(key: BuyKey, catalogue: readonly Product[]): string | null {
  const { product, variant } = buyable(key);
  const found = catalogue.find(({ id }) => id === product)?.variants.find(({ id }) => id === variant);
  return found?.price ?? null;
}

/** Our names to a store's numbers: products and variants in one flat map, as `SHOPIFY_IDS` gives it for a live store. */
export type StoreIds = Readonly<Record<string, string>>;

const demoNumber = (series: number, index: number): string => String(series * 1_000_000 + index + 1);

/** The numbers of the demo store, shaped like Shopify's. */
export const demoIds: StoreIds = Object.fromEntries([
  ...productKeys.map((key, index) => [key, demoNumber(8_101_000, index)]),
  ...buyKeys.map((key, index) => [key, demoNumber(44_101_000, index)]),
]);

/** What an order calls the thing: "Tagigo G, Pink, 4-Pack"; the product's title where there is no choice. */
export function buyName(key: BuyKey, catalogue: readonly Product[]): string {
  const { product, choice } = buyable(key);
  const title = catalogue.find(({ id }) => id === product)?.title ?? product;
  if (choice === null) return title;
  const name = choice.network === "Google Find Hub" ? `${title} G` : title;
  return `${name}, ${choice.color.replace("4-Pack ", "")}, ${choice.pack}`;
}
