import type { Offers } from "#content/catalog/offers.ts";
import { moneyText } from "#content/money.ts";
import type { ComparedTracker } from "#content/products/product-record.ts";
import { incardFinderFacts as card } from "./facts.ts";

/** Gives InCard Finder's column of the comparison (docs/behavior/comparison.md#products). */
export const incardFinderCompared = ({ "incard-finder": offer }: Offers): ComparedTracker => ({
  price: moneyText(offer.price),
  badge: offer.kind === "in-stock" ? "Best Choice" : offer.badge,
  cells: {
    network: "Apple Find My or Google Find Hub",
    battery: `Sealed: up to ${card.batteryYearsAndroid} years on Android, up to ${card.batteryYearsIos} on iOS`,
    water: `${card.waterRating} (${card.waterDepthM} m for ${card.waterMinutes} minutes)`,
    thickness: `${card.thicknessMm} mm`,
    sound: `${card.loudnessDb} dB`,
    special: "Bank card size, years without a charger",
  },
  best: ["network", "water", "thickness"],
  title: "For the wallet you never want to think about",
  text: `Thin, sealed against water, and up to ${card.batteryYearsAndroid} years without a charger.`,
  notFor: "Not for you if replacing the whole card at the end bothers you.",
});
