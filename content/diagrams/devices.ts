import { facts } from "#content/catalog/facts.ts";
import { type DeviceId, deviceNames } from "#content/device-names.ts";

/** From the upper left corner of a device's front. */
export type Spot = { readonly xMm: number; readonly yMm: number };

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

const { incardFinder, tagigo, carbonFinder } = facts;

/* Corners, buttons and holes as in the models that the product pictures are made from (imagery/). */
const cardBody = ({ widthMm, heightMm, thicknessMm }: typeof incardFinder | typeof carbonFinder) => ({
  widthMm,
  heightMm,
  thicknessMm,
  cornerMm: 3,
  button: { xMm: 72.1, yMm: 41.5, radiusMm: 5.1 },
});

const tagigoBody = {
  widthMm: tagigo.widthMm,
  heightMm: tagigo.heightMm,
  thicknessMm: tagigo.thicknessMm,
  cornerMm: 8.5,
  finish: "plain",
  button: { xMm: 15.1, yMm: 17.9, radiusMm: 8.4 },
  hole: { xMm: 26.4, yMm: 6.6, radiusMm: 2.7 },
} as const;

/** For devices known by name alone: a plain body without a size (docs/behavior/disable-pages.md#pages). */
const genericBody = {
  widthMm: 40,
  heightMm: 40,
  cornerMm: 12,
  finish: "plain",
  button: { xMm: 20, yMm: 20, radiusMm: 7 },
} as const;

const device = (id: DeviceId, body: Omit<DeviceDrawing, "id" | "name">): DeviceDrawing => ({
  id,
  name: deviceNames[id],
  ...body,
});

export const devices: Readonly<Record<DeviceId, DeviceDrawing>> = {
  "incard-finder": device("incard-finder", {
    ...cardBody(incardFinder),
    finish: "plain",
    light: { xMm: 64.7, yMm: 9.5 },
    speaker: [
      { xMm: 68.5, yMm: 9.5, lengthMm: 2 },
      { xMm: 70.3, yMm: 9.5, lengthMm: 3.6 },
      { xMm: 72.1, yMm: 9.5, lengthMm: 5.2 },
      { xMm: 73.9, yMm: 9.5, lengthMm: 3.6 },
      { xMm: 75.7, yMm: 9.5, lengthMm: 2 },
    ],
  }),
  "carbon-finder": device("carbon-finder", {
    ...cardBody(carbonFinder),
    finish: "weave",
    light: { xMm: 76.8, yMm: 9.3 },
  }),
  tagigo: device("tagigo", tagigoBody),
  "tagigo-g": device("tagigo-g", tagigoBody),
  seektag: device("seektag", genericBody),
  "seektag-g": device("seektag-g", genericBody),
  vibetag: device("vibetag", genericBody),
  tracemate: device("tracemate", genericBody),
  explorer: device("explorer", genericBody),
  clipx: device("clipx", genericBody),
};
