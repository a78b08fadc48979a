import { measureText } from "#content/format.ts";
import type { DeviceDrawing, DevicePart } from "./devices.ts";

const order: readonly DevicePart[] = ["button", "light", "speaker", "hole"];

/** What each part is called beside a drawing. */
export const partNames: { readonly [Part in DevicePart]: string } = {
  button: "Button",
  light: "Light",
  speaker: "Speaker",
  hole: "Key ring hole",
};

/** The parts that a device's drawing shows, in the order in which they are numbered. */
export function partsOf(device: DeviceDrawing): readonly DevicePart[] {
  return order.filter((part) => device[part] !== undefined);
}

/** Whether a device is drawn to measure; a generic stand-in is not. */
export function isMeasured(device: DeviceDrawing): device is DeviceDrawing & { readonly thicknessMm: number } {
  return device.thicknessMm !== undefined;
}

function third(share: number, low: string, high: string): string {
  if (share < 0.4) return low;
  return share > 0.6 ? high : "";
}

/**
 * Where a part is on the front, in words: "lower right", "middle". Returns undefined where the device lacks the part.
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

/** Text alternative of the drawing, in one or two sentences. */
export function describeDevice(device: DeviceDrawing): string {
  const places = partsOf(device).map((part) => `${partNames[part].toLowerCase()} in the ${placeOf(device, part)}`);
  const size = isMeasured(device)
    ? `${measureText(device.widthMm)} mm wide, ${measureText(device.heightMm)} mm high, ${device.thicknessMm} mm thick.`
    : "Drawn as a plain body, not to scale.";
  return `Front of ${device.name}: ${places.join(", ")}. ${size}`;
}
