import { facts } from "#content/catalog/facts.ts";
import type { PhoneSystem } from "./texts.ts";

/** A version of iOS or Android: `[14, 5]` for 14.5. */
export type VersionNumber = readonly [major: number, minor: number];

/** A range of versions with the same answer, up to where the answer before it begins. */
export type CompatibilityAnswer = {
  /** Its part of an address, which is permanent. */
  readonly slug: string;
  readonly system: PhoneSystem;
  /** What the range is called: "Android 12 or later". */
  readonly phone: string;
  /** The first version of the range. Null where it has none, because all older ones have the same answer. */
  readonly from: VersionNumber | null;
  /** What whoever has such a phone does, as sentences. */
  readonly advice: string;
};

const { minIos, minAndroid } = facts.incardFinder;

/**
 * Reads a version as the measures give it.
 * @param fact one or two numbers with a dot between them, such as "14.5" or "9"; a missing second one is 0
 */
export function versionOfFact(fact: string): VersionNumber {
  const [major = 0, minor = 0] = fact.split(".").map(Number);
  return [major, minor];
}

const firstIos = versionOfFact(minIos);
const firstAndroid = versionOfFact(minAndroid);
/** From these versions on no update is needed before a tracker is set up. */
const recentIos: VersionNumber = [17, 0];
const recentAndroid: VersionNumber = [12, 0];

/**
 * The newest systems first, because each range ends where the one before it begins (docs/behavior/help.md#phone-check).
 */
export const compatibilityAnswers: readonly CompatibilityAnswer[] = [
  {
    slug: "iphone-ios-17",
    system: "iphone",
    phone: `iPhone with iOS ${recentIos[0]} or later`,
    from: recentIos,
    advice: "Nothing to install: Find My comes with the iPhone.",
  },
  {
    slug: "iphone-ios-14-5",
    system: "iphone",
    phone: `iPhone with iOS ${minIos} to ${recentIos[0] - 1}`,
    from: firstIos,
    advice: "Install any iOS update that's waiting before you pair. Find My comes with the iPhone.",
  },
  {
    slug: "iphone-ios-14-4",
    system: "iphone",
    phone: `iPhone with iOS ${firstIos[0]}.${firstIos[1] - 1} or earlier`,
    from: null,
    advice: `Look in Settings, General, Software Update. If iOS ${minIos} or later is waiting there, install it, and our trackers for Apple Find My work. If not, this iPhone is too old for them.`,
  },
  {
    slug: "android-12",
    system: "android",
    phone: `Android ${recentAndroid[0]} or later`,
    from: recentAndroid,
    advice: "You need Google's free Find Hub app from Google Play. There's no InCard app to install.",
  },
  {
    slug: "android-9",
    system: "android",
    phone: `Android ${minAndroid} to ${recentAndroid[0] - 1}`,
    from: firstAndroid,
    advice:
      "Update Google Play services and Find Hub in Google Play before you pair. There's no InCard app to install.",
  },
  {
    slug: "android-8",
    system: "android",
    phone: `Android ${firstAndroid[0] - 1} or earlier`,
    from: null,
    advice: `Look in the phone's settings for a system update. If it brings Android ${minAndroid} or later, our trackers work. If not, this phone is too old for them.`,
  },
  {
    slug: "another-phone",
    system: "other",
    phone: "A phone without Apple Find My or Google Play",
    from: null,
    advice:
      "Our trackers are set up in Apple's Find My app or in Google's Find Hub app, which comes from Google Play. There's no InCard app that could stand in for them.",
  },
];

/** Gives the path of an answer's own page. */
export const compatibilityAddress = ({ slug }: Pick<CompatibilityAnswer, "slug">): string => `/compatibility/${slug}`;
