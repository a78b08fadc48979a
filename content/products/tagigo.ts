import { facts } from "#content/catalog/facts.ts";
import { presentation, prices } from "#content/catalog/presentation.ts";
import type { PictureName } from "#content/media/pictures.ts";
import type { NetworkType } from "#contract/product.ts";
import { type ProductFeature, tagigoSpecs } from "./specifications.ts";

const f = facts.tagigo;
const { shop } = facts;

/** The texts of the Tagigo page besides its configurator and manual. */
export const tagigoPage = {
  title: "Tagigo",
  lead: `A ${f.widthMm} mm square that hangs on what you lose, with a battery that you change yourself.`,
  presaleNote: presentation.tagigo.availability.note,
  /** The price chips of the hero. */
  priceChips: [
    { label: "Dual network", price: `$${prices.tagigoDual}` },
    { label: "Google only", price: `$${prices.tagigoGoogle}` },
  ],
  promises: [
    `A 4-Pack saves ${f.fourPackSavesPercent}%`,
    `Free shipping on orders $${shop.freeShippingFromDollars}+`,
    `${shop.warrantyYears}-year warranty`,
    `${shop.returnDays}-day returns`,
    "Secure checkout",
  ],
  overview: [
    `Keys, bags and suitcases have no card slot, so Tagigo hangs. A ring goes through the hole in its corner, about ${f.weightG} g hang from it, and nothing else is needed.`,
    `It rings at ${f.loudnessDb} dB when you ask it to. Out of earshot, passing phones of the network report where it is.`,
    `It is not waterproof: the lid that lets you change the ${f.batteryCell} lets water in as well. Under a coat or inside a bag it is at home; on the outside of a rainy backpack it is not.`,
  ],
  features: [
    {
      icon: "bell-ring",
      title: `${f.loudnessDb} dB ring`,
      text: "Tap Play Sound in Find My or Find Hub, stand still and listen.",
    },
    {
      icon: "battery-full",
      title: `${f.batteryCell} inside`,
      text: `${f.batteryYearsAndroid} years on Android, ${f.batteryYearsIos} years on iOS. Supermarkets and drugstores sell the cell.`,
    },
    {
      icon: "radar",
      title: "Two networks, or one for less",
      text: `Dual network at $${prices.tagigoDual}; Tagigo G for Google Find Hub at $${prices.tagigoGoogle}.`,
    },
    {
      icon: "palette",
      title: "Black, White, Pink, Blue",
      text: "Tell two key rings apart before you pick one up.",
    },
    {
      icon: "key-round",
      title: "Hole through the corner",
      text: "Takes a split ring, a carabiner or a strap. No holder, no adhesive.",
    },
    {
      icon: "smartphone",
      title: "The app you already have",
      text: `Find My from iOS ${f.minIos}, Find Hub from Android ${f.minAndroid}. No account with us.`,
    },
  ] satisfies readonly ProductFeature[],
  specs: tagigoSpecs,
  /** The four use-case photos of the gallery, with the words of their buttons. */
  useCases: [
    { picture: "tagigo-keys", label: "On keys" },
    { picture: "tagigo-bag", label: "On a bag" },
    { picture: "tagigo-luggage", label: "On luggage" },
    { picture: "tagigo-collar", label: "On a collar" },
  ] satisfies readonly { picture: PictureName; label: string }[],
  /** What a buyer must know of each network before choosing it in the configurator. */
  networkNotes: {
    "Dual Network": "For iPhone or Android: pairs with Apple Find My or Google Find Hub, one at a time.",
    "Google Find Hub": "For Android only: Tagigo G does not appear in Apple's Find My.",
  } satisfies Record<NetworkType, string>,
  colorDisabled: "Choose 1-Pack to pick a color.",
  // What the box holds isn't known: a tag whose battery is changed by the owner comes with its first cell.
  inTheBox: {
    "1-Pack": ["One Tagigo", `One ${f.batteryCell} cell, fitted`, "Quick start guide"],
    "4-Pack": ["Four Tagigo", `Four ${f.batteryCell} cells, fitted`, "Quick start guide"],
  },
} as const;
