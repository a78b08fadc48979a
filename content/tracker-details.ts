import { facts } from "./catalog/facts.ts";
import type { PictureName } from "./media/pictures.ts";
import type { TrackerId } from "./trackers.ts";

type TrackerDetails = {
  readonly picture: PictureName;
  /** The first word of its patterns (content/diagrams/press-patterns.ts). */
  readonly presses: "incard" | "tagigo" | "carbon";
  /** The oldest versions that it works with; null for a tracker of Google's network alone. */
  readonly minIos: string | null;
  readonly minAndroid: string;
};

const { incardFinder, tagigo, carbonFinder } = facts;

const phones = ({ minIos, minAndroid }: Pick<TrackerDetails, "minIos" | "minAndroid">) => ({ minIos, minAndroid });

/** What help pages say of each tracker. */
export const trackerDetails: Readonly<Record<TrackerId, TrackerDetails>> = {
  "incard-finder": { picture: "incard-top", presses: "incard", ...phones(incardFinder) },
  tagigo: { picture: "tagigo-family", presses: "tagigo", ...phones(tagigo) },
  "tagigo-g": { picture: "tagigo-white", presses: "tagigo", ...phones(tagigo), minIos: null },
  "carbon-finder": { picture: "carbon-top", presses: "carbon", ...phones(carbonFinder) },
};
