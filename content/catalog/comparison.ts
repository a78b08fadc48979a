import { capitalized } from "#content/format.ts";
import { footnoteOf } from "./disagreeing-figures.ts";
import { facts } from "./facts.ts";
import type { Offer, Offers } from "./offers.ts";
import { passedDate } from "./passed-date.ts";
import type { ProductSlug } from "./presentation.ts";
import { colorCount } from "./tagigo-options.ts";

const { incardFinder: card, tagigo: tag, carbonFinder: carbon } = facts;

export type ComparisonRow = {
  readonly label: string;
  readonly cells: readonly string[];
  /** Indexes of the columns that come off best in this row; empty where it is a matter of taste. */
  readonly ahead: readonly number[];
  readonly footnotes?: Readonly<Record<number, string | undefined>>;
  readonly links?: readonly string[];
};

/** @param ahead as in a `ComparisonRow` */
const row = (label: string, ahead: readonly number[], ...cells: readonly string[]): ComparisonRow => ({
  label,
  cells,
  ahead,
});

export type Comparison = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly ComparisonRow[];
};

/** As their makers publish them: AirTag of 2021, Tile Slim of 2024. Neither publishes a loudness in dB. */
export const homeComparisonOf = (offers: Offers): Comparison & { readonly note: string } => ({
  caption: "InCard Finder compared with two other trackers",
  columns: ["InCard Finder", "Apple AirTag", "Tile Slim"],
  rows: [
    row("Finding network", [0], "Apple Find My or Google Find Hub", "Apple Find My", "Tile network by Life360"),
    row("Works with", [0, 2], "iPhone or Android", "iPhone", "iPhone or Android"),
    row("Thickness", [0], `${card.thicknessMm} mm card`, "8.0 mm disc", "2.5 mm card"),
    // A battery that can be changed outlasts any that cannot.
    row(
      "Battery",
      [1],
      `Up to ${card.batteryYearsAndroid} years on Android, up to ${card.batteryYearsIos} on iOS, then replace the card`,
      "More than a year, then change a coin cell",
      "Up to 3 years, then replace the card",
    ),
    row(
      "Water resistance",
      [0, 2],
      `${card.waterRating}, ${card.waterDepthM} m for ${card.waterMinutes} minutes`,
      "IP67, 1 m for 30 minutes",
      "IP68",
    ),
    row("The last few meters", [1], "Sound", "Sound, and an arrow on iPhones with ultra wideband", "Sound"),
    row("Rings your phone", [2], "No", "No", "Yes, double-press its button"),
    row("Subscription", [0, 1], "None", "None", "Not needed to find; some extras are paid"),
    // Shops sell both for less than their launch prices at times, so nobody is ahead.
    row("Price", [], `$${offers["incard-finder"].price}`, "$29 at launch, 2021", "$29.99 at launch, 2024"),
  ],
  note: "As of October 2025: AirTag of 2021 and Tile Slim of 2024, from their makers' published specifications in the US. Their street prices vary. AirTag is a trademark of Apple Inc.; Tile is a trademark of Tile, Inc., a Life360 company. Neither company is affiliated with this shop.",
});

export type ComparedProduct = ReturnType<typeof comparedProductsOf>[number];

const compared = (id: ProductSlug | "tagigo-g", name: string, price: string, { badge, note }: Offer) =>
  ({ id, name, price, badge, ships: note, href: `/products/${id}` }) as const;

/** docs/behavior/comparison.md#products */
export function comparedProductsOf(offers: Offers) {
  const { "incard-finder": incard, tagigo, "carbon-finder": carbonOffer, tagigoPrices } = offers;
  return [
    compared("incard-finder", "InCard Finder", `$${incard.price}`, {
      ...incard,
      badge: incard.kind === "in-stock" ? "Best Choice" : incard.badge,
    }),
    compared("tagigo", "Tagigo", `from $${tagigoPrices["Dual Network"]["1-Pack"]}`, tagigo),
    compared("tagigo-g", "Tagigo G", `$${tagigoPrices["Google Find Hub"]["1-Pack"]}`, {
      ...tagigo,
      badge: tagigo.kind === "sold-out" ? tagigo.badge : "Google Only",
    }),
    compared("carbon-finder", "Carbon Finder", `$${carbonOffer.price}`, carbonOffer),
  ];
}

const coinCell = `Replaceable ${tag.batteryCell}`;
const tagSize = `${tag.thicknessMm} mm`;

