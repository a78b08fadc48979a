import type { Offers } from "#content/catalog/offers.ts";
import { capitalized } from "#content/format.ts";
import { moneyText } from "#content/money.ts";
import type { ComparedTracker } from "#content/products/product-record.ts";
import { tagigoFacts as tag } from "./facts.ts";
import { colorCount } from "./options.ts";

const coinCell = `Replaceable ${tag.batteryCell}`;

/** What both versions have in common. */
const sharedCells = {
  water: "Not waterproof",
  thickness: `${tag.thicknessMm} mm`,
  sound: `${tag.loudnessDb} dB`,
} as const;

/** Gives Tagigo's column of the comparison (docs/behavior/comparison.md#products). */
export const tagigoCompared = ({ tagigoPrices }: Offers): ComparedTracker => ({
  price: `from ${moneyText(tagigoPrices["Dual Network"]["1-Pack"])}`,
  cells: {
    ...sharedCells,
    network: "Apple Find My or Google Find Hub",
    battery: `${coinCell}: up to ${tag.batteryYearsAndroid} years on Android, up to ${tag.batteryYearsIos} on iOS`,
    special: `${capitalized(colorCount)}, built-in ring hole, 4-Packs`,
  },
  best: ["network", "sound"],
  title: "For keys and bags, on any phone",
  text: `${tag.loudnessDb} dB and about ${tag.weightG} g on a ring. When the ${tag.batteryCell} runs out, you put in a new one.`,
  notFor: "Not for you if it will get wet, or must fit a card slot.",
});

/** Gives Tagigo G's column of the comparison. */
export const tagigoGCompared = ({ tagigo, tagigoPrices, lowest, googleSaves }: Offers): ComparedTracker => ({
  price: moneyText(tagigoPrices["Google Find Hub"]["1-Pack"]),
  badge: tagigo.kind === "sold-out" ? tagigo.badge : "Google Only",
  cells: {
    ...sharedCells,
    network: "Google Find Hub only",
    battery: `${coinCell}: up to ${tag.batteryYearsAndroid} years on Android`,
    special: capitalized(
      `${tagigoPrices["Google Find Hub"]["1-Pack"].amount === lowest.amount ? "lowest price, " : ""}${colorCount}, 4-Packs`,
    ),
  },
  best: ["sound"],
  title: "For an Android household",
  text: `The same tag${googleSaves === null ? ", but it" : " for less, because it"} joins only one network.`,
  notFor: "Not for you if anyone who needs to find it carries an iPhone.",
});
