import { facts } from "./catalog/facts.ts";
import type { PictureName } from "./media/pictures.ts";
import type { TrackerId } from "./trackers.ts";

type TrackerDetails = {
  readonly picture: PictureName;
  /** The oldest versions that it works with; null for a tracker of Google's network alone. */
  readonly minIos: string | null;
  readonly minAndroid: string;
};

const { incardFinder, tagigo, carbonFinder } = facts;

/** What help pages say of each tracker. */
export const trackerDetails: Readonly<Record<TrackerId, TrackerDetails>> = {
  "incard-finder": { picture: "incard-top", minIos: incardFinder.minIos, minAndroid: incardFinder.minAndroid },
  tagigo: { picture: "tagigo-family", minIos: tagigo.minIos, minAndroid: tagigo.minAndroid },
  "tagigo-g": { picture: "tagigo-white", minIos: null, minAndroid: tagigo.minAndroid },
  "carbon-finder": { picture: "carbon-top", minIos: carbonFinder.minIos, minAndroid: carbonFinder.minAndroid },
};
