import { inWords, listText } from "#content/format.ts";
import type { PictureName } from "#content/media/pictures.ts";
import { type NetworkType, networkTypes, type PackSize } from "#contract/product-options.ts";

/** What a Tagigo comes in; everything else follows (docs/architecture.md#a-color-network-or-pack-of-tagigo). */

/** Each has a picture `tagigo-ID` and a token `--tagigo-ID` (app/styles/tokens.css). */
export const tagigoColors = [
  { id: "black", name: "Black" },
  { id: "white", name: "White" },
  { id: "pink", name: "Pink" },
  { id: "blue", name: "Blue" },
] as const;
type TagigoColor = (typeof tagigoColors)[number];

/** `prices` is what a choice costs whose variant the catalog lacks. */
export const tagigoNetworks = {
  "Dual Network": {
    id: "dual",
    device: "tagigo",
    name: "Tagigo",
    chip: "Dual network",
    phones: null,
    note: "Pairs with Apple Find My or Google Find Hub, one at a time.",
    prices: { "1-Pack": "24.99", "4-Pack": "89.99" },
  },
  "Google Find Hub": {
    id: "google",
    device: "tagigo-g",
    name: "Tagigo G",
    chip: "Google only",
    phones: "Android only",
    note: "For Android only: it doesn't appear in Apple's Find My.",
    prices: { "1-Pack": "19.99", "4-Pack": "69.99" },
  },
} as const satisfies Record<
  NetworkType,
  { readonly prices: Readonly<Record<PackSize, string>>; [key: string]: unknown }
>;

export type TagigoPrices = Readonly<Record<NetworkType, Readonly<Record<PackSize, string>>>>;

export const packCounts: Readonly<Record<PackSize, number>> = { "1-Pack": 1, "4-Pack": 4 };
const packIds = { "1-Pack": "1-pack", "4-Pack": "4-pack" } as const satisfies Record<PackSize, string>;

const allColors = { id: "all-colors", name: "All Colors" } as const;

/**
 * The first of a size stands in where a network doesn't sell the chosen one. Without `listed` it costs what All Colors
 * does.
 */
const packs = [
  { choice: "All Colors", pack: "4-Pack", holds: "all-colors", networks: networkTypes, listed: true },
  { choice: "4-Pack Black", pack: "4-Pack", holds: "black", networks: networkTypes, listed: false },
  { choice: "4-Pack Pink", pack: "4-Pack", holds: "pink", networks: ["Google Find Hub"], listed: true },
  { choice: "4-Pack Blue", pack: "4-Pack", holds: "blue", networks: ["Google Find Hub"], listed: true },
  { choice: "4-Pack White", pack: "4-Pack", holds: "white", networks: ["Google Find Hub"], listed: true },
] as const;

export type TagigoChoice = TagigoColor["name"] | (typeof packs)[number]["choice"];

export type ChoiceDetails = {
  readonly choice: TagigoChoice;
  readonly pack: PackSize;
  readonly holds: TagigoColor | typeof allColors;
  readonly networks: readonly NetworkType[];
  readonly listed: boolean;
};

/** Singles first (docs/behavior/tagigo.md#configurator). */
export const choiceDetails: readonly ChoiceDetails[] = [
  ...tagigoColors.map(
    (holds): ChoiceDetails => ({ choice: holds.name, pack: "1-Pack", holds, networks: networkTypes, listed: true }),
  ),
  ...packs.map((pack) => ({ ...pack, holds: tagigoColors.find(({ id }) => id === pack.holds) ?? allColors })),
];

const byChoice = new Map(choiceDetails.map((details) => [details.choice, details]));

export function choiceDetailsOf(choice: TagigoChoice): ChoiceDetails {
  const found = byChoice.get(choice);
  if (!found) throw new Error(`no Tagigo comes in ${choice}`);
  return found;
}

/** The last is for links that offer no choice. */
export type TagigoSku = ReturnType<typeof skuFor> | "tagigo-default";

export type TagigoVersion = ReturnType<typeof versionOf>;

const skuFor = (network: NetworkType, pack: PackSize, holds: ChoiceDetails["holds"]["id"]) =>
  `tagigo-${tagigoNetworks[network].id}-${packIds[pack]}-${holds}` as const;

function versionOf(network: NetworkType, details: ChoiceDetails) {
  const { pack, holds, listed } = details;
  const picture: PictureName = holds.id === allColors.id ? "tagigo-pack" : `tagigo-${holds.id}`;
  return {
    key: skuFor(network, pack, holds.id),
    network,
    details,
    variant: skuFor(network, pack, listed ? holds.id : allColors.id),
    picture,
  } as const;
}

export const tagigoVersions: readonly TagigoVersion[] = [true, false].flatMap((single) =>
  networkTypes.flatMap((network) =>
    choiceDetails
      .filter(({ pack, networks }) => (pack === "1-Pack") === single && networks.includes(network))
      .map((details) => versionOf(network, details)),
  ),
);

export const colorCount = `${inWords(tagigoColors.length)} colors`;

export const colorList = (word: "and" | "or"): string =>
  listText(
    tagigoColors.map(({ name }) => name),
    word,
  );

/** "All Colors or Black". */
export const packList = (network: NetworkType, pack: PackSize): string =>
  listText(
    choiceDetails
      .filter((details) => details.pack === pack && details.networks.includes(network))
      .map(({ holds }) => holds.name),
    "or",
  );

/** @param priceOf gets the built-in price too */
export function tagigoPricesBy(
  priceOf: (network: NetworkType, pack: PackSize, builtIn: string) => string,
): TagigoPrices {
  const price = (network: NetworkType, pack: PackSize) => priceOf(network, pack, tagigoNetworks[network].prices[pack]);
  const prices = (network: NetworkType) => ({ "1-Pack": price(network, "1-Pack"), "4-Pack": price(network, "4-Pack") });
  return { "Dual Network": prices("Dual Network"), "Google Find Hub": prices("Google Find Hub") };
}
