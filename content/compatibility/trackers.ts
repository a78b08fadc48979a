import { facts } from "#content/catalog/facts.ts";
import { sectionAddress } from "#content/manuals/sections.ts";
import type { PictureName } from "#content/media/pictures.ts";
import { trackerDetails } from "#content/tracker-details.ts";
import { type TrackerId, trackerNames } from "#content/trackers.ts";
import type { PhoneSystem } from "./texts.ts";

const { incardFinder: card, tagigo: tag, carbonFinder: carbon, apple } = facts;

type ByPhone = { readonly iphone: string | null; readonly android: string };

/** Null where it doesn't work with iPhones at all. */
function answeredTracker(id: TrackerId, picture: PictureName, battery: ByPhone) {
  const { minIos, minAndroid } = trackerDetails[id];
  const minimum: ByPhone = { iphone: minIos, android: minAndroid };
  const setup: ByPhone = {
    iphone: minIos && sectionAddress(id, "setup-ios"),
    android: sectionAddress(id, "setup-android"),
  };
  return { id, name: trackerNames[id], path: `/products/${id}`, picture, minimum, battery, setup };
}

export type AnsweredTracker = ReturnType<typeof answeredTracker>;

const years = ({ batteryYearsIos, batteryYearsAndroid }: typeof card | typeof tag): ByPhone => ({
  iphone: `Battery up to ${batteryYearsIos} years`,
  android: `Battery up to ${batteryYearsAndroid} years`,
});
const perCharge = `About ${carbon.monthsPerCharge} months per charge`;

/** Tagigo G stands for itself, because it knows one network only. */
export const answeredTrackers: readonly AnsweredTracker[] = [
  answeredTracker("incard-finder", "incard-hero", years(card)),
  answeredTracker("tagigo", "tagigo-black", years(tag)),
  answeredTracker("tagigo-g", "tagigo-white", { ...years(tag), iphone: null }),
  answeredTracker("carbon-finder", "carbon-hero", { iphone: perCharge, android: perCharge }),
];

const oneNetwork =
  "One network at a time: a tracker is set up either in Apple Find My or in Google Find Hub. To switch, remove it from the first app and reset it.";

export const limitsOf: Readonly<Record<PhoneSystem, readonly string[]>> = {
  iphone: [
    `An Apple ID holds up to ${apple.maxItemsPerAppleId} items. Each tracker is one of them.`,
    "You're signed in with your Apple ID, with two-factor authentication and Find My iPhone on.",
    "Bluetooth and Location Services are on while you pair, and the iPhone is online.",
    oneNetwork,
    `A Mac that shows InCard Finder in Find My needs macOS ${card.minMacOs} or later.`,
  ],
  android: [
    "You're signed in to a Google account, and the phone has a screen lock: a PIN, a pattern or a password. Google's network needs one.",
    "Bluetooth and Location are on while you pair, and the phone is online.",
    oneNetwork,
  ],
  other: [oneNetwork, "Once set up, a tracker shows up only in the app and the account it was paired with."],
};
