import { partsOf } from "#content/diagrams/device-text.ts";
import type { DeviceDrawing, DevicePart } from "#content/diagrams/devices.ts";
import type { Placement } from "./device-face.tsx";

/** So that balloons never overlap. */
export const balloonGap = 38;

const rise = 34;

function targetOf(device: DeviceDrawing, part: DevicePart, { x, y, scale }: Placement) {
  const at = (xMm: number, yMm: number) => ({ x: x + xMm * scale, y: y + yMm * scale });
  switch (part) {
    case "button":
      /* The leader starts at the button's right edge. */
      return at(device.button.xMm + device.button.radiusMm, device.button.yMm);
    case "light":
      return device.light && at(device.light.xMm, device.light.yMm);
    case "hole":
      return device.hole && at(device.hole.xMm, device.hole.yMm - device.hole.radiusMm);
    case "speaker": {
      const middle = device.speaker?.[Math.floor(device.speaker.length / 2)];
      return middle && at(middle.xMm, middle.yMm - middle.lengthMm / 2);
    }
  }
}

/** Numbers a device's parts: the button's balloon to the right, the others side by side above. */
export function calloutsOf(device: DeviceDrawing, placement: Placement) {
  const right = placement.x + device.widthMm * placement.scale + rise;
  const all = partsOf(device).flatMap((part, index) => {
    const target = targetOf(device, part, placement);
    return target ? [{ part, number: index + 1, target }] : [];
  });
  const above = all.filter(({ part }) => part !== "button").toSorted((a, b) => a.target.x - b.target.x);
  const middle = above.reduce((sum, { target }) => sum + target.x, 0) / above.length;
  return all.map((callout) => {
    if (callout.part === "button") return { ...callout, balloon: { x: right, y: callout.target.y } };
    const rank = above.findIndex(({ part }) => part === callout.part) - (above.length - 1) / 2;
    return { ...callout, balloon: { x: middle + rank * balloonGap, y: placement.y - rise } };
  });
}
