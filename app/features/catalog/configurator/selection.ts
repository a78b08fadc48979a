import { saving } from "#app/features/catalog/price-box/saving.ts";
import { inAddress, type Sku, skuDetailsOf, tagigoSku } from "#content/catalog/buying.ts";
import { percentOff } from "#content/catalog/percent-off.ts";
import {
  type ChoiceDetails,
  choiceDetails,
  choiceDetailsOf,
  packCounts,
  type TagigoChoice,
  type TagigoPrices,
  tagigoColors,
} from "#content/products/tagigo/options.ts";
import type { ProductPresentation } from "#content/products.ts";
import { oneOf, type QueryReader } from "#contract/page-query.ts";
import type { Variant } from "#contract/product.ts";
import { type NetworkType, networkTypes, type PackSize, packSizes } from "#contract/product-options.ts";

/** Values are only made by the functions below. */
export type Selection = {
  readonly color: TagigoChoice;
  readonly network: NetworkType;
  readonly pack: PackSize;
  /** What was chosen and this network doesn't sell, while something else of the same size stands in for it. */
  readonly unavailable: TagigoChoice | null;
  /** Shown instead of the product, by its name. */
  readonly useCase: string | null;
};

export const initialSelection: Selection = {
  color: tagigoColors[0].name,
  network: networkTypes[0],
  pack: packSizes[0],
  unavailable: null,
  useCase: null,
};

export const choicesFor = (network: NetworkType): readonly ChoiceDetails[] =>
  choiceDetails.filter(({ networks }) => networks.includes(network));

/** What is wanted, else the first of the size. */
function choose(selection: Selection, network: NetworkType, wanted: TagigoChoice): Selection {
  const { pack } = choiceDetailsOf(wanted);
  const sold = choicesFor(network).filter((details) => details.pack === pack);
  const color = (sold.find(({ choice }) => choice === wanted) ?? sold[0])?.choice ?? initialSelection.color;
  return { ...selection, network, pack, color, unavailable: color === wanted ? null : wanted };
}

/** One color sets 1-Pack and clears the use-case picture, a pack its size (docs/behavior/tagigo.md#configurator). */
export function chooseColor(selection: Selection, color: TagigoChoice): Selection {
  const chosen = choose(selection, selection.network, color);
  return chosen.pack === "1-Pack" ? { ...chosen, useCase: null } : chosen;
}

/** Keeps the color; a pack that isn't sold there becomes one of its size (docs/decisions/tagigo-buying-map.md). */
export const chooseNetwork = (selection: Selection, network: NetworkType): Selection =>
  choose(selection, network, selection.unavailable ?? selection.color);

/** 4-Pack sets All Colors; back to 1-Pack All Colors becomes Black (docs/behavior/tagigo.md#configurator). */
export function choosePack(selection: Selection, pack: PackSize): Selection {
  if (pack === selection.pack) return selection;
  const { holds } = choiceDetailsOf(selection.color);
  const sold = choicesFor(selection.network).filter((details) => details.pack === pack);
  const same = pack === "1-Pack" ? sold.find((details) => details.holds.id === holds.id) : undefined;
  const color = (same ?? sold[0])?.choice ?? initialSelection.color;
  return { ...selection, pack, color, unavailable: null };
}

/** The product again with null. */
export function chooseUseCase(selection: Selection, useCase: string | null): Selection {
  return { ...selection, useCase };
}

/** While a 4-Pack is chosen (docs/behavior/tagigo.md#configurator). */
export function colorDisabled(selection: Selection): boolean {
  return selection.pack === "4-Pack";
}

/** That of the bought variant, else the default of network and pack (docs/behavior/tagigo.md#variant-and-price). */
export function displayedPrice(selection: Selection, variants: readonly Variant[], defaults: TagigoPrices): string {
  const { variant } = skuDetailsOf(selectionSku(selection));
  return variants.find(({ id }) => id === variant)?.price ?? defaults[selection.network][selection.pack];
}

export function selectionSku({ network, pack, color }: Selection): Sku {
  return tagigoSku(network, pack, color) ?? "tagigo-default";
}

const choices = choiceDetails.map(({ choice }) => choice);

export const selectionQuery = {
  network: oneOf(...networkTypes.map(inAddress)),
  color: oneOf(...choices.map(inAddress)),
  pack: oneOf(...packSizes.map(inAddress)),
};

function read<T extends string>(params: QueryReader, name: string, values: readonly T[]): T | undefined {
  const text = params.get(name);
  return text === null ? undefined : values.find((value) => inAddress(value) === inAddress(text));
}

/** Unknown parts of an address are ignored; contradicting parts read as choices made in order. */
export function parseSelection(params: QueryReader, start: Selection = initialSelection): Selection {
  const network = read(params, "network", networkTypes);
  const withNetwork = network === undefined ? start : chooseNetwork(start, network);
  const color = read(params, "color", choices);
  const withColor = color === undefined ? withNetwork : chooseColor(withNetwork, color);
  const pack = read(params, "pack", packSizes);
  return pack === undefined ? withColor : choosePack(withColor, pack);
}

/** `parseSelection` gives the same selection back (without the use-case picture). */
export function serializeSelection({ network, color, pack, unavailable }: Selection): URLSearchParams {
  return new URLSearchParams({
    network: inAddress(network),
    color: inAddress(unavailable ?? color),
    pack: inAddress(pack),
  });
}

/** Side by side, so that every one is reached whatever is chosen now (docs/behavior/tagigo.md#configurator). */
export function packOptions(selection: Selection, priceOf: (of: Selection) => string) {
  const single = choosePack(selection, "1-Pack");
  const each = priceOf(single);
  return [
    { value: "1-Pack", next: single, colors: null, swatch: undefined, price: each, saves: null, savesPercent: null },
    ...choicesFor(selection.network)
      .filter(({ pack }) => pack !== "1-Pack")
      .map(({ choice, pack, holds }) => {
        const next = chooseColor(selection, choice);
        const price = priceOf(next);
        const singles = packCounts[pack] * Number(each);
        const saves = saving(`${singles}`, price);
        const swatch = tagigoColors.map(({ id }) => id).filter((id) => id === holds.id || holds.id === "all-colors");
        const isLess = Number(saves) > 0;
        return {
          value: choice,
          next,
          colors: holds.name,
          swatch,
          price,
          saves: isLess ? saves : null,
          savesPercent: isLess ? percentOff(Number(price), singles) : null,
        };
      }),
  ];
}

/** What feeds and structured data link to: only Tagigo's variants have an address each. */
export function variantAddress({ networkType, packSize, color = "" }: Variant, { path }: ProductPresentation): string {
  if (!networkType || !packSize) return path;
  const choice = choiceDetails.find(({ pack, holds }) => pack === packSize && holds.name === color)?.choice ?? color;
  const params = new URLSearchParams({ network: networkType, color: choice, pack: packSize });
  return `${path}?${serializeSelection(parseSelection(params, initialSelection))}`;
}
