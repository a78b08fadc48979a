/** The trackers that are sold. Tagigo G is a variant of Tagigo with a manual, a guide and a page of its own. */
export const trackerIds = ["incard-finder", "tagigo", "tagigo-g", "carbon-finder"] as const;

export type TrackerId = (typeof trackerIds)[number];

export const trackerNames: Readonly<Record<TrackerId, string>> = {
  "incard-finder": "InCard Finder",
  tagigo: "Tagigo",
  "tagigo-g": "Tagigo G",
  "carbon-finder": "Carbon Finder",
};

/** Trackers of other names that are turned off like ours, known by name alone. */
export const otherTrackerNames = {
  seektag: "SeekTag",
  "seektag-g": "SeekTag G",
  vibetag: "VibeTag",
  tracemate: "TraceMate",
  explorer: "Explorer",
  clipx: "ClipX",
} as const;

export type DeviceId = TrackerId | keyof typeof otherTrackerNames;

export const deviceNames: Readonly<Record<DeviceId, string>> = { ...trackerNames, ...otherTrackerNames };
