import { facts } from "#content/catalog/facts.ts";
import { sectionAddress } from "#content/manuals/sections.ts";
import type { PictureName } from "#content/media/pictures.ts";
import { trackerRecord } from "#content/products/records.ts";
import { type TrackerId, trackerIds, trackerNames } from "#content/trackers.ts";
import type { PhoneSystem } from "./texts.ts";

const { incardFinder: card, apple } = facts;

/** Something that differs by phone. `iphone` is null where the tracker doesn't work with iPhones at all. */
export type ByPhone = { readonly iphone: string | null; readonly android: string };

/** What the phone check says of a tracker. */
export type AnsweredTracker = {
  readonly id: TrackerId;
  /** The tracker's name, such as "Tagigo G". */
  readonly name: string;
  /** The path of its page. */
  readonly path: string;
  readonly picture: PictureName;
  /** The oldest versions of iOS and Android that it works with, such as "14.5" and "9". */
  readonly minimum: ByPhone;
  /** How long its battery lasts with each phone, in a few words. */
  readonly battery: ByPhone;
  /** Where its manual says how it is set up: a path with its query and fragment. */
  readonly setup: ByPhone;
};

function answeredTracker(id: TrackerId): AnsweredTracker {
  const { minIos, minAndroid, pictures, batteryOnPhones } = trackerRecord(id);
  const minimum: ByPhone = { iphone: minIos, android: minAndroid };
  const setup: ByPhone = {
    iphone: minIos && sectionAddress(id, "setup-ios"),
    android: sectionAddress(id, "setup-android"),
  };
  return {
    id,
    name: trackerNames[id],
    path: `/products/${id}`,
    picture: pictures.phoneCheck,
    minimum,
    battery: batteryOnPhones,
    setup,
  };
}

/** Every tracker in the order of the products. Tagigo G stands for itself, because it knows one network only. */
export const answeredTrackers: readonly AnsweredTracker[] = trackerIds.map(answeredTracker);

const oneNetwork =
  "One network at a time: a tracker is set up either in Apple Find My or in Google Find Hub. To switch, remove it from the first app and reset it.";

/** What to know before buying for a phone of each system, as sentences. */
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
