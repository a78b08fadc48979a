import { facts } from "#content/catalog/facts.ts";
import { type ManualPage, manualAddress } from "#content/manuals/manuals.ts";
import type { PictureName } from "#content/media/pictures.ts";
import type { PhoneSystem } from "./answers.ts";

const { incardFinder: card, tagigo: tag, carbonFinder: carbon, apple } = facts;

export type AnsweredTracker = {
  readonly id: "incard-finder" | "tagigo" | "tagigo-g" | "carbon-finder";
  readonly name: string;
  readonly path: string;
  readonly picture: PictureName;
  /** Null where it doesn't work with that system at all. */
  readonly minimum: { readonly ios: string | null; readonly android: string };
  readonly battery: { readonly ios: string; readonly android: string };
  readonly setup: { readonly ios: string | null; readonly android: string };
};

const setup = (page: ManualPage, platform: "ios" | "android", end = ""): string =>
  manualAddress(page, `setup-${platform}${end}`);

const years = (count: number): string => `Battery up to ${count} years`;

/** Tagigo G stands for itself, because it knows one network only. */
export const answeredTrackers: readonly AnsweredTracker[] = [
  {
    id: "incard-finder",
    name: "InCard Finder",
    path: "/products/incard-finder",
    picture: "incard-hero",
    minimum: { ios: card.minIos, android: card.minAndroid },
    battery: { ios: years(card.batteryYearsIos), android: years(card.batteryYearsAndroid) },
    setup: { ios: setup("incard-finder", "ios"), android: setup("incard-finder", "android") },
  },
  {
    id: "tagigo",
    name: "Tagigo",
    path: "/products/tagigo",
    picture: "tagigo-black",
    minimum: { ios: tag.minIos, android: tag.minAndroid },
    battery: { ios: years(tag.batteryYearsIos), android: years(tag.batteryYearsAndroid) },
    setup: { ios: setup("tagigo", "ios", "-tagigo"), android: setup("tagigo", "android", "-tagigo") },
  },
  {
    id: "tagigo-g",
    name: "Tagigo G",
    path: "/products/tagigo-g",
    picture: "tagigo-white",
    minimum: { ios: null, android: tag.minAndroid },
    battery: { ios: "", android: years(tag.batteryYearsAndroid) },
    setup: { ios: null, android: setup("tagigo", "android", "-tagigo-g") },
  },
  {
    id: "carbon-finder",
    name: "Carbon Finder",
    path: "/products/carbon-finder",
    picture: "carbon-hero",
    minimum: { ios: carbon.minIos, android: carbon.minAndroid },
    battery: {
      ios: `About ${carbon.monthsPerCharge} months per charge`,
      android: `About ${carbon.monthsPerCharge} months per charge`,
    },
    setup: { ios: setup("carbon-finder", "ios"), android: setup("carbon-finder", "android") },
  },
];

const oneNetwork =
  "One network at a time: a tracker is set up either in Apple Find My or in Google Find Hub. To switch, remove it from the first app and reset it.";

export const limitsOf: Readonly<Record<PhoneSystem, readonly string[]>> = {
  ios: [
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
