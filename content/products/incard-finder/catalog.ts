import type { Product } from "#contract/product.ts";
import { incardFinderFacts as card } from "./facts.ts";
import { incardFinder } from "./product.ts";

/** What the catalog starts with: the one place of its prices until staff change them (docs/behavior/catalog.md#prices). */
export const incardFinderSeed: Product = {
  id: incardFinder.catalogId,
  title: incardFinder.name,
  description: `A ${card.thicknessMm} mm card that lives in your wallet and shows up in Apple Find My or Google Find Hub.`,
  htmlDescription: `<p>A ${card.thicknessMm} mm card that lives in your wallet and shows up in Apple Find My or Google Find Hub. No charging, no app to install, no subscription.</p>`,
  images: [],
  variants: [{ id: incardFinder.sku, title: incardFinder.name, price: "27.99", originalPrice: "34.99" }],
  features: [
    `${card.thicknessMm} mm thin: fits a slot that takes two bank cards`,
    "Works with Apple Find My or Google Find Hub",
    `${card.loudnessDb} dB ring, loud enough to find a coat in the next room`,
    `${card.waterRating}: ${card.waterDepthM} m of water for ${card.waterMinutes} minutes`,
    `Up to ${card.batteryYearsAndroid} years on Android, up to ${card.batteryYearsIos} years on iOS`,
    "No subscription fees",
  ],
  badge: "Ships immediately",
  availability: { kind: "in-stock", note: "In stock. Ships immediately." },
  saleEnds: "5/31/2025",
};
