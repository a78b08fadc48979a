import { describe, expect, test } from "vitest";
import { skuDetailsOf, skuPrice, tagigoSkus } from "#content/catalog/buying.ts";
import { tagigoAmounts } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { tagigoSeed } from "#content/products/tagigo/catalog.ts";
import { choiceDetails } from "#content/products/tagigo/options.ts";
import { presentation } from "#content/products.ts";
import { networkTypes, packSizes } from "#contract/product-options.ts";
import { offers } from "#tests/built-in.ts";
import {
  choicesFor,
  chooseColor,
  chooseNetwork,
  choosePack,
  chooseUseCase,
  colorDisabled,
  displayedPrice,
  initialSelection,
  packOptions,
  parseSelection,
  type Selection,
  selectionSku,
  serializeSelection,
  variantAddress,
} from "./selection.ts";

const prices = tagigoAmounts(offers);

const start = initialSelection;
const google = chooseNetwork(start, "Google Find Hub");
const idOf = ({ color, network, pack, unavailable }: Selection): string => `${network}|${pack}|${color}|${unavailable}`;

/** Every selection that clicks can reach. */
function reachable(): Selection[] {
  const seen = new Map<string, Selection>();
  const queue = [start];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const now = next;
    if (seen.has(idOf(now))) continue;
    seen.set(idOf(now), now);
    queue.push(
      ...choiceDetails.map(({ choice }) => chooseColor(now, choice)),
      ...networkTypes.map((network) => chooseNetwork(now, network)),
      ...packSizes.map((pack) => choosePack(now, pack)),
    );
  }
  return [...seen.values()];
}

const all = reachable();

describe("every selection a visitor can make", () => {
  test("has its own thing to buy, and everything that is sold can be chosen", () => {
    expect(new Set(all.map(selectionSku))).toEqual(new Set(tagigoSkus.filter((key) => key !== "tagigo-default")));
  });

  test.each(all)("$network $pack $color is bought as chosen, at the price shown", (selection) => {
    const key = selectionSku(selection);
    const { color, network, pack } = selection;
    expect(skuDetailsOf(key).choice).toEqual({ color, network, pack });
    expect(skuPrice(key, products)).toBe(displayedPrice(selection, tagigoSeed.variants, prices));
    expect(displayedPrice(selection, tagigoSeed.variants, prices)).toBe(prices[network][pack]);
  });

  test.each(all)("$network $pack $color matches a catalog variant of its network and pack", (selection) => {
    const bought = skuDetailsOf(selectionSku(selection)).variant;
    const variant = tagigoSeed.variants.find(({ id }) => id === bought);
    expect(variant).toMatchObject({ networkType: selection.network, packSize: selection.pack });
    if (selection.pack === "1-Pack") expect(variant?.color).toBe(selection.color);
  });

  test.each(all)("$network $pack $color is kept by its address", (selection) => {
    expect(parseSelection(serializeSelection(selection))).toEqual(selection);
  });

  test.each(all)("$network $pack $color: color is disabled exactly in a 4-Pack", (selection) => {
    expect(colorDisabled(selection)).toBe(selection.pack === "4-Pack");
  });
});

describe("choosing a color", () => {
  const photo = chooseUseCase(choosePack(start, "4-Pack"), "tagigo-keys");

  test.each(["Black", "White", "Pink", "Blue"] as const)("%s sets 1-Pack and clears the use-case picture", (color) => {
    expect(chooseColor(photo, color)).toEqual({ ...start, color });
  });

  test.each(["All Colors", "4-Pack Black"] as const)("%s sets 4-Pack and keeps the use-case picture", (color) => {
    const chosen = chooseColor(chooseUseCase(start, "tagigo-keys"), color);
    expect(chosen).toEqual({ ...start, color, pack: "4-Pack", useCase: "tagigo-keys" });
  });

  test.each(["4-Pack Pink", "4-Pack Blue", "4-Pack White"] as const)("%s is Google's only", (color) => {
    expect(chooseColor(google, color)).toMatchObject({ color, pack: "4-Pack", unavailable: null });
    expect(chooseColor(start, color)).toMatchObject({ color: "All Colors", pack: "4-Pack", unavailable: color });
    expect(choicesFor("Dual Network").map(({ choice }) => choice)).not.toContain(color);
  });
});

