import { inWords, listText } from "#content/format.ts";
import { moneyText } from "#content/money.ts";
import type { BesideAirTag } from "#content/products/product-record.ts";
import { productRecords } from "#content/products/records.ts";
import { type ProductSlug, presentation, productSlugs } from "#content/products.ts";
import type { Comparison, ComparisonRow } from "./comparison.ts";
import type { Offers } from "./offers.ts";

/** As Apple publishes it of AirTag of 2021. */
const airTag: BesideAirTag = {
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
  const columns = [...slugs.flatMap((slug) => productRecords[slug].besideAirTag?.(offers) ?? []), airTag];
  const last = columns.length - 1;
  const highest = Math.max(...columns.map(({ waterRank }) => waterRank));
  const row = (
    label: string,
    cells: readonly string[],
    isAhead: (column: BesideAirTag, index: number) => boolean,
  ): ComparisonRow => ({
    label,
    cells,
    ahead: columns.flatMap((column, index) => (isAhead(column, index) ? [index] : [])),
  });
  const each = (of: string, ofAirTag: string): readonly string[] => [...slugs.map(() => of), ofAirTag];
  const isOurs = (_: BesideAirTag, index: number): boolean => index !== last;
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

/** The products whose records say how they compare with an AirTag. */
export const besideAirTag: readonly ProductSlug[] = productSlugs.filter((slug) => productRecords[slug].besideAirTag);

/** Where the table stands, and of which products: on the comparison page, and among the specifications of Tagigo. */
export const airTagTables: readonly { readonly address: string; readonly slugs: readonly ProductSlug[] }[] = [
  { address: "/product-comparison#airtag", slugs: besideAirTag },
  { address: "/products/tagigo?tab=specifications#airtag", slugs: ["tagigo"] },
];

/** The heading above the table, the same on every page that has it. */
export const airTagTitle = (slugs: readonly ProductSlug[]): string =>
  slugs.length === 1 && slugs[0]
    ? `${presentation[slugs[0]].name} beside an AirTag`
    : `All ${inWords(slugs.length)} beside an AirTag`;
