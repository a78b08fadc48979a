import { measureText } from "#content/format.ts";
import { facts } from "./facts.ts";

/** How wide and high something is, in millimeters. */
export type Outline = { readonly widthMm: number; readonly heightMm: number };

/** What each screen says of the figures that screens give differently, by the figure's id and the screen's name. */
export type Figures = {
  readonly "incard-size": Readonly<Record<"product page" | "Specifications page", Outline>>;
  readonly "tagigo-ship-date": Readonly<Record<"product page" | "blog teaser", string>>;
  /** In decibels, a figure or a range such as "80-100". */
  readonly "carbon-loudness": Readonly<
    Record<"Features tab of its page" | "Specifications tab of its page" | "comparison page", string>
  >;
  /** In millimeters. */
  readonly "carbon-thickness": Readonly<Record<"product page" | "comparison page", number>>;
};
export type FigureId = keyof Figures;

/** Which screen's figure an owner found to be true, by the figure's id: all screens then give that one. */
export type SettledFigures = Readonly<Record<string, string>>;

const { incardFinder: card, tagigo, carbonFinder: carbon, comparison } = facts;

const given: Figures = {
  "incard-size": {
    "product page": { widthMm: card.widthMm, heightMm: card.heightMm },
    "Specifications page": card.specificationsPage,
  },
  "tagigo-ship-date": {
    "product page": tagigo.expectedShip.productPage,
    "blog teaser": tagigo.expectedShip.blogTeaser,
  },
  "carbon-loudness": {
    "Features tab of its page": carbon.loudnessDb.features,
    "Specifications tab of its page": carbon.loudnessDb.specifications,
    "comparison page": carbon.loudnessDb.comparison,
  },
  "carbon-thickness": { "product page": carbon.thicknessMm, "comparison page": comparison.thickerCardMm },
};

/** Gives every screen the value of the chosen one; what each says by itself where none is chosen. */
function settle<Screen extends string, Value>(
  values: Readonly<Record<Screen, Value>>,
  chosen: string | undefined,
): Readonly<Record<Screen, Value>> {
  const found = Object.entries<Value>(values).find(([screen]) => screen === chosen);
  if (!found) return values;
  const [, value] = found;
  const settled: Record<Screen, Value> = { ...values };
  for (const screen in settled) settled[screen] = value;
  return settled;
}

/**
 * Gives what each screen says of the figures that screens give differently.
 * @param settled what the owner found to be true; a figure or a screen that isn't known here is ignored. Tagigo's ship
 * date isn't among them: staff set it in the catalog.
 */
export const figuresOf = (settled: SettledFigures): Figures => ({
  "incard-size": settle(given["incard-size"], settled["incard-size"]),
  "tagigo-ship-date": given["tagigo-ship-date"],
  "carbon-loudness": settle(given["carbon-loudness"], settled["carbon-loudness"]),
  "carbon-thickness": settle(given["carbon-thickness"], settled["carbon-thickness"]),
});

/** The outline of InCard Finder as a screen prints it: the Specifications page with two decimals. */
export function printedOutline(figures: Figures, screen: keyof Figures["incard-size"]): readonly [string, string] {
  const { widthMm, heightMm } = figures["incard-size"][screen];
  return screen === "Specifications page"
    ? [measureText(widthMm, 2), measureText(heightMm, 2)]
    : [`${widthMm}`, `${heightMm}`];
}

/** A figure that screens give differently (docs/behavior/catalog.md#disagreeing-figures). */
export type DisagreeingFigure = {
  readonly id: FigureId;
  /** What is measured, as a question about it would name it: "Tagigo's ship date". */
  readonly of: string;
  /** What each screen says, by the screen's name. */
  readonly values: Readonly<Record<string, string>>;
};

function printed(figures: Figures): readonly DisagreeingFigure[] {
  const printedBy = <Value extends string | number>(values: Readonly<Record<string, Value>>, unit: string) =>
    Object.fromEntries(Object.entries(values).map(([screen, value]) => [screen, `${value}${unit}`]));
  return [
    {
      id: "incard-size",
      of: "InCard Finder's size",
      values: {
        "product page": `${printedOutline(figures, "product page").join(" x ")} mm`,
        "Specifications page": `${printedOutline(figures, "Specifications page").join(" x ")} mm`,
      },
    },
    { id: "tagigo-ship-date", of: "Tagigo's ship date", values: figures["tagigo-ship-date"] },
    { id: "carbon-loudness", of: "Carbon Finder's loudness", values: printedBy(figures["carbon-loudness"], " dB") },
    { id: "carbon-thickness", of: "Carbon Finder's thickness", values: printedBy(figures["carbon-thickness"], " mm") },
  ];
}

/** A printed figure without the zeros at its end: 53.00 and 53 are no disagreement. */
const bare = (value: string): string => value.replace(/\d+\.\d+/g, (number) => String(Number(number)));

/** Gives the figures that screens still give differently. One on which all screens agree is settled, and isn't among them. */
export const disagreeingFiguresOf = (figures: Figures): readonly DisagreeingFigure[] =>
  printed(figures).filter(({ values }) => new Set(Object.values(values).map(bare)).size > 1);

/**
 * Gives the footnote beside a figure that screens give differently: a sentence with what the other screens say, such as
 * "The product page says 84.6 x 53 mm." Undefined once all screens agree.
 * @param where the screen that the footnote stands on, or one that gives the same value
 */
export function footnoteOf<Id extends FigureId>(
  figures: Figures,
  id: Id,
  where: keyof Figures[Id] & string,
): string | undefined {
  const figure = disagreeingFiguresOf(figures).find((one) => one.id === id);
  const others = figure && Object.entries(figure.values).filter(([screen]) => screen !== where);
  return others && `The ${others.map(([screen, value]) => `${screen} says ${value}`).join(", the ")}.`;
}
