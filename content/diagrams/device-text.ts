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

/** Whether a device's measures are known. One without is drawn as a plain body, not to scale. */
export function isMeasured(device: DeviceDrawing): device is DeviceDrawing & { readonly thicknessMm: number } {
  return device.thicknessMm !== undefined;
}

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

/** Tells a device's drawing in words, for whoever can't see it: its parts with their places, and its size. */
export function describeDevice(device: DeviceDrawing): string {
  const places = partsOf(device).map((part) => `${partNames[part].toLowerCase()} in the ${placeOf(device, part)}`);
  const size = isMeasured(device)
    ? `${measureText(device.widthMm)} mm wide, ${measureText(device.heightMm)} mm high, ${device.thicknessMm} mm thick.`
    : "Drawn as a plain body, not to scale.";
  return `Front of ${device.name}: ${places.join(", ")}. ${size}`;
}
