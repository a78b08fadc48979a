import { describe, expect, test } from "vitest";
import { tagigo } from "#content/catalog/products.ts";
import { networkTypes } from "#contract/product-options.ts";
import { offers } from "#tests/built-in.ts";
import { packOptions } from "./pack-options.ts";
import {
  choicesFor,
  chooseColor,
  chooseNetwork,
  displayedPrice,
  initialSelection,
  type Selection,
} from "./selection.ts";

const priceOf = (of: Selection): string => displayedPrice(of, tagigo.variants, offers.tagigoPrices);
const selections = networkTypes.flatMap((network) =>
  choicesFor(network).map(({ choice }) => chooseColor(chooseNetwork(initialSelection, network), choice)),
);

describe("whatever is chosen", () => {
  test.each(selections)("$network $color: one press leads to each pack of the network", (selection) => {
    const { network } = selection;
    const [single, ...fourPacks] = packOptions(selection, priceOf);
    expect(single).toMatchObject({ value: "1-Pack", colors: null, saves: null, next: { network, pack: "1-Pack" } });
    expect(fourPacks.map(({ next }) => next)).toEqual(
      choicesFor(network).flatMap(({ choice: color, pack }) =>
        pack === "1-Pack" ? [] : { ...selection, color, pack },
      ),
    );
  });

  test.each(selections)("$network $color: a pack costs what the selection that it makes costs", (selection) => {
    for (const { price, next } of packOptions(selection, priceOf)) expect(price).toBe(priceOf(next));
  });
});

describe("what a 4-Pack saves", () => {
  const saves = (single: string, fourPack: string) =>
    packOptions(initialSelection, ({ pack }) => (pack === "1-Pack" ? single : fourPack)).map((one) => one.saves);

  test("is the difference to four singles", () => {
    expect(saves("1.10", "4.00")).toEqual([null, "0.40", "0.40"]);
  });

  test("isn't named where it is nothing", () => {
    expect(saves("1.00", "4.00")).toEqual([null, null, null]);
    expect(saves("1.00", "5.00")).toEqual([null, null, null]);
  });
});
