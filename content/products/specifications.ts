import { footnoteOf } from "#content/catalog/disagreeing-figures.ts";
import { facts } from "#content/catalog/facts.ts";
import type { IconName } from "#content/catalog/presentation.ts";
import { measureText } from "#content/format.ts";

type SpecRow = { readonly label: string; readonly value: string; readonly footnote?: string | undefined };

export type SpecGroup = { readonly title: string; readonly rows: readonly SpecRow[] };

export type ProductFeature = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
};

const card = facts.incardFinder;
const tag = facts.tagigo;
const carbon = facts.carbonFinder;
const networks = "Apple Find My or Google Find Hub, one at a time";
const batteryYears = ({ batteryYearsAndroid: android, batteryYearsIos: ios }: typeof card | typeof tag): SpecRow => ({
  label: "Battery life",
  value: `Up to ${android} years on Android, up to ${ios} years on iOS`,
});
const water = ({ waterRating, waterDepthM, waterMinutes }: typeof card | typeof carbon): SpecRow => ({
  label: "Water resistance",
  value: `${waterRating} (${waterDepthM} m for ${waterMinutes} min)`,
});
const subscription = { label: "Subscription", value: "None" } as const;
const warranty = { label: "Warranty", value: `${facts.shop.warrantyYears} year` } as const;

const cardRadio: SpecGroup = {
  title: "Finding",
  rows: [
    { label: "Network", value: networks },
    { label: "Radio", value: card.bluetooth },
    { label: "Range", value: `About ${card.rangeM} m in the open` },
    { label: "Sound", value: `${card.loudnessDb} dB` },
  ],
};

const cardPower: SpecGroup = {
  title: "Power",
  rows: [
    { label: "Battery", value: `Non-rechargeable, ${card.batteryVolts}V ${card.batteryMah}mAh` },
    batteryYears(card),
  ],
};

const cardEndurance: SpecGroup = {
  title: "Durability",
  rows: [
    water(card),
    { label: "Operating temperature", value: `${card.temperatureMinC} to ${card.temperatureMaxC}°C` },
    warranty,
  ],
};

const cardPhones: SpecGroup = {
  title: "Phones",
  rows: [
    { label: "Apple", value: `iOS ${card.minIos}, macOS ${card.minMacOs} or later` },
    { label: "Android", value: `Android ${card.minAndroid} or later` },
    { label: "Apple limit", value: `${facts.apple.maxItemsPerAppleId} items per Apple ID` },
    subscription,
  ],
};

const cardBody = (widthMm: string, heightMm: string, where: "product page" | "Specifications page"): SpecGroup => ({
  title: "Body",
  rows: [
    { label: "Size", value: `${widthMm} x ${heightMm} mm`, footnote: footnoteOf("incard-size", where) },
    { label: "Thickness", value: `${card.thicknessMm} mm` },
    { label: "Weight", value: `${card.weightG} g` },
    { label: "Model", value: card.modelNumber },
  ],
});

/** Its outline is the 84.6 mm one (docs/behavior/catalog.md#disagreeing-figures). */
export const incardFinderSpecs: readonly SpecGroup[] = [
  cardBody(`${card.widthMm}`, `${card.heightMm}`, "product page"),
  cardRadio,
  cardPower,
  cardEndurance,
  cardPhones,
];

export const tagigoSpecs: readonly SpecGroup[] = [
  {
    title: "Body",
    rows: [
      { label: "Size", value: `${measureText(tag.widthMm)} x ${measureText(tag.heightMm)} x ${tag.thicknessMm} mm` },
      { label: "Weight", value: `About ${tag.weightG} g` },
      { label: "Colors", value: tag.colors.join(", ") },
      { label: "Water resistance", value: "Not waterproof" },
      { label: "Model", value: `${tag.modelNumber} (${tag.modelSuffixes.join(", ")})` },
    ],
  },
  {
    title: "Finding",
    rows: [
      { label: "Network, Tagigo", value: networks },
      { label: "Network, Tagigo G", value: "Google Find Hub only" },
      { label: "Sound", value: `${tag.loudnessDb} dB` },
    ],
  },
  {
    title: "Power",
    rows: [{ label: "Battery", value: `${tag.batteryCell} coin cell, replaceable` }, batteryYears(tag)],
  },
  {
    title: "Phones",
    rows: [
      { label: "Apple (Tagigo only)", value: `iOS ${tag.minIos} or later` },
      { label: "Android", value: `Android ${tag.minAndroid} or later` },
      subscription,
      warranty,
    ],
  },
];

/** Its sound is the 80-100 dB of facts. */
export const carbonFinderSpecs: readonly SpecGroup[] = [
  {
    title: "Body",
    rows: [
      {
        label: "Size",
        value: `${measureText(carbon.widthMm)} x ${measureText(carbon.heightMm)} x ${measureText(carbon.thicknessMm)} mm`,
        footnote: footnoteOf("carbon-thickness", "product page"),
      },
      { label: "Weight", value: `${carbon.weightG} g` },
      { label: "Material", value: "Woven carbon fiber" },
      water(carbon),
    ],
  },
  {
    title: "Finding",
    rows: [
      { label: "Network", value: networks },
      { label: "Radio", value: carbon.bluetooth },
      { label: "Range", value: `Up to ${carbon.rangeM} m` },
      {
        label: "Sound",
        value: `${carbon.loudnessDb.specifications} dB`,
        footnote: footnoteOf("carbon-loudness", "Specifications tab of its page"),
      },
    ],
  },
  {
    title: "Power",
    rows: [
      { label: "Battery", value: `Rechargeable, ${carbon.batteryMah} mAh` },
      { label: "Charging", value: `Qi wireless, about ${carbon.chargeHours} hours` },
      { label: "Battery life", value: `About ${carbon.monthsPerCharge} months per charge` },
    ],
  },
  {
    title: "Phones",
    rows: [
      { label: "Apple", value: `iOS ${carbon.minIos} or later` },
      { label: "Android", value: `Android ${carbon.minAndroid} or later` },
      subscription,
      warranty,
    ],
  },
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
