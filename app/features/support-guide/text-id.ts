import type { DeviceId } from "#content/diagrams/devices.ts";

/** Element id of a guide's text, also its key among the parts of a document. */
export function guideTextId(device: DeviceId): string {
  return `guide-${device}`;
}
