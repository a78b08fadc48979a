import { type DeviceId, deviceIds, deviceNames } from "#content/device-names.ts";
import { trackerRecord } from "#content/products/records.ts";
import { recordOf } from "#content/record-of.ts";
import { type TrackerId, trackerNames } from "#content/trackers.ts";

/** A point on a device's front, in millimeters from its upper left corner. */
export type Spot = { readonly xMm: number; readonly yMm: number };

/** A part of a device that its drawing marks. */
export type DevicePart = "button" | "light" | "speaker" | "hole";

/** The front of a device as it is drawn. A part that it lacks is left out. */
export type DeviceDrawing = {
  readonly id: DeviceId;
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly cornerMm: number;
  /** Left out for a body that claims no size: no dimension is drawn then. */
  readonly thicknessMm?: number;
  readonly finish: "plain" | "weave";
  readonly button: Spot & { readonly radiusMm: number };
  readonly light?: Spot;
  /** The slots of its speaker, from left to right. */
  readonly speaker?: readonly (Spot & { readonly lengthMm: number })[];
  readonly hole?: Spot & { readonly radiusMm: number };
};

/** What a drawing shows of a device, besides its name. */
export type DeviceBody = Omit<DeviceDrawing, "id" | "name">;

/**
 * What is drawn for devices known by name alone: a plain body without a size, with the button in its middle
 * (docs/behavior/disable-pages.md#pages).
 */
const genericBody: DeviceBody = {
  widthMm: 40,
  heightMm: 40,
  cornerMm: 12,
  finish: "plain",
  button: { xMm: 20, yMm: 20, radiusMm: 7 },
};

const isSold = (id: DeviceId): id is TrackerId => id in trackerNames;

/** The drawing of every device. */
export const devices: Readonly<Record<DeviceId, DeviceDrawing>> = recordOf(deviceIds, (id) => ({
  id,
  name: deviceNames[id],
  ...(isSold(id) ? trackerRecord(id).body : genericBody),
}));
