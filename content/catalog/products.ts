import { capitalized } from "#content/format.ts";
import type { Product, Variant } from "#contract/product.ts";
import { facts } from "./facts.ts";
import { colorCount, type TagigoVersion, tagigoColors, tagigoNetworks, tagigoVersions } from "./tagigo-options.ts";

/* The one place of the cards' prices; Tagigo's stand in tagigo-options.ts (docs/behavior/catalog.md#prices). */

const { incardFinder: card, tagigo: tag, carbonFinder: carbon } = facts;

export const incardFinder: Product = {
  id: "incard-finder-product",
  title: "InCard Finder",
  description: `A ${card.thicknessMm} mm card that lives in your wallet and shows up in Apple Find My or Google Find Hub.`,
  htmlDescription: `<p>A ${card.thicknessMm} mm card that lives in your wallet and shows up in Apple Find My or Google Find Hub. No charging, no app to install, no subscription.</p>`,
  images: [],
  variants: [{ id: "incard-finder-variant", title: "InCard Finder", price: "27.99", originalPrice: "34.99" }],
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

function variant({ key, network, details }: TagigoVersion): Variant {
  const { name, prices } = tagigoNetworks[network];
  const { pack, holds } = details;
  return {
    id: key,
    title: `${name}, ${holds.name}, ${pack}`,
    price: prices[pack],
    color: holds.name,
    networkType: network,
    packSize: pack,
  };
}

/** A variant for each version that has a price of its own. */
export const tagigo: Product = {
  id: "tagigo-product",
  title: "Tagigo",
  description: `A ${tag.widthMm} mm square key ring tracker, ${tag.loudnessDb} dB loud, with a ${tag.batteryCell} cell you change yourself.`,
  htmlDescription: `<p>A ${tag.widthMm} mm square key ring tracker, ${tag.loudnessDb} dB loud, with a ${tag.batteryCell} cell you change yourself. Choose the dual-network version, or Tagigo G for Google Find Hub only.</p>`,
  images: [],
  variants: tagigoVersions.filter(({ details }) => details.listed).map(variant),
  features: [
    `${tag.loudnessDb} dB ring`,
    `Replaceable ${tag.batteryCell} battery: up to ${tag.batteryYearsAndroid} years on Android, up to ${tag.batteryYearsIos} years on iOS`,
    `${capitalized(colorCount)}: ${tagigoColors.map(({ name }) => name).join(", ")}`,
    "Dual network, or Google Find Hub only as Tagigo G",
    "Key ring hole through the body, no loop to snap",
    "No subscription fees",
  ],
  badge: "Presale",
  availability: {
    kind: "presale",
    shipDate: tag.expectedShip.productPage,
    note: `Expected to ship ${tag.expectedShip.productPage}.`,
  },
};

const carbonFinder: Product = {
  id: "carbon-finder-product",
  title: "Carbon Finder",
  description: `A woven-carbon card tracker that recharges on any Qi pad and lasts about ${carbon.monthsPerCharge} months per charge.`,
  htmlDescription: `<p>A woven-carbon card tracker that recharges on any Qi pad: about ${carbon.chargeHours} hours on the pad, about ${carbon.monthsPerCharge} months in the wallet.</p>`,
  images: [],
  variants: [{ id: "carbon-finder-presale", title: "Carbon Finder", price: "28.99", originalPrice: "35.99" }],
  features: [
    "Qi wireless charging on the pad you already own",
    `About ${carbon.monthsPerCharge} months per charge`,
    `${carbon.thicknessMm} mm of woven carbon fiber`,
    `${carbon.waterRating}: ${carbon.waterDepthM} m of water for ${carbon.waterMinutes} minutes`,
    `Range up to ${carbon.rangeM} m`,
    "Works with Apple Find My or Google Find Hub",
  ],
  badge: "Presale",
  availability: { kind: "presale", shipDate: "October 31, 2025", note: "Ships October 31, 2025" },
};

/** Seeds the database and stands in when the products call fails (docs/behavior/catalog.md#products). */
export const products: readonly Product[] = [incardFinder, tagigo, carbonFinder];
