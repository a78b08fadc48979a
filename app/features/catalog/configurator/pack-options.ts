import { saving } from "#app/features/catalog/price-box/saving.ts";
import { colorsOf, type TagigoChoice } from "#content/catalog/buying.ts";
import { chooseColor, choosePack, colorChoices, isSingle, type Selection } from "./selection.ts";

/** A pack on offer, with what it costs. */
export type PackOption = {
  /** `1-Pack`, or the color choice that is a four-pack. */
  readonly value: "1-Pack" | TagigoChoice;
  /** The selection that choosing it makes. */
  readonly next: Selection;
  /** What is in a four-pack: "All Colors", "Pink". */
  readonly colors: string | null;
  /** Dollars with two decimals. */
  readonly price: string;
  /** What a four-pack saves against four singles, dollars with two decimals; null where it saves nothing. */
  readonly saves: string | null;
};

/**
 * The packs of the chosen network side by side, each a four-pack of its own (docs/behavior/tagigo.md#configurator), so
 * that every one is reached whatever is chosen now.
 * @param priceOf the price shown for a selection
 */
export function packOptions(selection: Selection, priceOf: (of: Selection) => string): readonly PackOption[] {
  const single = choosePack(selection, "1-Pack");
  const each = priceOf(single);
  return [
    { value: "1-Pack", next: single, colors: null, price: each, saves: null },
    ...colorChoices(selection.network)
      .filter((color) => !isSingle(color))
      .map((value): PackOption => {
        const next = chooseColor(selection, value);
        const price = priceOf(next);
        const saves = saving(`${4 * Number(each)}`, price);
        return { value, next, colors: colorsOf(value), price, saves: Number(saves) > 0 ? saves : null };
      }),
  ];
}
