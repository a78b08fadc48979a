import { measureText } from "#content/format.ts";
import { facts } from "./facts.ts";

type Screen =
  | "product page"
  | "Specifications page"
  | "comparison page"
  | "blog teaser"
  | "Features tab of its page"
  | "Specifications tab of its page";

/** A figure that screens give differently (docs/behavior/catalog.md#disagreeing-figures). */
export type DisagreeingFigure = {
  readonly id: "incard-size" | "tagigo-ship-date" | "carbon-loudness" | "carbon-thickness";
  readonly of: string;
  readonly values: readonly { readonly where: Screen; readonly value: string }[];
};

type Facts = typeof facts;

/** 53.00 and 53 are no disagreement. */
const bare = (value: string): string => value.replace(/\d+\.\d+/g, (number) => String(Number(number)));

export function disagreeingFiguresOf({
  incardFinder,
  tagigo,
  carbonFinder,
  comparison,
}: Facts): readonly DisagreeingFigure[] {
  const page = incardFinder.specificationsPage;
  const { features, specifications } = carbonFinder.loudnessDb;
  const figures: readonly DisagreeingFigure[] = [
    {
      id: "incard-size",
      of: "InCard Finder's size",
      values: [
        { where: "product page", value: `${incardFinder.widthMm} x ${incardFinder.heightMm} mm` },
        {
          where: "Specifications page",
          value: `${measureText(page.widthMm, 2)} x ${measureText(page.heightMm, 2)} mm`,
        },
      ],
    },
    {
      id: "tagigo-ship-date",
      of: "Tagigo's ship date",
      values: [
        { where: "product page", value: tagigo.expectedShip.productPage },
        { where: "blog teaser", value: tagigo.expectedShip.blogTeaser },
      ],
    },
    {
      id: "carbon-loudness",
      of: "Carbon Finder's loudness",
      values: [
        { where: "Features tab of its page", value: `${features} dB` },
        { where: "Specifications tab of its page", value: `${specifications} dB` },
        { where: "comparison page", value: `${carbonFinder.loudnessDb.comparison} dB` },
      ],
    },
    {
      id: "carbon-thickness",
      of: "Carbon Finder's thickness",
      values: [
        { where: "product page", value: `${carbonFinder.thicknessMm} mm` },
        { where: "comparison page", value: `${comparison.thickerCardMm} mm` },
      ],
    },
  ];
  return figures.filter(({ values }) => new Set(values.map(({ value }) => bare(value))).size > 1);
}

const open = disagreeingFiguresOf(facts);

/**
 * What other screens say of a figure; undefined once it is settled.
 * @param where the screen of the footnote, or one with the same value
 */
export function footnoteOf(id: DisagreeingFigure["id"], where: Screen): string | undefined {
  const others = open.find((figure) => figure.id === id)?.values.filter((other) => other.where !== where);
  return others && `The ${others.map((other) => `${other.where} says ${other.value}`).join(", the ")}.`;
}
