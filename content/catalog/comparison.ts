import type { PictureName } from "#content/media/pictures.ts";
import { moneyText } from "#content/money.ts";
import type { Accent } from "#content/products/define-product.ts";
import { type ComparedRow, type ComparedTracker, comparedRows } from "#content/products/product-record.ts";
import { trackerRecord } from "#content/products/records.ts";
import { presentation, type TrackerId } from "#content/products.ts";
import { trackers } from "#content/trackers.ts";
import { facts } from "./facts.ts";
import type { Offers } from "./offers.ts";

const { incardFinder: card } = facts;

/** A row of a comparison table. */
export type ComparisonRow = {
  readonly label: string;
  /** A cell for each column, in the order of the columns. */
  readonly cells: readonly string[];
  /** Indexes of the columns that come off best in this row; empty where it is a matter of taste. */
  readonly ahead: readonly number[];
  /** Footnotes to cells, by the index of their column. */
  readonly footnotes?: Readonly<Record<number, string | undefined>>;
  /** The addresses that the cells lead to, in a row whose cells are buttons. */
  readonly links?: readonly string[];
};

/**
 * Makes a row.
 * @param ahead as in a `ComparisonRow`
 * @param cells in the order of the columns
 */
const row = (label: string, ahead: readonly number[], ...cells: readonly string[]): ComparisonRow => ({
  label,
  cells,
  ahead,
});

/** A comparison table. */
export type Comparison = {
  /** Says what is compared, for screen readers. */
  readonly caption: string;
  /** The names of what is compared, in the order of the cells. */
  readonly columns: readonly string[];
  readonly rows: readonly ComparisonRow[];
};

/**
 * Gives the table on home that compares InCard Finder with two competitors. Their figures are those that their makers
 * publish, of AirTag of 2021 and Tile Slim of 2024. Neither publishes a loudness in dB, so there is no row for it.
 * @returns the table, and a note that says when the competitors' figures were read
 */
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
    row("Price", [], moneyText(offers["incard-finder"].price), "$29 at launch, 2021", "$29.99 at launch, 2024"),
  ],
  note: "As of October 2025: AirTag of 2021 and Tile Slim of 2024, from their makers' published specifications in the US. Their street prices vary. AirTag is a trademark of Apple Inc.; Tile is a trademark of Tile, Inc., a Life360 company. Neither company is affiliated with this shop.",
});

/** Gives the table of what each of the two networks adds to a tracker. A matter of taste has no one ahead. */
export const networkComparison: Comparison = {
  caption: "Apple Find My and Google Find Hub compared",
  columns: ["Apple Find My", "Google Find Hub"],
  rows: [
    row(
      "Left behind",
      [0],
      "A warning when you walk off without it, except at places that you name",
      "No such warning that we know of",
    ),
    row("Sharing", [], "With up to five people, from iOS 17 on", "With other Google accounts"),
    row(
      "Marked as lost",
      [],
      "Whoever finds it reads your message and how to reach you",
      "Whoever finds it reads your message and how to reach you",
    ),
    row(
      "Trackers of ours",
      [],
      "InCard Finder, Carbon Finder, Tagigo",
      "InCard Finder, Carbon Finder, Tagigo, Tagigo G",
    ),
  ],
};

/** A tracker's column of the comparison page, with what stands above it. */
export type ComparedProduct = ComparedTracker & {
  readonly id: TrackerId;
  readonly name: string;
  readonly badge: string;
  /** When it ships, as a sentence. */
  readonly ships: string;
  /** The path of its page. */
  readonly href: string;
  readonly picture: PictureName;
  readonly accent: Accent;
};

/** Gives the trackers of the comparison page in the order of the products (docs/behavior/comparison.md#products). */
export const comparedProductsOf = (offers: Offers): readonly ComparedProduct[] =>
  trackers.map(({ id, name, product }) => {
    const { compared, pictures } = trackerRecord(id);
    const { badge, note } = offers[product];
    return {
      badge,
      ...compared(offers),
      id,
      name,
      ships: note,
      href: `/products/${id}`,
      picture: pictures.comparison,
      accent: presentation[product].accent,
    };
  });

const rowLabels: Readonly<Record<ComparedRow, string>> = {
  network: "Network",
  battery: "Battery",
  water: "Water resistance",
  thickness: "Thickness",
  sound: "Sound",
  special: "Special features",
};

/** Makes the row of a kind that each tracker has a cell for, with its footnotes. */
function comparedRow(of: ComparedRow, products: readonly ComparedProduct[]): ComparisonRow {
  const footnotes = Object.fromEntries(
    products.flatMap(({ footnotes }, index) =>
      footnotes?.[of] === undefined ? [] : [[index, footnotes[of]] as const],
    ),
  );
  return {
    ...row(
      rowLabels[of],
      products.flatMap(({ best }, index) => (best.includes(of) ? [index] : [])),
      ...products.map(({ cells }) => cells[of]),
    ),
    ...(Object.keys(footnotes).length > 0 ? { footnotes } : {}),
  };
}

/** Gives the rows of the comparison page's table. Their cells are in the order of `comparedProductsOf`. */
export function productComparisonOf(offers: Offers): readonly ComparisonRow[] {
  const products = comparedProductsOf(offers);
  return [
    ...comparedRows.map((of) => comparedRow(of, products)),
    row("Price", [], ...products.map(({ price }) => price)),
    row("Ships", [], ...products.map(({ ships }) => ships)),
    { ...row("Order", [], ...products.map(({ name }) => `See ${name}`)), links: products.map(({ href }) => href) },
  ];
}

/** The quick guide at the foot of the comparison page. Each line is read as one sentence: "If … choose …". */
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
