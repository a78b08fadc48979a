import { footnoteOf } from "#content/catalog/disagreeing-figures.ts";
import { facts } from "#content/catalog/facts.ts";
import type { IconName } from "#content/catalog/presentation.ts";
import { measureText } from "#content/format.ts";

type SpecRow = { readonly label: string; readonly value: string; readonly footnote?: string | undefined };

export type SpecGroup = { readonly title: string; readonly rows: readonly SpecRow[] };

export type ProductFeature = { readonly icon: IconName; readonly title: string; readonly text: string };

const { incardFinder: card, tagigo: tag, carbonFinder: carbon } = facts;
const networks = "Apple Find My or Google Find Hub, one at a time";
const warranty = `${facts.shop.warrantyYears} year`;

const batteryYears = ({ batteryYearsAndroid: android, batteryYearsIos: ios }: typeof card | typeof tag): string =>
  `Up to ${android} years on Android, up to ${ios} years on iOS`;

const water = ({ waterRating, waterDepthM, waterMinutes }: typeof card | typeof carbon): string =>
  `${waterRating} (${waterDepthM} m for ${waterMinutes} min)`;

/** @param values by their labels */
const group = (title: string, values: Readonly<Record<string, string | Omit<SpecRow, "label">>>): SpecGroup => ({
  title,
  rows: Object.entries(values).map(([label, value]) => ({ label, ...(typeof value === "string" ? { value } : value) })),
});

const cardRadio = group("Finding", {
  Network: networks,
  Radio: card.bluetooth,
  Range: `About ${card.rangeM} m in the open`,
  Sound: `${card.loudnessDb} dB`,
});

const cardPower = group("Power", {
  Battery: `Non-rechargeable, ${card.batteryVolts}V ${card.batteryMah}mAh`,
  "Battery life": batteryYears(card),
});

const cardEndurance = group("Durability", {
  "Water resistance": water(card),
  "Operating temperature": `${card.temperatureMinC} to ${card.temperatureMaxC}°C`,
  Warranty: warranty,
});

const cardPhones = group("Phones", {
  Apple: `iOS ${card.minIos}, macOS ${card.minMacOs} or later`,
  Android: `Android ${card.minAndroid} or later`,
  "Apple limit": `${facts.apple.maxItemsPerAppleId} items per Apple ID`,
  Subscription: "None",
});

const cardBody = (widthMm: string, heightMm: string, where: "product page" | "Specifications page"): SpecGroup =>
  group("Body", {
    Size: { value: `${widthMm} x ${heightMm} mm`, footnote: footnoteOf("incard-size", where) },
    Thickness: `${card.thicknessMm} mm`,
    Weight: `${card.weightG} g`,
    Model: card.modelNumber,
  });

// Functions, because the browser's file of the Specifications page would hold lists that are made at once.

/** Its outline is the 84.6 mm one (docs/behavior/catalog.md#disagreeing-figures). */
export const incardFinderSpecs = (): readonly SpecGroup[] => [
  cardBody(`${card.widthMm}`, `${card.heightMm}`, "product page"),
  cardRadio,
  cardPower,
  cardEndurance,
  cardPhones,
];

export const tagigoSpecs = (): readonly SpecGroup[] => [
  group("Body", {
    Size: `${measureText(tag.widthMm)} x ${measureText(tag.heightMm)} x ${tag.thicknessMm} mm`,
    Weight: `About ${tag.weightG} g`,
    Colors: tag.colors.join(", "),
    "Water resistance": "Not waterproof",
    Model: `${tag.modelNumber} (${tag.modelSuffixes.join(", ")})`,
  }),
  group("Finding", {
    "Network, Tagigo": networks,
    "Network, Tagigo G": "Google Find Hub only",
    Sound: `${tag.loudnessDb} dB`,
  }),
  group("Power", { Battery: `${tag.batteryCell} coin cell, replaceable`, "Battery life": batteryYears(tag) }),
  group("Phones", {
    "Apple (Tagigo only)": `iOS ${tag.minIos} or later`,
    Android: `Android ${tag.minAndroid} or later`,
    Subscription: "None",
    Warranty: warranty,
  }),
];

