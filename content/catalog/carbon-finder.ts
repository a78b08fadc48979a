import type { Product } from "#contract/product.ts";
import { facts } from "./facts.ts";

const f = facts.carbonFinder;

/** The one place of its prices (docs/behavior/catalog.md#prices). */
export const carbonFinder: Product = {
  id: "carbon-finder-product",
  title: "Carbon Finder",
  description: `A woven-carbon card tracker that recharges on any Qi pad and lasts about ${f.monthsPerCharge} months per charge.`,
  htmlDescription: `<p>A woven-carbon card tracker that recharges on any Qi pad: about ${f.chargeHours} hours on the pad, about ${f.monthsPerCharge} months in the wallet.</p>`,
  images: [],
  variants: [{ id: "carbon-finder-presale", title: "Carbon Finder", price: "28.99", originalPrice: "35.99" }],
  features: [
    "Qi wireless charging on the pad you already own",
    `About ${f.monthsPerCharge} months per charge`,
    `${f.thicknessMm} mm of woven carbon fiber`,
    `${f.waterRating}: ${f.waterDepthM} m of water for ${f.waterMinutes} minutes`,
    `Range up to ${f.rangeM} m`,
    "Works with Apple Find My or Google Find Hub",
  ],
  badge: "Presale",
  availability: { kind: "presale", shipDate: "October 31, 2025", note: "Ships October 31, 2025" },
};
