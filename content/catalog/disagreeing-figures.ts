import { measureText } from "#content/format.ts";
import { facts } from "./facts.ts";

/** A figure that screens give differently (docs/behavior/catalog.md#disagreeing-figures). */
type DisagreeingFigure = {
  readonly id: string;
  readonly of: string;
  readonly values: readonly (readonly [screen: string, value: string])[];
};

/** 53.00 and 53 are no disagreement. */
const bare = (value: string): string => value.replace(/\d+\.\d+/g, (number) => String(Number(number)));

const figuresOf = ({ incardFinder: card, tagigo, carbonFinder: carbon, comparison }: typeof facts) =>
  [
    {
      id: "incard-size",
      of: "InCard Finder's size",
      values: [
        ["product page", `${card.widthMm} x ${card.heightMm} mm`],
        [
          "Specifications page",
          `${measureText(card.specificationsPage.widthMm, 2)} x ${measureText(card.specificationsPage.heightMm, 2)} mm`,
        ],
      ],
    },
    {
      id: "tagigo-ship-date",
      of: "Tagigo's ship date",
      values: [
        ["product page", tagigo.expectedShip.productPage],
        ["blog teaser", tagigo.expectedShip.blogTeaser],
      ],
    },
    {
      id: "carbon-loudness",
      of: "Carbon Finder's loudness",
      values: [
        ["Features tab of its page", `${carbon.loudnessDb.features} dB`],
        ["Specifications tab of its page", `${carbon.loudnessDb.specifications} dB`],
        ["comparison page", `${carbon.loudnessDb.comparison} dB`],
      ],
    },
    {
      id: "carbon-thickness",
      of: "Carbon Finder's thickness",
      values: [
        ["product page", `${carbon.thicknessMm} mm`],
        ["comparison page", `${comparison.thickerCardMm} mm`],
      ],
    },
  ] as const satisfies readonly DisagreeingFigure[];

type Figure = ReturnType<typeof figuresOf>[number];

export const disagreeingFiguresOf = (from: typeof facts): readonly Figure[] =>
  figuresOf(from).filter(({ values }) => new Set(values.map(([, value]) => bare(value))).size > 1);

const open: readonly DisagreeingFigure[] = disagreeingFiguresOf(facts);

/**
 * What other screens say of a figure; undefined once it is settled.
 * @param where the screen of the footnote, or one with the same value
 */
export function footnoteOf(id: Figure["id"], where: Figure["values"][number][0]): string | undefined {
  const others = open.find((figure) => figure.id === id)?.values.filter(([screen]) => screen !== where);
  return others && `The ${others.map(([screen, value]) => `${screen} says ${value}`).join(", the ")}.`;
}
