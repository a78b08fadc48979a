import { capitalized } from "#content/format.ts";
import type { Product, Variant } from "#contract/product.ts";
import { facts } from "./facts.ts";
import { colorCount, type TagigoVersion, tagigoColors, tagigoNetworks, tagigoVersions } from "./tagigo-options.ts";

const f = facts.tagigo;

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
  description: `A ${f.widthMm} mm square key ring tracker, ${f.loudnessDb} dB loud, with a ${f.batteryCell} cell you change yourself.`,
  htmlDescription: `<p>A ${f.widthMm} mm square key ring tracker, ${f.loudnessDb} dB loud, with a ${f.batteryCell} cell you change yourself. Choose the dual-network version, or Tagigo G for Google Find Hub only.</p>`,
  images: [],
  variants: tagigoVersions.filter(({ details }) => details.listed).map(variant),
  features: [
    `${f.loudnessDb} dB ring`,
    `Replaceable ${f.batteryCell} battery: up to ${f.batteryYearsAndroid} years on Android, up to ${f.batteryYearsIos} years on iOS`,
    `${capitalized(colorCount)}: ${tagigoColors.map(({ name }) => name).join(", ")}`,
    "Dual network, or Google Find Hub only as Tagigo G",
    "Key ring hole through the body, no loop to snap",
    "No subscription fees",
  ],
  badge: "Presale",
  availability: {
    kind: "presale",
    shipDate: f.expectedShip.productPage,
    note: `Expected to ship ${f.expectedShip.productPage}.`,
  },
};