/** Carbon Finder's thickness and sound differ here from its own page (docs/behavior/catalog.md#disagreeing-figures). */
export function productComparisonOf(offers: Offers): readonly ComparisonRow[] {
  const { tagigoPrices, lowest } = offers;
  const products = comparedProductsOf(offers);
  return [
    row(
      "Network",
      [0, 1, 3],
      "Apple Find My or Google Find Hub",
      "Apple Find My or Google Find Hub",
      "Google Find Hub only",
      "Apple Find My or Google Find Hub",
    ),
    row(
      "Battery",
      [],
      `Sealed: up to ${card.batteryYearsAndroid} years on Android, up to ${card.batteryYearsIos} on iOS`,
      `${coinCell}: up to ${tag.batteryYearsAndroid} years on Android, up to ${tag.batteryYearsIos} on iOS`,
      `${coinCell}: up to ${tag.batteryYearsAndroid} years on Android`,
      `Rechargeable by Qi: about ${carbon.monthsPerCharge} months per charge`,
    ),
    row(
      "Water resistance",
      [0],
      `${card.waterRating} (${card.waterDepthM} m for ${card.waterMinutes} minutes)`,
      "Not waterproof",
      "Not waterproof",
      `${carbon.waterRating} (${carbon.waterDepthM} m for ${carbon.waterMinutes} minutes)`,
    ),
    {
      ...row("Thickness", [0], `${card.thicknessMm} mm`, tagSize, tagSize, `${facts.comparison.thickerCardMm} mm`),
      footnotes: { 3: footnoteOf("carbon-thickness", "comparison page") },
    },
    {
      ...row(
        "Sound",
        [1, 2],
        ...[card, tag, tag].map(({ loudnessDb }) => `${loudnessDb} dB`),
        `${carbon.loudnessDb.comparison} dB`,
      ),
      footnotes: { 3: footnoteOf("carbon-loudness", "comparison page") },
    },
    row(
      "Special features",
      [],
      "Bank card size, years without a charger",
      `${capitalized(colorCount)}, built-in ring hole, 4-Packs`,
      capitalized(
        `${tagigoPrices["Google Find Hub"]["1-Pack"] === lowest ? "lowest price, " : ""}${colorCount}, 4-Packs`,
      ),
      "Qi charging, woven carbon fiber",
    ),
    row("Price", [], ...products.map(({ price }) => price)),
    row("Ships", [], ...products.map(({ ships }) => ships)),
    {
      ...row("Order", [], ...products.map(({ name }) => `See ${name}`)),
      links: products.map(({ href }) => href),
    },
  ];
}

function carbonNotFor({ kind, shipDate, shipDatePassed }: Offer): string {
  if (kind === "in-stock") return "Not for you if you don't want to think about charging.";
  const why = kind === "sold-out" ? "it's sold out" : shipDate === null ? "it's on presale" : `it ships ${shipDate}`;
  return `Not for you if you need it today: ${why}.${shipDatePassed ? ` ${passedDate.ship}` : ""}`;
}

/** docs/behavior/comparison.md#guidance */
export const guidanceOf = (offers: Offers) => ({
  "incard-finder": {
    title: "For the wallet you never want to think about",
    text: `Thin, sealed against water, and up to ${card.batteryYearsAndroid} years without a charger.`,
    notFor: "Not for you if replacing the whole card at the end bothers you.",
  },
  tagigo: {
    title: "For keys and bags, on any phone",
    text: `${tag.loudnessDb} dB and about ${tag.weightG} g on a ring. When the ${tag.batteryCell} runs out, you put in a new one.`,
    notFor: "Not for you if it will get wet, or must fit a card slot.",
  },
  "tagigo-g": {
    title: "For an Android household",
    text: `The same tag${offers.googleSaves === null ? ", but it" : " for less, because it"} joins only one network.`,
    notFor: "Not for you if anyone who needs to find it carries an iPhone.",
  },
  "carbon-finder": {
    title: "For a wallet beside a charging pad",
    text: `About ${carbon.chargeHours} hours on the pad every ${carbon.monthsPerCharge} months, and you keep the card.`,
    notFor: carbonNotFor(offers["carbon-finder"]),
  },
});

/** "If … choose …". */
export const decisionGuide: readonly { ifYou: string; choose: string; id: ComparedProduct["id"] }[] = [
  { ifYou: "If it goes in a wallet and you want no upkeep", choose: "choose InCard Finder", id: "incard-finder" },
  { ifYou: "If you would rather recharge than replace", choose: "choose Carbon Finder", id: "carbon-finder" },
  { ifYou: "If it goes on keys and you have an iPhone", choose: "choose Tagigo", id: "tagigo" },
  { ifYou: "If it goes on keys and everyone has Android", choose: "choose Tagigo G", id: "tagigo-g" },
  { ifYou: "If it has to survive getting wet", choose: "choose InCard Finder", id: "incard-finder" },
  { ifYou: "If it travels in luggage", choose: "choose Tagigo", id: "tagigo" },
  { ifYou: "If it hangs on a pet's collar, in a closed holder", choose: "choose Tagigo", id: "tagigo" },
  { ifYou: "If some of you have iPhones and some Android", choose: "choose Tagigo", id: "tagigo" },
  { ifYou: "If you have four things to tag", choose: "choose a Tagigo 4-Pack", id: "tagigo" },
];
