import type { Product } from "#contract/product.ts";
import { facts } from "./facts.ts";

const f = facts.incardFinder;

/** The one place of its price (docs/behavior/catalog.md#prices). */
export const incardFinder: Product = {
  id: "incard-finder-product",
  title: "InCard Finder",
  description: `A ${f.thicknessMm} mm card that lives in your wallet and shows up in Apple Find My or Google Find Hub.`,
  htmlDescription: `<p>A ${f.thicknessMm} mm card that lives in your wallet and shows up in Apple Find My or Google Find Hub. No charging, no app to install, no subscription.</p>`,
  images: [],
  variants: [{ id: "incard-finder-variant", title: "InCard Finder", price: "27.99", originalPrice: "34.99" }],
  features: [
    `${f.thicknessMm} mm thin: fits a slot that takes two bank cards`,
    "Works with Apple Find My or Google Find Hub",
    `${f.loudnessDb} dB ring, loud enough to find a coat in the next room`,
    `${f.waterRating}: ${f.waterDepthM} m of water for ${f.waterMinutes} minutes`,
    `Up to ${f.batteryYearsAndroid} years on Android, up to ${f.batteryYearsIos} years on iOS`,
    "No subscription fees",
  ],
  badge: "Ships immediately",
  availability: { kind: "in-stock", note: "In stock. Ships immediately." },
  saleEnds: "5/31/2025",
};