describe("switching the network", () => {
  test.each(["Black", "White", "Pink", "Blue", "All Colors", "4-Pack Black"] as const)("keeps %s", (color) => {
    const there = chooseNetwork(chooseColor(start, color), "Google Find Hub");
    expect(there.color).toBe(color);
    expect(chooseNetwork(there, "Dual Network")).toEqual(chooseColor(start, color));
  });

  test.each(["4-Pack Pink", "4-Pack Blue", "4-Pack White"] as const)(
    "keeps a 4-Pack for %s, and restores it",
    (pack) => {
      const chosen = chooseColor(google, pack);
      const there = chooseNetwork(chosen, "Dual Network");
      expect(there).toMatchObject({ color: "All Colors", pack: "4-Pack", network: "Dual Network", unavailable: pack });
      expect(chooseNetwork(there, "Google Find Hub")).toEqual(chosen);
      expect(chooseColor(there, "Blue").unavailable).toBeNull();
      expect(choosePack(there, "1-Pack")).toMatchObject({ color: "Black", unavailable: null });
    },
  );
});

describe("switching the pack", () => {
  test("4-Pack means All Colors, back means Black", () => {
    const four = choosePack(chooseColor(start, "Pink"), "4-Pack");
    expect(four).toMatchObject({ color: "All Colors", pack: "4-Pack" });
    expect(choosePack(four, "1-Pack")).toMatchObject({ color: "Black", pack: "1-Pack" });
  });

  test("a 4-Pack of one color returns to a single of that color", () => {
    expect(choosePack(chooseColor(google, "4-Pack White"), "1-Pack")).toMatchObject({ color: "White", pack: "1-Pack" });
    expect(choosePack(chooseColor(start, "4-Pack Black"), "1-Pack")).toMatchObject({ color: "Black", pack: "1-Pack" });
  });

  test("the same pack again changes nothing", () => {
    const four = chooseColor(google, "4-Pack Blue");
    expect(choosePack(four, "4-Pack")).toBe(four);
  });
});

describe("without a matching variant", () => {
  test.each(all)("$network $pack $color shows the default price", (selection) => {
    expect(displayedPrice(selection, [], prices)).toBe(prices[selection.network][selection.pack]);
  });

  test("the matched variant's price wins over the default", () => {
    const dearer = tagigoSeed.variants.map((variant) => ({ ...variant, price: "99.00" }));
    expect(displayedPrice(start, dearer, prices)).toBe("99.00");
  });
});

describe("an address", () => {
  const parse = (query: string): Selection => parseSelection(new URLSearchParams(query));

  test("of nothing, or of nonsense, is the start", () => {
    expect(parse("")).toEqual(start);
    expect(parse("network=mars&color=plaid&pack=7")).toEqual(start);
  });

  test("that contradicts itself reads in the order network, color, pack", () => {
    expect(parse("color=blue&pack=4-pack")).toMatchObject({ color: "All Colors", pack: "4-Pack" });
    expect(parse("color=4-pack-pink")).toMatchObject({ color: "All Colors", unavailable: "4-Pack Pink" });
    expect(parse("color=4-pack-pink&network=google-find-hub")).toMatchObject({ color: "4-Pack Pink", pack: "4-Pack" });
    expect(parse("color=all-colors&pack=1-pack")).toEqual(start);
  });

  test("may be written as the words are", () => {
    expect(parse("network=Google Find Hub&color=Pink")).toMatchObject({ network: "Google Find Hub", color: "Pink" });
  });

  test("starts from what the page is about", () => {
    expect(parseSelection(new URLSearchParams("color=blue"), google)).toMatchObject({
      network: "Google Find Hub",
      color: "Blue",
    });
  });
});

const priceOf = (of: Selection): string => displayedPrice(of, tagigoSeed.variants, prices);
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

  test("is named in whole percent of four singles too", () => {
    const percent = packOptions(initialSelection, ({ pack }) => (pack === "1-Pack" ? "24.99" : "89.99"));
    expect(percent.map(({ savesPercent }) => savesPercent)).toEqual([null, 10, 10]);
  });

  test("isn't named where it is nothing", () => {
    expect(saves("1.00", "4.00")).toEqual([null, null, null]);
    expect(saves("1.00", "5.00")).toEqual([null, null, null]);
  });
});

test.each(tagigoSeed.variants)("$id has an address that chooses it", (variant) => {
  const { searchParams } = new URL(variantAddress(variant, presentation.tagigo), "https://shop.example");
  const selection = parseSelection(searchParams);
  expect(selection.network).toBe(variant.networkType);
  expect(selection.pack).toBe(variant.packSize);
  expect(selection.color.replace("4-Pack ", "")).toBe(variant.color);
  expect(displayedPrice(selection, tagigoSeed.variants, prices)).toBe(variant.price);
});

test("no two variants share an address", () => {
  expect(new Set(tagigoSeed.variants.map((variant) => variantAddress(variant, presentation.tagigo))).size).toBe(
    tagigoSeed.variants.length,
  );
});
