import { type Figures, footnoteOf, printedOutline } from "#content/catalog/disagreeing-figures.ts";
import { facts } from "#content/catalog/facts.ts";
import type { PictureName } from "#content/media/pictures.ts";
import {
  batteryYears,
  eitherNetwork,
  type SpecGroup,
  specGroup,
  warrantyTime,
  waterResistance,
} from "#content/products/specifications.ts";

const { incardFinder: card } = facts;

const cardRadio = specGroup("Finding", {
  Network: eitherNetwork,
  Radio: card.bluetooth,
  Range: `About ${card.rangeM} m in the open`,
  Sound: `${card.loudnessDb} dB`,
});

const cardPower = specGroup("Power", {
  Battery: `Non-rechargeable, ${card.batteryVolts}V ${card.batteryMah}mAh`,
  "Battery life": batteryYears(card),
});

const cardEndurance = specGroup("Durability", {
  "Water resistance": waterResistance(card),
  "Operating temperature": `${card.temperatureMinC} to ${card.temperatureMaxC}°C`,
  Warranty: warrantyTime,
});

const cardPhones = specGroup("Phones", {
  Apple: `iOS ${card.minIos}, macOS ${card.minMacOs} or later`,
  Android: `Android ${card.minAndroid} or later`,
  "Apple limit": `${facts.apple.maxItemsPerAppleId} items per Apple ID`,
  Subscription: "None",
});

const cardBody = (figures: Figures, where: keyof Figures["incard-size"]): SpecGroup =>
  specGroup("Body", {
    Size: {
      value: `${printedOutline(figures, where).join(" x ")} mm`,
      footnote: footnoteOf(figures, "incard-size", where),
    },
    Thickness: `${card.thicknessMm} mm`,
    Weight: `${card.weightG} g`,
    Model: card.modelNumber,
  });

/** Measures as they are printed. */
export type CardMeasures = {
  readonly widthMm: string;
  readonly heightMm: string;
  readonly thicknessMm: string;
  readonly weightG: string;
};

/**
 * Gives the specifications on InCard Finder's page. The outline there is the one of 84.6 mm, where the Specifications
 * page gives that of the card format until the owner settled it (docs/behavior/catalog.md#disagreeing-figures).
 */
export const incardFinderSpecs = (figures: Figures): readonly SpecGroup[] => [
  cardBody(figures, "product page"),
  cardRadio,
  cardPower,
  cardEndurance,
  cardPhones,
];

/** Gives the lists of the Specifications page, each with its picture (docs/behavior/products.md#specifications-page). */
export const specificationsPageLists = (
  figures: Figures,
): readonly (SpecGroup & { readonly picture: PictureName })[] => [
  { ...cardBody(figures, "Specifications page"), picture: "incard-top" },
  { ...cardRadio, picture: "incard-speaker" },
  { ...cardPower, picture: "incard-back" },
  { ...cardEndurance, picture: "incard-edge" },
  { ...cardPhones, picture: "incard-button" },
];

/** Gives the measures that the drawing of the Specifications page shows. */
export function specificationsPageMeasures(figures: Figures): CardMeasures {
  const [widthMm, heightMm] = printedOutline(figures, "Specifications page");
  return { widthMm, heightMm, thicknessMm: `${card.thicknessMm}`, weightG: `${card.weightG}` };
}

/** What the Specifications page says besides its figures (docs/behavior/products.md#specifications-page). */
export const specificationsPage = {
  hero: {
    title: "InCard Finder specifications",
    lead: "Every figure, and what it means in your pocket.",
    picture: "incard-scale",
  },
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
  },
  buy: { title: "Does it measure up?", label: "Buy Now", href: "/buy-now" },
} as const;
