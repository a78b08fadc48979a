/** The trackers that are sold. Tagigo G is a variant of Tagigo with a manual, a guide and a page of its own. */
export const trackerIds = ["incard-finder", "tagigo", "tagigo-g", "carbon-finder"] as const;

export type TrackerId = (typeof trackerIds)[number];

export const trackerNames: Readonly<Record<TrackerId, string>> = {
  "incard-finder": "InCard Finder",
  tagigo: "Tagigo",
  "tagigo-g": "Tagigo G",
  "carbon-finder": "Carbon Finder",
};
