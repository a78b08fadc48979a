import { inWords, listText } from "#content/format.ts";
import type { PictureName } from "#content/media/pictures.ts";
import { type NetworkType, networkTypes, type PackSize } from "#contract/product-options.ts";

// What a Tagigo comes in; everything else follows (docs/architecture.md#a-color-network-or-pack-of-tagigo).

/** The colors of a Tagigo. Each has a picture `tagigo-ID` and a token `--tagigo-ID` (app/styles/tokens.css). */
export const tagigoColors = [
  { id: "black", name: "Black" },
  { id: "white", name: "White" },
  { id: "pink", name: "Pink" },
  { id: "blue", name: "Blue" },
] as const;
type TagigoColor = (typeof tagigoColors)[number];

/**
 * The networks that a Tagigo is sold for. `device` is the tracker that is sold for it, `note` what a buyer must know before
 * choosing it, and `prices` what a choice costs whose variant the catalog lacks.
 */
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

/** What a Tagigo costs in each network and pack size, as the catalog writes it: "24.99". */
export type TagigoPrices = Readonly<Record<NetworkType, Readonly<Record<PackSize, string>>>>;

/** How many trackers a pack holds. */
export const packCounts: Readonly<Record<PackSize, number>> = { "1-Pack": 1, "4-Pack": 4 };
const packIds = { "1-Pack": "1-pack", "4-Pack": "4-pack" } as const satisfies Record<PackSize, string>;

const allColors = { id: "all-colors", name: "All Colors" } as const;

/**
 * The packs of several. The first of a size stands in where a network doesn't sell the chosen one. A pack that isn't
 * `listed` has no variant in the catalog, and costs what All Colors does.
 */
const packs = [
  { choice: "All Colors", pack: "4-Pack", holds: "all-colors", networks: networkTypes, listed: true },
  { choice: "4-Pack Black", pack: "4-Pack", holds: "black", networks: networkTypes, listed: false },
  { choice: "4-Pack Pink", pack: "4-Pack", holds: "pink", networks: ["Google Find Hub"], listed: true },
  { choice: "4-Pack Blue", pack: "4-Pack", holds: "blue", networks: ["Google Find Hub"], listed: true },
  { choice: "4-Pack White", pack: "4-Pack", holds: "white", networks: ["Google Find Hub"], listed: true },
] as const;

/** What a visitor chooses beside the network: a color for a single, or what a pack holds. */
export type TagigoChoice = TagigoColor["name"] | (typeof packs)[number]["choice"];

/** What belongs to a choice of color or pack. */
export type ChoiceDetails = {
  readonly choice: TagigoChoice;
  readonly pack: PackSize;
  /** The color of its trackers, or all colors. */
  readonly holds: TagigoColor | typeof allColors;
  /** The networks that it is sold for. */
  readonly networks: readonly NetworkType[];
  /** Whether it has a variant of its own in the catalog. One without costs and sells out as All Colors does. */
  readonly listed: boolean;
};

/** Every choice of color or pack, singles first (docs/behavior/tagigo.md#configurator). */
export const choiceDetails: readonly ChoiceDetails[] = [
  ...tagigoColors.map(
    (holds): ChoiceDetails => ({ choice: holds.name, pack: "1-Pack", holds, networks: networkTypes, listed: true }),
  ),
  ...packs.map((pack) => ({ ...pack, holds: tagigoColors.find(({ id }) => id === pack.holds) ?? allColors })),
];

const byChoice = new Map(choiceDetails.map((details) => [details.choice, details]));

/**
 * Gives what belongs to a choice of color or pack.
 * @throws Error for a name that isn't a choice, which only data from outside could hold
 */
export function choiceDetailsOf(choice: TagigoChoice): ChoiceDetails {
  const found = byChoice.get(choice);
  if (!found) throw new Error(`no Tagigo comes in ${choice}`);
  return found;
}

type NetworkId = (typeof tagigoNetworks)[NetworkType]["id"];
type PackId = (typeof packIds)[PackSize];
type ContentsId = ChoiceDetails["holds"]["id"];

/** What a version of Tagigo is bought under: "tagigo-dual-1-pack-black". */
type VersionSku = `tagigo-${NetworkId}-${PackId}-${ContentsId}`;

/** What any Tagigo is bought under. The last is for links that offer no choice. */
export type TagigoSku = VersionSku | "tagigo-default";

/** A version of Tagigo that is sold: a network with a color, or with a pack of several. */
export type TagigoVersion = {
  /** What it is bought under. */
  readonly key: VersionSku;
  readonly network: NetworkType;
  readonly details: ChoiceDetails;
  /**
   * The catalog's variant that gives its price and says whether it is sold out: its own, or that of All Colors where the
   * catalog doesn't list it.
   */
  readonly variant: VersionSku;
  readonly picture: PictureName;
};

const skuFor = (network: NetworkType, pack: PackSize, holds: ContentsId): VersionSku =>
  `tagigo-${tagigoNetworks[network].id}-${packIds[pack]}-${holds}`;

function versionOf(network: NetworkType, details: ChoiceDetails): TagigoVersion {
  const { pack, holds, listed } = details;
  const picture: PictureName = holds.id === allColors.id ? "tagigo-pack" : `tagigo-${holds.id}`;
  return {
    key: skuFor(network, pack, holds.id),
    network,
    details,
    variant: skuFor(network, pack, listed ? holds.id : allColors.id),
    picture,
  };
}

/** The versions of some choices, by network. */
const versionsAmong = (choices: readonly ChoiceDetails[]): readonly TagigoVersion[] =>
  networkTypes.flatMap((network) =>
    choices.filter(({ networks }) => networks.includes(network)).map((details) => versionOf(network, details)),
  );

/** Every version that is sold: first the singles, then the packs, each by network and in the order of the choices. */
export const tagigoVersions: readonly TagigoVersion[] = [
  ...versionsAmong(choiceDetails.filter(({ pack }) => pack === "1-Pack")),
  ...versionsAmong(choiceDetails.filter(({ pack }) => pack !== "1-Pack")),
];

export const colorCount = `${inWords(tagigoColors.length)} colors`;

/** Gives the names of all colors as a list: "Black, White, Pink and Blue". */
export const colorList = (word: "and" | "or"): string =>
  listText(
    tagigoColors.map(({ name }) => name),
    word,
  );

/** Gives what a network's packs of a size hold, as a list: "All Colors or Black". */
export const packList = (network: NetworkType, pack: PackSize): string =>
  listText(
    choiceDetails
      .filter((details) => details.pack === pack && details.networks.includes(network))
      .map(({ holds }) => holds.name),
    "or",
  );

/**
 * Makes the prices of every network and pack size, as the catalog writes them: "24.99".
 * @param priceOf gives one of them; it gets the built-in price too, for a catalog that lacks the variant
 */
export function tagigoPricesBy(
  priceOf: (network: NetworkType, pack: PackSize, builtIn: string) => string,
): TagigoPrices {
  const price = (network: NetworkType, pack: PackSize) => priceOf(network, pack, tagigoNetworks[network].prices[pack]);
  const prices = (network: NetworkType) => ({ "1-Pack": price(network, "1-Pack"), "4-Pack": price(network, "4-Pack") });
  return { "Dual Network": prices("Dual Network"), "Google Find Hub": prices("Google Find Hub") };
}
