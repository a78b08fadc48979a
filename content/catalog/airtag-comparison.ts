import { inWords, listText } from "#content/format.ts";
import { moneyText } from "#content/money.ts";
import { type ProductSlug, presentation, productSlugs } from "#content/products.ts";
import type { Comparison, ComparisonRow } from "./comparison.ts";
import { facts } from "./facts.ts";
import type { Offers } from "./offers.ts";

const { incardFinder: card, tagigo: tag, carbonFinder: carbon } = facts;

/** What one column says in each row, and the rows in which it comes off best. */
type Column = {
  readonly size: string;
  readonly keyRing: string;
  readonly battery: string;
  readonly water: string;
  /** From 0, not for water, to 2 for the highest of the ratings. */
  readonly waterRank: number;
  readonly hasHole: boolean;
  /** A battery that can be changed outlasts any that cannot. */
  readonly lastsLongest: boolean;
};

const ours: Readonly<Record<ProductSlug, (offers: Offers) => Column>> = {
  "incard-finder": () => ({
    size: `${card.thicknessMm} mm card`,
    keyRing: "No: it's for a card slot",
    battery: `Up to ${card.batteryYearsAndroid} years on Android, up to ${card.batteryYearsIos} on iOS, then replace the card`,
    water: `${card.waterRating}, ${card.waterDepthM} m for ${card.waterMinutes} minutes`,
    waterRank: 2,
    hasHole: false,
    lastsLongest: false,
  }),
  tagigo: () => ({
    size: `${tag.widthMm} x ${tag.heightMm} mm, ${tag.thicknessMm} mm thick`,
    keyRing: "Yes, by the hole in its corner",
    battery: `Up to ${tag.batteryYearsAndroid} years on Android, up to ${tag.batteryYearsIos} on iOS, then change a ${tag.batteryCell} coin cell`,
    water: "Not waterproof",
    waterRank: 0,
    hasHole: true,
    lastsLongest: true,
  }),
  "carbon-finder": ({ figures }) => ({
    size: `${figures["carbon-thickness"]["product page"]} mm card`,
    keyRing: "No: it's for a card slot",
    battery: `About ${carbon.monthsPerCharge} months, then about ${carbon.chargeHours} hours on a Qi pad`,
    water: `${carbon.waterRating}, ${carbon.waterDepthM} m for ${carbon.waterMinutes} minutes`,
    waterRank: 1,
    hasHole: false,
    lastsLongest: false,
  }),
};

/** As Apple publishes it of AirTag of 2021. */
const airTag: Column = {
  size: "31.9 mm across, 8.0 mm thick",
  keyRing: "In a holder, sold separately",
  battery: "More than a year, then change a coin cell",
  water: "IP67, 1 m for 30 minutes",
  waterRank: 1,
  hasHole: false,
  lastsLongest: true,
};

/**
 * Gives a table that compares products of ours with Apple's AirTag, which comes last.
 * @returns the table, and a note that says what its figures are of
 */
export function airTagComparisonOf(
  offers: Offers,
  slugs: readonly ProductSlug[],
): Comparison & { readonly note: string } {
  const columns = [...slugs.map((slug) => ours[slug](offers)), airTag];
  const last = columns.length - 1;
  const highest = Math.max(...columns.map(({ waterRank }) => waterRank));
  const row = (
    label: string,
    cells: readonly string[],
    isAhead: (column: Column, index: number) => boolean,
  ): ComparisonRow => ({
    label,
    cells,
    ahead: columns.flatMap((column, index) => (isAhead(column, index) ? [index] : [])),
  });
  const each = (of: string, ofAirTag: string): readonly string[] => [...slugs.map(() => of), ofAirTag];
  const isOurs = (_: Column, index: number): boolean => index !== last;
  const names = [...slugs.map((slug) => presentation[slug].name), "Apple AirTag"];
  return {
    caption: `${listText(names, "and")} compared`,
    columns: names,
    rows: [
      row("Finding network", each("Apple Find My or Google Find Hub", "Apple Find My"), isOurs),
      row("Works with", each("iPhone or Android", "iPhone"), isOurs),
      row(
        "Size",
        columns.map(({ size }) => size),
        () => false,
      ),
      row(
        "On a key ring",
        columns.map(({ keyRing }) => keyRing),
        ({ hasHole }) => hasHole,
      ),
      row(
        "Battery",
        columns.map(({ battery }) => battery),
        ({ lastsLongest }) => lastsLongest,
      ),
      row(
        "Water resistance",
        columns.map(({ water }) => water),
        ({ waterRank }) => waterRank === highest,
      ),
      row(
        "The last few meters",
        each("Sound", "Sound, and an arrow on iPhones with ultra wideband"),
        (_, index) => index === last,
      ),
      // Shops sell an AirTag for less than its launch price at times, so nobody is ahead.
      row(
        "Price of one",
        [
          ...slugs.map((slug) =>
            moneyText(slug === "tagigo" ? offers.tagigoPrices["Dual Network"]["1-Pack"] : offers[slug].price),
          ),
          "$29 at launch, 2021",
        ],
        () => false,
      ),
    ],
    note: `As of October 2025: AirTag of 2021, from its maker's published specifications in the US. Its street price varies.${slugs.includes("tagigo") ? " Tagigo is the dual-network one; Tagigo G works with Android alone." : ""} AirTag is a trademark of Apple Inc., which isn't affiliated with this shop.`,
  };
}

/** Where the table stands, and of which products: on the comparison page, and among the specifications of Tagigo. */
export const airTagTables: readonly { readonly address: string; readonly slugs: readonly ProductSlug[] }[] = [
  { address: "/product-comparison#airtag", slugs: productSlugs },
  { address: "/products/tagigo?tab=specifications#airtag", slugs: ["tagigo"] },
];

/** The heading above the table, the same on every page that has it. */
export const airTagTitle = (slugs: readonly ProductSlug[]): string =>
  slugs.length === 1 && slugs[0]
    ? `${presentation[slugs[0]].name} beside an AirTag`
    : `All ${inWords(slugs.length)} beside an AirTag`;
