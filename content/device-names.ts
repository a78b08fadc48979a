import { type TrackerId, trackerIds, trackerNames } from "./trackers.ts";

/** Trackers of other names that are turned off like ours, known by name alone (content/support/known-by-name.mdx). */
export const otherTrackerNames = {
  seektag: "SeekTag",
  "seektag-g": "SeekTag G",
  vibetag: "VibeTag",
  tracemate: "TraceMate",
  explorer: "Explorer",
  clipx: "ClipX",
} as const;

/** A device that instructions are given for. */
export type DeviceId = TrackerId | keyof typeof otherTrackerNames;

export const deviceNames: Readonly<Record<DeviceId, string>> = { ...trackerNames, ...otherTrackerNames };

const isOther = (name: string): name is keyof typeof otherTrackerNames => Object.hasOwn(otherTrackerNames, name);

/** Every device that instructions are given for: the trackers that are sold, then those known by name alone. */
export const deviceIds: readonly DeviceId[] = [...trackerIds, ...Object.keys(otherTrackerNames).filter(isOther)];
