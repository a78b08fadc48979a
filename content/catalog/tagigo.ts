import type { NetworkType, PackSize, Product, Variant } from "#contract/product.ts";
import { inAddress, tagigoColors } from "./buying.ts";
import { facts } from "./facts.ts";
import { tagigoPrices } from "./tagigo-prices.ts";

const f = facts.tagigo;

const networkSlug: Record<NetworkType, string> = { "Dual Network": "dual", "Google Find Hub": "google" };
const networkTitle: Record<NetworkType, string> = { "Dual Network": "Tagigo", "Google Find Hub": "Tagigo G" };

function variant(networkType: NetworkType, packSize: PackSize, color: string): Variant {
  const slug = inAddress(color);
  return {
    id: `tagigo-${networkSlug[networkType]}-${packSize.toLowerCase()}-${slug}`,
    title: `${networkTitle[networkType]}, ${color}, ${packSize}`,
    price: tagigoPrices[networkType][packSize],
    color,
    networkType,
    packSize,
  };
}

/** The square keyring tracker: 13 variants, 8 single packs and 5 four-packs. */
export const tagigo: Product = {
  id: "tagigo-product",
  title: "Tagigo",
  description: `A ${f.widthMm} mm square key ring tracker, ${f.loudnessDb} dB loud, with a ${f.batteryCell} cell you change yourself.`,
  htmlDescription: `<p>A ${f.widthMm} mm square key ring tracker, ${f.loudnessDb} dB loud, with a ${f.batteryCell} cell you change yourself. Choose the dual-network version, or Tagigo G for Google Find Hub only.</p>`,
  images: [],
  variants: [
    ...tagigoColors.map((color) => variant("Dual Network", "1-Pack", color)),
    ...tagigoColors.map((color) => variant("Google Find Hub", "1-Pack", color)),
    variant("Dual Network", "4-Pack", "All Colors"),
    ...["All Colors", "Pink", "Blue", "White"].map((color) => variant("Google Find Hub", "4-Pack", color)),
  ],
  features: [
    `${f.loudnessDb} dB ring`,
    `Replaceable ${f.batteryCell} battery: up to ${f.batteryYearsAndroid} years on Android, up to ${f.batteryYearsIos} years on iOS`,
    `Four colors: ${f.colors.join(", ")}`,
    "Dual network, or Google Find Hub only as Tagigo G",
    "Key ring hole through the body, no loop to snap",
    "No subscription fees",
  ],
  badge: "Presale",
  // A presale with an expected date, and ships immediately afterwards: the note is true on either side of the date
  // (docs/behavior/catalog.md#availability).
  availability: {
    kind: "presale",
    shipDate: f.expectedShip.productPage,
    note: `Expected to ship ${f.expectedShip.productPage}. Orders placed after that date ship immediately.`,
  },
};
