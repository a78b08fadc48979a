import { measureText } from "#content/format.ts";
import { facts } from "./facts.ts";

/** The ids of the figures that screens give differently, each with the names of the screens that give it. */
type FigureScreens = {
  readonly "incard-size": "product page" | "Specifications page";
  readonly "tagigo-ship-date": "product page" | "blog teaser";
  readonly "carbon-loudness": "Features tab of its page" | "Specifications tab of its page" | "comparison page";
  readonly "carbon-thickness": "product page" | "comparison page";
};

/** A figure that screens give differently (docs/behavior/catalog.md#disagreeing-figures). */
export type DisagreeingFigure<Screen extends string = string> = {
  /** What is measured, as a question about it would name it: "Tagigo's ship date". */
  readonly of: string;
  /** What each screen says, by the screen's name. */
  readonly values: Readonly<Record<Screen, string>>;
};

/** A printed figure without the zeros at its end: 53.00 and 53 are no disagreement. */
const bare = (value: string): string => value.replace(/\d+\.\d+/g, (number) => String(Number(number)));

function figuresOf({ incardFinder: card, tagigo, carbonFinder: carbon, comparison }: typeof facts): {
  readonly [Id in keyof FigureScreens]: DisagreeingFigure<FigureScreens[Id]>;
} {
  return {
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
  };
}

/**
 * Gives the figures that screens still give differently, by their ids. One on which all screens agree is settled, and isn't
 * among them.
 * @param from the measures to compare: the shop's own `facts`, or those of a test
 */
export const disagreeingFiguresOf = (from: typeof facts): ReadonlyMap<string, DisagreeingFigure> =>
  new Map(
    Object.entries<DisagreeingFigure>(figuresOf(from)).filter(
      ([, { values }]) => new Set(Object.values(values).map(bare)).size > 1,
    ),
  );

const open = disagreeingFiguresOf(facts);

/**
 * Gives the footnote beside a figure that screens give differently: a sentence with what the other screens say, such as
 * "The product page says 84.6 x 53 mm." Undefined once all screens agree.
 * @param where the screen that the footnote stands on, or one that gives the same value
 */
export function footnoteOf<Id extends keyof FigureScreens>(id: Id, where: FigureScreens[Id]): string | undefined {
  const figure = open.get(id);
  const others = figure && Object.entries(figure.values).filter(([screen]) => screen !== where);
  return others && `The ${others.map(([screen, value]) => `${screen} says ${value}`).join(", the ")}.`;
}