/** Its sound is the 80-100 dB of facts. */
export const carbonFinderSpecs = (): readonly SpecGroup[] => [
  group("Body", {
    Size: {
      value: `${measureText(carbon.widthMm)} x ${measureText(carbon.heightMm)} x ${measureText(carbon.thicknessMm)} mm`,
      footnote: footnoteOf("carbon-thickness", "product page"),
    },
    Weight: `${carbon.weightG} g`,
    Material: "Woven carbon fiber",
    "Water resistance": water(carbon),
  }),
  group("Finding", {
    Network: networks,
    Radio: carbon.bluetooth,
    Range: `Up to ${carbon.rangeM} m`,
    Sound: {
      value: `${carbon.loudnessDb.specifications} dB`,
      footnote: footnoteOf("carbon-loudness", "Specifications tab of its page"),
    },
  }),
  group("Power", {
    Battery: `Rechargeable, ${carbon.batteryMah} mAh`,
    Charging: `Qi wireless, about ${carbon.chargeHours} hours`,
    "Battery life": `About ${carbon.monthsPerCharge} months per charge`,
  }),
  group("Phones", {
    Apple: `iOS ${carbon.minIos} or later`,
    Android: `Android ${carbon.minAndroid} or later`,
    Subscription: "None",
    Warranty: warranty,
  }),
];

const page = card.specificationsPage;
const pageWidth = measureText(page.widthMm, 2);
const pageHeight = measureText(page.heightMm, 2);

/** docs/behavior/products.md#specifications-page */
export const specificationsPage = {
  hero: {
    title: "InCard Finder specifications",
    lead: "Every figure, and what it means in your pocket.",
    picture: "incard-scale",
  },
  specs: [
    // This page gives the ISO card format where the product page gives 84.6 x 53 mm: see facts.incardFinder.
    { ...cardBody(pageWidth, pageHeight, "Specifications page"), picture: "incard-top" },
    { ...cardRadio, picture: "incard-speaker" },
    { ...cardPower, picture: "incard-back" },
    { ...cardEndurance, picture: "incard-edge" },
    { ...cardPhones, picture: "incard-button" },
  ],
  keyFeatures: [
    {
      icon: "credit-card",
      title: "Fits a slot for two cards",
      text: `At ${card.thicknessMm} mm it's a little thicker than two bank cards, and at ${card.weightG} g about as heavy as two quarters.`,
    },
    {
      icon: "radar",
      title: "Either network",
      text: "Apple Find My or Google Find Hub, with the finding app your phone already has.",
    },
    {
      icon: "bell-ring",
      title: `${card.loudnessDb} dB`,
      text: "The sound comes out at the corner that stays above the leather.",
    },
    {
      icon: "droplets",
      title: card.waterRating,
      text: `Sealed for ${card.waterDepthM} m of water and ${card.waterMinutes} minutes, which is why the cell can't be changed.`,
    },
    {
      icon: "thermometer",
      title: `${card.temperatureMinC} to ${card.temperatureMaxC}°C`,
      text: "A winter jacket is fine. A dashboard in August isn't: take the wallet with you.",
    },
    {
      icon: "battery-full",
      title: `${card.batteryMah} mAh`,
      text: `Up to ${card.batteryYearsAndroid} years on Android and up to ${card.batteryYearsIos} on iOS.`,
    },
  ],
  dimensions: {
    title: "Dimensions",
    text: "The size of an ID-1 card, like a driver's license.",
    widthMm: pageWidth,
    heightMm: pageHeight,
    thicknessMm: `${card.thicknessMm}`,
    weightG: `${card.weightG}`,
  },
  buy: { title: "Does it measure up?", label: "Buy Now", href: "/buy-now" },
} as const;
