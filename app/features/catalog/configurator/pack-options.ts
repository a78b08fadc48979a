import { saving } from "#app/features/catalog/price-box/saving.ts";
import { packCounts, type TagigoChoice, tagigoColors } from "#content/catalog/tagigo-options.ts";
import { choicesFor, chooseColor, choosePack, type Selection } from "./selection.ts";

/** A pack on offer, with what it costs. */
export type PackOption = {
  /** `1-Pack`, or the color choice that is a four-pack. */
  readonly value: "1-Pack" | TagigoChoice;
  /** The selection that choosing it makes. */
  readonly next: Selection;
  /** What is in a four-pack: "All Colors", "Pink". */
  readonly colors: string | null;
  /** Ids of the colors in a pack of several. */
  readonly swatch?: readonly string[];
  /** Dollars with two decimals. */
  readonly price: string;
  /** What a four-pack saves against four singles, dollars with two decimals; null where it saves nothing. */
  readonly saves: string | null;
};

/**
 * The packs of the chosen network side by side, (docs/behavior/tagigo.md#configurator), so
 * that every one is reached whatever is chosen now.
 * @param priceOf the price shown for a selection
 */
export function packOptions(selection: Selection, priceOf: (of: Selection) => string): readonly PackOption[] {
  const single = choosePack(selection, "1-Pack");
  const each = priceOf(single);
  return [
    { value: "1-Pack", next: single, colors: null, price: each, saves: null },
    ...choicesFor(selection.network)
      .filter(({ pack }) => pack !== "1-Pack")
      .map(({ choice, pack, holds }): PackOption => {
        const next = chooseColor(selection, choice);
        const price = priceOf(next);
        const saves = saving(`${packCounts[pack] * Number(each)}`, price);
        const swatch = tagigoColors.map(({ id }) => id).filter((id) => id === holds.id || holds.id === "all-colors");
        return { value: choice, next, colors: holds.name, swatch, price, saves: Number(saves) > 0 ? saves : null };
      }),
  ];
}
