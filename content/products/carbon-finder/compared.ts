import { footnoteOf } from "#content/catalog/disagreeing-figures.ts";
import type { Offer, Offers } from "#content/catalog/offers.ts";
import { moneyText } from "#content/money.ts";
import type { ComparedTracker } from "#content/products/product-record.ts";
import { carbonFinderFacts as carbon } from "./facts.ts";

/** Says why somebody who needs it today can't have it. */
function whyNotToday({ kind, shipDate, shipDatePassed }: Offer): string {
  if (kind === "sold-out") return "it's sold out";
  return shipDate === null || shipDatePassed ? "it's on presale" : `it ships ${shipDate}`;
}

function notFor(offer: Offer): string {
  if (offer.kind === "in-stock") return "Not for you if you don't want to think about charging.";
  return `Not for you if you need it today: ${whyNotToday(offer)}.`;
}

/**
 * Gives Carbon Finder's column of the comparison (docs/behavior/comparison.md#products). Its thickness and sound differ
 * there from its own page (docs/behavior/catalog.md#disagreeing-figures).
 */
export const carbonFinderCompared = ({ "carbon-finder": offer, figures }: Offers): ComparedTracker => ({
  price: moneyText(offer.price),
  cells: {
    network: "Apple Find My or Google Find Hub",
    battery: `Rechargeable by Qi: about ${carbon.monthsPerCharge} months per charge`,
    water: `${carbon.waterRating} (${carbon.waterDepthM} m for ${carbon.waterMinutes} minutes)`,
    thickness: `${figures["carbon-thickness"]["comparison page"]} mm`,
    sound: `${figures["carbon-loudness"]["comparison page"]} dB`,
    special: "Qi charging, woven carbon fiber",
  },
  footnotes: {
    thickness: footnoteOf(figures, "carbon-thickness", "comparison page"),
    sound: footnoteOf(figures, "carbon-loudness", "comparison page"),
  },
  best: ["network"],
  title: "For a wallet beside a charging pad",
  text: `About ${carbon.chargeHours} hours on the pad every ${carbon.monthsPerCharge} months, and you keep the card.`,
  notFor: notFor(offer),
});
