import { facts } from "#content/catalog/facts.ts";
import { tagigoShipFootnote } from "#content/catalog/offer-sentences.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { capitalized, inWords, measureText } from "#content/format.ts";
import type { PictureName } from "#content/media/pictures.ts";
import { moneyText } from "#content/money.ts";
import type { ProductPage } from "#content/products/chapters.ts";
import {
  batteryYears,
  eitherNetwork,
  type SpecGroup,
  specGroup,
  warrantyTime,
} from "#content/products/specifications.ts";
import { packCounts, tagigoNetworks } from "#content/products/tagigo/options.ts";
import { networkTypes, type PackSize, packSizes } from "#contract/product-options.ts";
import { tagigoChaptersOf } from "./chapters.ts";

const { tagigo: f, incardFinder: card } = facts;

function boxOf(pack: PackSize): readonly string[] {
  const count = packCounts[pack];
  return [
    `${capitalized(inWords(count))} Tagigo`,
    `${capitalized(inWords(count))} ${f.batteryCell} ${count === 1 ? "cell" : "cells"}, fitted`,
    "Quick start guide",
  ];
}

const tagigoSpecs = (): readonly SpecGroup[] => [
  specGroup("Body", {
    Size: `${measureText(f.widthMm)} x ${measureText(f.heightMm)} x ${f.thicknessMm} mm`,
    Weight: `About ${f.weightG} g`,
    Colors: f.colors.join(", "),
    "Water resistance": "Not waterproof",
    Model: `${f.modelNumber} (${f.modelSuffixes.join(", ")})`,
  }),
  specGroup("Finding", {
    "Network, Tagigo": eitherNetwork,
    "Network, Tagigo G": "Google Find Hub only",
    Sound: `${f.loudnessDb} dB`,
  }),
  specGroup("Power", { Battery: `${f.batteryCell} coin cell, replaceable`, "Battery life": batteryYears(f) }),
  specGroup("Phones", {
    "Apple (Tagigo only)": `iOS ${f.minIos} or later`,
    Android: `Android ${f.minAndroid} or later`,
    Subscription: "None",
    Warranty: warrantyTime,
  }),
];

const sharedPageOf = (offers: Offers): ProductPage => ({
  title: "Tagigo",
  lead: `A ${f.widthMm} mm square for the things you lose, with a battery you change yourself.`,
  overview: {
    lead: `Keys, bags and suitcases have no card slot, so Tagigo hangs from a ring through its corner. It weighs about ${f.weightG} g and needs nothing else.`,
    chapters: tagigoChaptersOf(offers),
  },
  upClose: ["tagigo-scale", "tagigo-box", "design-luggage", "design-backpack"],
  goesWith: {
    "incard-finder": {
      picture: "incard-glove",
      reason: `For the wallet: ${card.thicknessMm} mm thin, and ${card.waterRating} where Tagigo isn't waterproof.`,
    },
    "carbon-finder": { picture: "carbon-desk", reason: "For a wallet that lives near a charging pad." },
  },
  features: [
    {
      icon: "bell-ring",
      title: `${f.loudnessDb} dB ring`,
      text: "Tap Play Sound in Find My or Find Hub, stand still and listen.",
    },
    {
      icon: "battery-full",
      title: `${f.batteryCell} inside`,
      text: `Up to ${f.batteryYearsAndroid} years on Android, up to ${f.batteryYearsIos} years on iOS. Supermarkets and drugstores sell the cell.`,
    },
    {
      icon: "radar",
      title: `Two networks, or one${offers.googleSaves === null ? "" : " for less"}`,
      text: `Dual network at ${moneyText(offers.tagigoPrices["Dual Network"]["1-Pack"])}; Tagigo G for Google Find Hub at ${moneyText(offers.tagigoPrices["Google Find Hub"]["1-Pack"])}.`,
    },
    { icon: "palette", title: f.colors.join(", "), text: "Tell two key rings apart before you pick one up." },
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
  ],
  specs: tagigoSpecs(),
  // What the box holds isn't known: a tag whose battery is changed by the owner comes with its first cell.
  inTheBox: packSizes.map((pack) => `${pack}: ${boxOf(pack).join(", ")}`),
});

/** What Tagigo's page says, with what only a product in several versions has. */
export type TagigoPage = ProductPage & {
  /** When it ships, as a sentence. */
  readonly shipNote: string;
  /** What another screen gives as its ship date. Undefined while all screens agree. */
  readonly shipFootnote: string | undefined;
  /** The price of a single in each network. */
  readonly priceChips: readonly { readonly label: string; readonly price: string }[];
  /** Pictures of what it hangs on, for the gallery. */
  readonly useCases: readonly { readonly picture: PictureName; readonly label: string }[];
  /** What is said beside the colors while they can't be chosen. */
  readonly colorDisabled: string;
};

/** Gives what Tagigo's page says, of both networks. */
export const tagigoPageOf = (offers: Offers): TagigoPage => ({
  ...sharedPageOf(offers),
  shipNote: offers.tagigo.note,
  shipFootnote: tagigoShipFootnote(offers, "product page"),
  priceChips: networkTypes.map((network) => ({
    label: tagigoNetworks[network].chip,
    price: moneyText(offers.tagigoPrices[network]["1-Pack"]),
  })),
  useCases: [
    { picture: "tagigo-keys", label: "On keys" },
    { picture: "tagigo-bag", label: "In a bag" },
    { picture: "tagigo-luggage", label: "On luggage" },
    { picture: "tagigo-collar", label: "On a collar" },
  ],
  colorDisabled: "Choose 1-Pack to pick a color.",
});
