import { facts } from "#content/catalog/facts.ts";
import { shipsShort } from "#content/catalog/offer-sentences.ts";
import type { Offer, Offers } from "#content/catalog/offers.ts";
import { type ProductSlug, presentation } from "#content/catalog/presentation.ts";
import type { LabeledLink } from "#content/navigation.ts";
import type { Availability } from "#contract/product.ts";

export type HeroProduct = ReturnType<typeof heroOf>[number];

export const heroStates: Readonly<Record<Availability["kind"], string>> = {
  "in-stock": "Ships now",
  presale: "Presale",
  "sold-out": "Sold out",
};

const { incardFinder: card, tagigo: tag, carbonFinder: carbon } = facts;

const priceInstead = ({ price, listPrice }: Offer): string =>
  listPrice === null ? `$${price}` : `$${price} instead of $${listPrice}`;

function presalePrice(offer: Offer): string {
  const { kind, price, listPrice } = offer;
  if (kind !== "presale") return priceInstead(offer);
  return `$${price} in presale${listPrice === null ? "" : `, $${listPrice} after`}`;
}

function buyButton(slug: ProductSlug, { [slug]: { kind, name } }: Offers, now: LabeledLink): LabeledLink {
  const { path } = presentation[slug];
  if (kind === "presale") return { label: "Order at the presale price", href: path };
  return kind === "sold-out" ? { label: `See ${name}`, href: path } : now;
}

const ofCatalog = (slug: ProductSlug, { [slug]: { kind, badge } }: Offers) => ({ slug, kind, badge });

/** In the order that the rotator counts in (docs/behavior/home.md#hero). */
export const heroOf = (offers: Offers) =>
  [
    {
      ...ofCatalog("incard-finder", offers),
      price: `$${offers["incard-finder"].price}`,
      headline: `${card.thicknessMm} mm between lost and found`,
      lead: "A tracker shaped like a bank card. It shows up in Apple Find My or Google Find Hub, and it rings when you ask it to.",
      features: [
        "Works with iPhone or Android",
        `${card.waterRating}: ${card.waterDepthM} m of water for ${card.waterMinutes} minutes`,
        `Battery up to ${card.batteryYearsAndroid} years on Android, up to ${card.batteryYearsIos} on iOS`,
        `${priceInstead(offers["incard-finder"])}, no subscription`,
      ],
      buttons: {
        primary: buyButton("incard-finder", offers, { label: "Buy Now", href: "/buy-now" }),
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
      ...ofCatalog("tagigo", offers),
      price: `from $${offers.tagigo.price}`,
      headline: `Keys that answer at ${tag.loudnessDb} dB`,
      lead: `A ${tag.widthMm} mm square for keys, suitcases and backpacks. Pick a color and a network, and change the battery yourself.`,
      features: [
        `Dual network from $${offers.tagigoPrices["Dual Network"]["1-Pack"]}, or Google only from $${offers.tagigoPrices["Google Find Hub"]["1-Pack"]}`,
        `${tag.batteryCell} cell: up to ${tag.batteryYearsAndroid} years on Android, up to ${tag.batteryYearsIos} on iOS`,
        tag.colors.join(", "),
        offers.fourPackSavesPercent === null
          ? "Single or in a 4-Pack"
          : `A 4-Pack saves ${offers.fourPackSavesPercent}%`,
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
      ...ofCatalog("carbon-finder", offers),
      price: `$${offers["carbon-finder"].price}`,
      // "Twice a year" is 12 months over facts.carbonFinder.monthsPerCharge; hero.test.ts holds the two together.
      headline: "Charged twice a year, carried every day",
      lead: `A woven carbon card that recharges without a cable: about ${carbon.chargeHours} hours on a Qi pad, about ${carbon.monthsPerCharge} months in the wallet.`,
      features: [
        "Works with iPhone or Android",
        `${carbon.waterRating}: ${carbon.waterDepthM} m of water for ${carbon.waterMinutes} minutes`,
        presalePrice(offers["carbon-finder"]),
        shipsShort(offers["carbon-finder"]),
      ],
      buttons: {
        primary: buyButton("carbon-finder", offers, { label: "Buy Carbon Finder", href: "/products/carbon-finder" }),
        secondary: { label: "Compare Products", href: "/product-comparison" },
      },
      picture: "hero-carbon",
      figures: [
        { value: `${carbon.monthsPerCharge}`, unit: "months", label: "per charge, approx." },
        { value: `${carbon.thicknessMm}`, unit: "mm", label: "thick" },
        { value: `${carbon.rangeM}`, unit: "m", label: "range, up to" },
      ],
    },
  ] as const;
