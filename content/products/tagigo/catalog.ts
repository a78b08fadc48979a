import { capitalized } from "#content/format.ts";
import type { Product, Variant } from "#contract/product.ts";
import { tagigoFacts as tag } from "./facts.ts";
import { colorCount, type TagigoVersion, tagigoColors, tagigoNetworks, tagigoVersions } from "./options.ts";
import { tagigo } from "./product.ts";

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

/**
 * What the catalog starts with, a variant for each version that has a price of its own; the prices stand in options.ts
 * (docs/behavior/catalog.md#prices).
 */
export const tagigoSeed: Product = {
  id: tagigo.catalogId,
  title: tagigo.name,
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
