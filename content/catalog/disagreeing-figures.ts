import { measureText } from "#content/format.ts";
import { facts } from "./facts.ts";

/** A figure that screens give differently, each under its name (docs/behavior/catalog.md#disagreeing-figures). */
type DisagreeingFigure = { readonly of: string; readonly values: Readonly<Record<string, string>> };

/** 53.00 and 53 are no disagreement. */
const bare = (value: string): string => value.replace(/\d+\.\d+/g, (number) => String(Number(number)));

const figuresOf = ({ incardFinder: card, tagigo, carbonFinder: carbon, comparison }: typeof facts) =>
  ({
    "incard-size": {
      of: "InCard Finder's size",
      values: {
        "product page": `${card.widthMm} x ${card.heightMm} mm`,
        "Specifications page": `${measureText(card.specificationsPage.widthMm, 2)} x ${measureText(card.specificationsPage.heightMm, 2)} mm`,
      },
    },
    "tagigo-ship-date": {
      of: "Tagigo's ship date",
      values: { "product page": tagigo.expectedShip.productPage, "blog teaser": tagigo.expectedShip.blogTeaser },
    },
    "carbon-loudness": {
      of: "Carbon Finder's loudness",
      values: {
        "Features tab of its page": `${carbon.loudnessDb.features} dB`,
        "Specifications tab of its page": `${carbon.loudnessDb.specifications} dB`,
        "comparison page": `${carbon.loudnessDb.comparison} dB`,
      },
    },
    "carbon-thickness": {
      of: "Carbon Finder's thickness",
      values: { "product page": `${carbon.thicknessMm} mm`, "comparison page": `${comparison.thickerCardMm} mm` },
    },
  }) as const satisfies Readonly<Record<string, DisagreeingFigure>>;

type Figures = ReturnType<typeof figuresOf>;

export const disagreeingFiguresOf = (from: typeof facts): ReadonlyMap<string, DisagreeingFigure> =>
  new Map(
    Object.entries<DisagreeingFigure>(figuresOf(from)).filter(
      ([, { values }]) => new Set(Object.values(values).map(bare)).size > 1,
    ),
  );

const open = disagreeingFiguresOf(facts);

/**
 * What other screens say of a figure; undefined once it is settled.
 * @param where the screen of the footnote, or one with the same value
 */
export function footnoteOf<Id extends keyof Figures>(id: Id, where: keyof Figures[Id]["values"]): string | undefined {
  const figure = open.get(id);
  const others = figure && Object.entries(figure.values).filter(([screen]) => screen !== where);
  return others && `The ${others.map(([screen, value]) => `${screen} says ${value}`).join(", the ")}.`;
}
