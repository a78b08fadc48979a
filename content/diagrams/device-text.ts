import { measureText } from "#content/format.ts";
import type { DeviceDrawing, DevicePart } from "./devices.ts";

const order: readonly DevicePart[] = ["button", "light", "speaker", "hole"];

export const partNames: { readonly [Part in DevicePart]: string } = {
  button: "Button",
  light: "Light",
  speaker: "Speaker",
  hole: "Key ring hole",
};

/** Gives the parts that a device's drawing shows, always in the same order, in which they are numbered and told. */
export const partsOf = (device: DeviceDrawing): readonly DevicePart[] =>
  order.filter((part) => device[part] !== undefined);

/** How large a device is, in millimeters. */
export type DeviceMeasures = { readonly widthMm: number; readonly heightMm: number; readonly thicknessMm: number };

/** Gives how large a device is; undefined for one whose measures aren't known, which is drawn as a plain body. */
export const measuresOf = ({ widthMm, heightMm, thicknessMm }: DeviceDrawing): DeviceMeasures | undefined =>
  thicknessMm === undefined ? undefined : { widthMm, heightMm, thicknessMm };

function third(share: number, low: string, high: string): string {
  if (share < 0.4) return low;
  return share > 0.6 ? high : "";
}

/**
 * Says where on its front a device has a part: "lower right", "middle". Of several, as the slots of a speaker, the
 * middle one counts. Undefined where the device lacks the part.
 */
export function placeOf(device: DeviceDrawing, part: DevicePart): string | undefined {
  const found = device[part];
  const spot = Array.isArray(found) ? found[Math.floor(found.length / 2)] : found;
  if (spot === undefined) return undefined;
  const words = [
    third(spot.yMm / device.heightMm, "upper", "lower"),
    third(spot.xMm / device.widthMm, "left", "right"),
  ].filter((word) => word !== "");
  return words.length === 0 ? "middle" : words.join(" ");
}

/**
 * Tells a device's drawing in words, for whoever can't see it: its parts with their places.
 * @param measures to be told too, where the drawing shows them
 */
export function describeDevice(device: DeviceDrawing, measures?: DeviceMeasures): string {
  const places = partsOf(device).map((part) => `${partNames[part].toLowerCase()} in the ${placeOf(device, part)}`);
  const told = [`Front of ${device.name}: ${places.join(", ")}.`];
  if (device.thicknessMm === undefined) told.push("Drawn as a plain body, not to scale.");
  if (measures) {
    const { widthMm, heightMm, thicknessMm } = measures;
    told.push(`${measureText(widthMm)} mm wide, ${measureText(heightMm)} mm high, ${thicknessMm} mm thick.`);
  }
  return told.join(" ");
}
