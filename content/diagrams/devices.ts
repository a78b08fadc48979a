import { facts } from "#content/catalog/facts.ts";

/** From the upper left corner of a device's front. */
type Spot = { readonly xMm: number; readonly yMm: number };

export type DevicePart = "button" | "light" | "speaker" | "hole";

export type DeviceDrawing = {
  readonly id: DeviceId;
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly cornerMm: number;
  readonly thicknessMm?: number;
  readonly finish: "plain" | "weave";
  readonly button: Spot & { readonly radiusMm: number };
  readonly light?: Spot;
  /** From left to right. */
  readonly speaker?: readonly (Spot & { readonly lengthMm: number })[];
  readonly hole?: Spot & { readonly radiusMm: number };
};

export type DeviceId =
  | "incard-finder"
  | "tagigo"
  | "tagigo-g"
  | "carbon-finder"
  | "seektag"
  | "seektag-g"
  | "vibetag"
  | "tracemate"
  | "explorer"
  | "clipx";

/* As in the models that the product pictures are made from (imagery/). */
const cardButton = { xMm: 72.1, yMm: 41.5, radiusMm: 5.1 };

const tagigoBody = {
  widthMm: facts.tagigo.widthMm,
  heightMm: facts.tagigo.heightMm,
  thicknessMm: facts.tagigo.thicknessMm,
  cornerMm: 8.5,
  finish: "plain",
  button: { xMm: 15.1, yMm: 17.9, radiusMm: 8.4 },
  hole: { xMm: 26.4, yMm: 6.6, radiusMm: 2.7 },
} as const;

/** For devices known by name alone: a plain body without a size (docs/behavior/disable-pages.md#pages). */
function genericDevice<Id extends DeviceId>(id: Id, name: string) {
  return {
    id,
    name,
    widthMm: 40,
    heightMm: 40,
    cornerMm: 12,
    finish: "plain",
    button: { xMm: 20, yMm: 20, radiusMm: 7 },
  } as const;
}

export const devices: { readonly [Id in DeviceId]: DeviceDrawing & { readonly id: Id } } = {
  "incard-finder": {
    id: "incard-finder",
    name: "InCard Finder",
    widthMm: facts.incardFinder.widthMm,
    heightMm: facts.incardFinder.heightMm,
    thicknessMm: facts.incardFinder.thicknessMm,
    cornerMm: 3,
    finish: "plain",
    button: cardButton,
    light: { xMm: 64.7, yMm: 9.5 },
    speaker: [
      { xMm: 68.5, yMm: 9.5, lengthMm: 2 },
      { xMm: 70.3, yMm: 9.5, lengthMm: 3.6 },
      { xMm: 72.1, yMm: 9.5, lengthMm: 5.2 },
      { xMm: 73.9, yMm: 9.5, lengthMm: 3.6 },
      { xMm: 75.7, yMm: 9.5, lengthMm: 2 },
    ],
  },
  "carbon-finder": {
    id: "carbon-finder",
    name: "Carbon Finder",
    widthMm: facts.carbonFinder.widthMm,
    heightMm: facts.carbonFinder.heightMm,
    thicknessMm: facts.carbonFinder.thicknessMm,
    cornerMm: 3,
    finish: "weave",
    button: cardButton,
    light: { xMm: 76.8, yMm: 9.3 },
  },
  tagigo: { id: "tagigo", name: "Tagigo", ...tagigoBody },
  "tagigo-g": { id: "tagigo-g", name: "Tagigo G", ...tagigoBody },
  seektag: genericDevice("seektag", "SeekTag"),
  "seektag-g": genericDevice("seektag-g", "SeekTag G"),
  vibetag: genericDevice("vibetag", "VibeTag"),
  tracemate: genericDevice("tracemate", "TraceMate"),
  explorer: genericDevice("explorer", "Explorer"),
  clipx: genericDevice("clipx", "ClipX"),
};
