import { facts } from "#content/catalog/facts.ts";
import { type ProductSlug, presentation, prices } from "#content/catalog/presentation.ts";
import type { PictureName } from "#content/media/pictures.ts";
import type { Availability } from "#contract/product.ts";

/** A measure set large like a dimension on a drawing: "1.7", "mm", "thick". */
export type HeroFigure = { readonly value: string; readonly unit: string; readonly label: string };

export type HeroButton = { readonly label: string; readonly href: string };

/** What the hero shows of one product. */
export type HeroProduct = {
  readonly slug: ProductSlug;
  /** The lowest price, as the product's card in the hero names it: "$27.99", or "from $19.99". */
  readonly price: string;
  readonly headline: string;
  readonly badge: string;
  readonly lead: string;
  readonly features: readonly string[];
  readonly buttons: { readonly primary: HeroButton; readonly secondary: HeroButton };
  readonly picture: PictureName;
  readonly figures: readonly HeroFigure[];
};

/** The words of a hero card for when a product ships. */
export const heroStates: Readonly<Record<Availability["kind"], string>> = {
  "in-stock": "Ships now",
  presale: "Presale",
  "sold-out": "Sold out",
};

const card = facts.incardFinder;
const tag = facts.tagigo;
const carbon = facts.carbonFinder;

/**
 * The three hero products, index 0, 1, 2 (docs/behavior/home.md#hero): the order that the rotator counts in.
 * @param priorPriceRule whether a list price may show only where it is recorded (docs/law.md): then none is named here
 */
export const heroOf = (priorPriceRule: boolean): readonly HeroProduct[] => [
  {
    slug: "incard-finder",
    price: `$${prices.incardFinder}`,
    headline: `${card.thicknessMm} mm between lost and found`,
    badge: presentation["incard-finder"].badge,
    lead: "A tracker shaped like a bank card. It shows up in Apple Find My or Google Find Hub, and it rings when you ask it to.",
    features: [
      "Works with iPhone or Android",
      `${card.waterRating}: ${card.waterDepthM} m of water for ${card.waterMinutes} minutes`,
      `Battery up to ${card.batteryYearsAndroid} years on Android, up to ${card.batteryYearsIos} on iOS`,
      priorPriceRule
        ? `$${prices.incardFinder}, no subscription`
        : `$${prices.incardFinder} instead of $${prices.incardFinderList}, no subscription`,
    ],
    buttons: {
      primary: { label: "Buy Now", href: "/buy-now" },
      secondary: { label: "See how it works", href: "/#how-it-works" },
    },
    picture: "hero-incard",
    figures: [
      { value: `${card.thicknessMm}`, unit: "mm", label: "thick" },
      { value: `${card.loudnessDb}`, unit: "dB", label: "ring" },
      { value: `${card.rangeM}`, unit: "m", label: "range, approx." },
    ],
  },
  {
    slug: "tagigo",
    price: `from $${prices.tagigoGoogle}`,
    headline: `Keys that answer at ${tag.loudnessDb} dB`,
    badge: presentation.tagigo.badge,
    lead: `A ${tag.widthMm} mm square for keys, suitcases and backpacks. Pick a color and a network, and change the battery yourself.`,
    features: [
      `Dual network from $${prices.tagigoDual}, or Google only from $${prices.tagigoGoogle}`,
      `${tag.batteryCell} cell: up to ${tag.batteryYearsAndroid} years on Android, up to ${tag.batteryYearsIos} on iOS`,
      tag.colors.join(", "),
      `A 4-Pack saves ${tag.fourPackSavesPercent}%`,
    ],
    buttons: {
      primary: { label: "Choose your Tagigo", href: "/products/tagigo" },
      secondary: { label: "See Tagigo G", href: "/products/tagigo-g" },
    },
    picture: "hero-tagigo",
    figures: [
      { value: `${tag.widthMm}`, unit: "mm", label: "square" },
      { value: `${tag.loudnessDb}`, unit: "dB", label: "ring" },
      { value: `${tag.weightG}`, unit: "g", label: "weight, approx." },
    ],
  },
  {
    slug: "carbon-finder",
    price: `$${prices.carbon}`,
    // "Twice a year" is 12 months over facts.carbonFinder.monthsPerCharge; hero.test.ts holds the two together.
    headline: "Charged twice a year, carried every day",
    badge: presentation["carbon-finder"].badge,
    lead: `A woven carbon card that recharges without a cable: about ${carbon.chargeHours} hours on a Qi pad, about ${carbon.monthsPerCharge} months in the wallet.`,
    features: [
      "Works with iPhone or Android",
      `${carbon.waterRating}: ${carbon.waterDepthM} m of water for ${carbon.waterMinutes} minutes`,
      `$${prices.carbon} in presale${priorPriceRule ? "" : `, $${prices.carbonRegular} after`}`,
      `Ships ${carbon.expectedShip}`,
    ],
    buttons: {
      primary: { label: "Order at the presale price", href: "/products/carbon-finder" },
      secondary: { label: "Compare Products", href: "/product-comparison" },
    },
    picture: "hero-carbon",
    figures: [
      { value: `${carbon.monthsPerCharge}`, unit: "months", label: "per charge, approx." },
      { value: `${carbon.thicknessMm}`, unit: "mm", label: "thick" },
      { value: `${carbon.rangeM}`, unit: "m", label: "range, up to" },
    ],
  },
];
