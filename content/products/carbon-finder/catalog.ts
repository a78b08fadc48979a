import type { Product } from "#contract/product.ts";
import { carbonFinderFacts as carbon } from "./facts.ts";
import { carbonFinder } from "./product.ts";

/** What the catalog starts with: the one place of its prices until staff change them (docs/behavior/catalog.md#prices). */
export const carbonFinderSeed: Product = {
  id: carbonFinder.catalogId,
  title: carbonFinder.name,
  description: `A woven-carbon card tracker that recharges on any Qi pad and lasts about ${carbon.monthsPerCharge} months per charge.`,
  htmlDescription: `<p>A woven-carbon card tracker that recharges on any Qi pad: about ${carbon.chargeHours} hours on the pad, about ${carbon.monthsPerCharge} months in the wallet.</p>`,
  images: [],
  variants: [{ id: carbonFinder.sku, title: carbonFinder.name, price: "28.99", originalPrice: "35.99" }],
  features: [
    "Qi wireless charging on the pad you already own",
    `About ${carbon.monthsPerCharge} months per charge`,
    "Woven carbon fiber in a metal frame",
    `${carbon.waterRating}: ${carbon.waterDepthM} m of water for ${carbon.waterMinutes} minutes`,
    `Range up to ${carbon.rangeM} m`,
    "Works with Apple Find My or Google Find Hub",
  ],
  badge: "Presale",
  availability: { kind: "presale", shipDate: "October 31, 2025", note: "Ships October 31, 2025" },
};
