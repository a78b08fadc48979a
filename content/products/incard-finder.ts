import { footnoteOf } from "#content/catalog/disagreeing-figures.ts";
import { facts } from "#content/catalog/facts.ts";
import { prices } from "#content/catalog/presentation.ts";
import { incardFinderSpecs, type ProductFeature } from "./specifications.ts";

const f = facts.incardFinder;
const { shop } = facts;

/** The texts of the card tracker page besides its manual. */
export const incardFinderPage = {
  title: "InCard Finder",
  lead: `A ${f.thicknessMm} mm tracker the size of a bank card, for Apple Find My or Google Find Hub.`,
  /** Beside the struck-through list price. The date is shown as the catalog says, past or not. */
  offer: `Early bird discount: about ${f.discountPercent}% off the list price of $${prices.incardFinderList}. Sale ends ${f.saleEnds}.`,
  /** Small promises below the buy button (docs/behavior/catalog.md#promises). */
  promises: [
    "Ships immediately",
    `Free shipping on orders $${shop.freeShippingFromDollars}+`,
    `${shop.warrantyYears}-year warranty`,
    `${shop.returnDays}-day returns`,
    "Secure checkout",
  ],
  overview: [
    "Wallets go missing in two ways. Either they are close and out of sight, or they are where you were an hour ago. InCard Finder answers the first with a ring and the second with a location on the map.",
    `Within about ${f.rangeM} m your own phone hears the card and can make it beep at ${f.loudnessDb} dB. Beyond that, passing phones report its location to the network you chose, encrypted so you can read it and they can't.`,
    `The battery is sealed in. That keeps the card at ${f.thicknessMm} mm and ${f.waterRating}, and it means that after up to ${f.batteryYearsAndroid} years on Android, or up to ${f.batteryYearsIos} on iOS, you replace the card. If you would rather recharge, look at Carbon Finder.`,
  ],
  features: [
    {
      icon: "credit-card",
      title: "Bank card size",
      text: `${f.widthMm} x ${f.heightMm} mm and ${f.weightG} g. Fits a slot that takes two bank cards.`,
      footnote: footnoteOf("incard-size", "product page"),
    },
    { icon: "radar", title: "Your choice of network", text: "Set it up with Find My or Find Hub. Reset it to change." },
    {
      icon: "droplets",
      title: f.waterRating,
      text: `${f.waterDepthM} m of fresh water for ${f.waterMinutes} minutes.`,
    },
    {
      icon: "shield-check",
      title: "Nothing to sign up for",
      text: "No account with us, no app of ours, no subscription fees.",
    },
  ] satisfies readonly ProductFeature[],
  specs: incardFinderSpecs,
  // What the box holds isn't known: this is the least that a card needs to be usable.
  inTheBox: ["One InCard Finder", "Quick start guide"],
} as const;
