import { footnoteOf } from "#content/catalog/disagreeing-figures.ts";
import { facts } from "#content/catalog/facts.ts";
import { presentation, prices } from "#content/catalog/presentation.ts";
import { carbonPageFaq } from "#content/home/faq.ts";
import { carbonFinderSpecs, type ProductFeature } from "./specifications.ts";

const f = facts.carbonFinder;
const { shop } = facts;

/** The texts of the Carbon Finder page besides its manual. */
export const carbonFinderPage = {
  title: "Carbon Finder",
  lead: `A ${f.thicknessMm} mm card of woven carbon that you recharge instead of replace.`,
  badge: presentation["carbon-finder"].badge,
  /**
   * The two lines of the price box (docs/behavior/carbon-finder.md#price-box): ship date, and what happens to the
   * price.
   */
  shipNote: `Ships ${f.expectedShip}`,
  presaleNote: `Presale price. It goes back to $${prices.carbonRegular} when the presale ends.`,
  promises: [
    `Free shipping on orders $${shop.freeShippingFromDollars}+`,
    `${shop.warrantyYears}-year warranty`,
    `${shop.returnDays}-day returns`,
    "Secure checkout",
  ],
  overview: [
    `When InCard Finder's battery is spent, you replace the card. Carbon Finder has a ${f.batteryMah} mAh cell and a charging coil behind the weave: about ${f.chargeHours} hours on a Qi pad give you about ${f.monthsPerCharge} months in the wallet.`,
    "It pairs with Apple Find My or Google Find Hub, rings when you ask it to, and shows its last known location when you're too far away to hear it.",
  ],
  /** The Features tab: exactly six (docs/behavior/carbon-finder.md#tabs). */
  features: [
    {
      icon: "battery-charging",
      title: "Qi wireless charging",
      text: `Flat on the pad, about ${f.chargeHours} hours. No port means no opening for dust.`,
    },
    {
      icon: "battery-full",
      title: `About ${f.monthsPerCharge} months per charge`,
      text: "Your phone's finding app shows when the battery runs low.",
    },
    {
      icon: "bell-ring",
      // The Features tab says 95 dB, the Specifications tab 80-100, the comparison 90: see facts.carbonFinder.loudnessDb.
      title: `${f.loudnessDb.features} dB ring`,
      text: "Play the sound from your phone and walk toward it.",
      footnote: footnoteOf("carbon-loudness", "Features tab of its page"),
    },
    {
      icon: "droplets",
      title: f.waterRating,
      text: `${f.waterDepthM} m of fresh water for ${f.waterMinutes} minutes.`,
    },
    {
      icon: "layers",
      title: "Woven carbon fiber",
      text: `${f.widthMm} x ${f.heightMm} mm, ${f.thicknessMm} mm thin, ${f.weightG} g in all.`,
      footnote: footnoteOf("carbon-thickness", "product page"),
    },
    {
      icon: "radio",
      title: `${f.bluetooth}`,
      text: `Up to ${f.rangeM} m to your own phone, then on through Apple's or Google's network.`,
    },
  ] satisfies readonly ProductFeature[],
  specs: carbonFinderSpecs,
  faq: carbonPageFaq,
  // What the box holds isn't known: the least that is needed, and no pad is promised.
  inTheBox: ["One Carbon Finder", "Quick start guide"],
} as const;
