import {
  colorsOf,
  inAddress,
  type Sku,
  skuDetailsOf,
  type TagigoChoice,
  tagigoChoices,
  tagigoColors,
  tagigoSku,
} from "#content/catalog/buying.ts";
import { oneOf, type QueryReader } from "#contract/page-query.ts";
import type { NetworkType, PackSize, Variant } from "#contract/product.ts";

/** What a visitor has chosen of a Tagigo. Values are only made by the functions below. */
export type Selection = {
  readonly color: TagigoChoice;
  readonly network: NetworkType;
  readonly pack: PackSize;
  /** Name of the use-case picture shown instead of the product, or null. */
  readonly useCase: string | null;
};

/** The initial selection. */
export const initialSelection: Selection = {
  color: "Black",
  network: "Dual Network",
  pack: "1-Pack",
  useCase: null,
};

// Repeated here, because importing the contract would load Zod into the page.
/** The networks, in the order in which they are offered. */
export const networks = ["Dual Network", "Google Find Hub"] as const satisfies readonly NetworkType[];
const packs = ["1-Pack", "4-Pack"] as const satisfies readonly PackSize[];
type SingleColor = (typeof tagigoColors)[number];

/** Whether a choice of color is a single tracker. */
export const isSingle = (color: TagigoChoice): color is SingleColor => tagigoColors.some((one) => one === color);

/**
 * The single tracker of the same color: "4-Pack Pink" is Pink; All Colors is Black
 * (docs/behavior/tagigo.md#configurator).
 */
function singleOf(color: TagigoChoice): SingleColor {
  return tagigoColors.find((one) => one === colorsOf(color)) ?? "Black";
}

/**
 * The colors on offer for a network: the pink, blue and white four-packs are Google's only
 * (docs/behavior/tagigo.md#configurator).
 */
export function colorChoices(network: NetworkType): readonly TagigoChoice[] {
  return network === "Google Find Hub" ? tagigoChoices : tagigoChoices.slice(0, 6);
}

/**
 * Choosing a color (docs/behavior/tagigo.md#configurator): a single one sets 1-Pack and clears the use-case picture,
 * All Colors and the four-packs of one color set 4-Pack. A color that the network doesn't offer changes nothing.
 */
export function chooseColor(selection: Selection, color: TagigoChoice): Selection {
  if (!colorChoices(selection.network).includes(color)) return selection;
  if (isSingle(color)) return { ...selection, color, pack: "1-Pack", useCase: null };
  return { ...selection, color, pack: "4-Pack" };
}

/**
 * Switching the network keeps the color (docs/behavior/tagigo.md#configurator). A four-pack of one color that Dual
 * Network doesn't have becomes a single of that color (docs/decisions/tagigo-buying-map.md).
 */
export function chooseNetwork(selection: Selection, network: NetworkType): Selection {
  if (colorChoices(network).includes(selection.color)) return { ...selection, network };
  return { ...selection, network, color: singleOf(selection.color), pack: "1-Pack" };
}

/**
 * Choosing a pack (docs/behavior/tagigo.md#configurator): 4-Pack sets the color to All Colors; returning to 1-Pack
 * makes All Colors Black. The pack that is chosen already changes nothing.
 */
export function choosePack(selection: Selection, pack: PackSize): Selection {
  if (pack === selection.pack) return selection;
  if (pack === "4-Pack") return { ...selection, pack, color: "All Colors" };
  return { ...selection, pack, color: singleOf(selection.color) };
}

/** Shows a use-case picture, or the product again with null. */
export function chooseUseCase(selection: Selection, useCase: string | null): Selection {
  return { ...selection, useCase };
}

/** Whether the color can't be chosen at the moment: while a 4-Pack is (docs/behavior/tagigo.md#configurator). */
export function colorDisabled(selection: Selection): boolean {
  return selection.pack === "4-Pack";
}

function matchedVariant({ color, network, pack }: Selection, variants: readonly Variant[]): Variant | undefined {
  return variants.find(
    (variant) =>
      variant.networkType === network && variant.packSize === pack && (pack === "4-Pack" || variant.color === color),
  );
}

/**
 * Id of the catalog variant: a 4-Pack by pack and network, a 1-Pack by color too; empty if none
 * (docs/behavior/tagigo.md#variant-and-price).
 */
export function variantId(selection: Selection, variants: readonly Variant[]): string {
  return matchedVariant(selection, variants)?.id ?? "";
}

/** What each network and pack costs where the catalog has no variant for a choice. */
export type DefaultPrices = Readonly<Record<NetworkType, Readonly<Record<PackSize, string>>>>;

/**
 * The price shown, in dollars: that of the variant which is bought, else the default of the network and pack
 * (docs/behavior/tagigo.md#variant-and-price).
 */
export function displayedPrice(selection: Selection, variants: readonly Variant[], defaults: DefaultPrices): string {
  const { variant } = skuDetailsOf(selectionSku(selection));
  return variants.find(({ id }) => id === variant)?.price ?? defaults[selection.network][selection.pack];
}

/** The SKU of a selection. Every valid selection has exactly one. */
export function selectionSku({ network, pack, color }: Selection): Sku {
  return tagigoSku(network, pack, color) ?? "tagigo-default";
}

/** What a page with the configurator declares in its handle. */
export const selectionQuery = {
  network: oneOf(...networks.map(inAddress)),
  color: oneOf(...tagigoChoices.map(inAddress)),
  pack: oneOf(...packs.map(inAddress)),
};

function read<T extends string>(params: QueryReader, name: string, values: readonly T[]): T | undefined {
  const text = params.get(name);
  return text === null ? undefined : values.find((value) => inAddress(value) === inAddress(text));
}

/**
 * The selection that an address asks for by `network`, `color` and `pack`; what is unknown in it is ignored.
 * Parts that contradict each other read as choices made in that order.
 */
export function parseSelection(params: QueryReader, start: Selection = initialSelection): Selection {
  const network = read(params, "network", networks);
  const withNetwork = network === undefined ? start : chooseNetwork(start, network);
  const color = read(params, "color", tagigoChoices);
  const withColor = color === undefined ? withNetwork : chooseColor(withNetwork, color);
  const pack = read(params, "pack", packs);
  return pack === undefined ? withColor : choosePack(withColor, pack);
}

/** The address parts of a selection; `parseSelection` gives the same selection back (without the use-case picture). */
export function serializeSelection({ network, color, pack }: Selection): URLSearchParams {
  return new URLSearchParams({ network: inAddress(network), color: inAddress(color), pack: inAddress(pack) });
}
