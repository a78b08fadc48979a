import { saving } from "#app/features/catalog/price-box/saving.ts";
import { packCounts, tagigoColors } from "#content/catalog/tagigo-options.ts";
import { choicesFor, chooseColor, choosePack, type Selection } from "./selection.ts";

/** Side by side, so that every one is reached whatever is chosen now (docs/behavior/tagigo.md#configurator). */
export function packOptions(selection: Selection, priceOf: (of: Selection) => string) {
  const single = choosePack(selection, "1-Pack");
  const each = priceOf(single);
  return [
    { value: "1-Pack", next: single, colors: null, swatch: undefined, price: each, saves: null },
    ...choicesFor(selection.network)
      .filter(({ pack }) => pack !== "1-Pack")
      .map(({ choice, pack, holds }) => {
        const next = chooseColor(selection, choice);
        const price = priceOf(next);
        const saves = saving(`${packCounts[pack] * Number(each)}`, price);
        const swatch = tagigoColors.map(({ id }) => id).filter((id) => id === holds.id || holds.id === "all-colors");
        return { value: choice, next, colors: holds.name, swatch, price, saves: Number(saves) > 0 ? saves : null };
      }),
  ];
}
