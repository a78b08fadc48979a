import { facts } from "#content/catalogue/facts.ts";

/** A version as its first two numbers: iOS 14.5 is [14, 5], Android 9 is [9, 0]. */
export type VersionNumber = readonly [major: number, minor: number];

/** What decides whether a tracker can be set up: Apple's system, Google's, or neither. */
export type PhoneSystem = "ios" | "android" | "other";

/** One answer to "Will it work with my phone?", at an address of its own: a span of versions for which nothing differs. */
export type CompatibilityAnswer = {
  /** Last part of the address, `/compatibility/{slug}`. Permanent. */
  readonly slug: string;
  readonly system: PhoneSystem;
  /** The phone as the heading names it. */
  readonly phone: string;
  /** The first version that it speaks of; null from the very first. */
  readonly from: VersionNumber | null;
  /** The first version that it no longer speaks of; null for all later ones. */
  readonly below: VersionNumber | null;
  /** What to do about this version in particular, in a sentence or two. */
  readonly advice: string;
};

const { minIos, minAndroid } = facts.incardFinder;

/** Reads a version of the facts, such as "14.5". */
export function versionOfFact(fact: string): VersionNumber {
  const [major = 0, minor = 0] = fact.split(".").map(Number);
  return [major, minor];
}

const firstIos = versionOfFact(minIos);
const firstAndroid = versionOfFact(minAndroid);
/** From here on nothing has to be updated first; below, the manual's hint about waiting updates is worth giving. */
const recentIos: VersionNumber = [17, 0];
const recentAndroid: VersionNumber = [12, 0];

/** Every answer, the newest systems first (storefront §9 has the boundaries; the addresses are beyond the specification). */
export const compatibilityAnswers: readonly CompatibilityAnswer[] = [
  {
    slug: "iphone-ios-17",
    system: "ios",
    phone: `iPhone with iOS ${recentIos[0]} or later`,
    from: recentIos,
    below: null,
    advice: "Nothing to install: Find My comes with the iPhone.",
  },
  {
    slug: "iphone-ios-14-5",
    system: "ios",
    phone: `iPhone with iOS ${minIos} to ${recentIos[0] - 1}`,
    from: firstIos,
    below: recentIos,
    advice: "Install any iOS update that is waiting before you pair. Find My comes with the iPhone.",
  },
  {
    slug: "iphone-ios-14-4",
    system: "ios",
    phone: `iPhone with iOS ${firstIos[0]}.${firstIos[1] - 1} or earlier`,
    from: null,
    below: firstIos,
    advice: `Look in Settings, General, Software Update. If iOS ${minIos} or later is waiting there, install it, and our trackers for Apple Find My work. If not, this iPhone stays too old for them.`,
  },
  {
    slug: "android-12",
    system: "android",
    phone: `Android ${recentAndroid[0]} or later`,
    from: recentAndroid,
    below: null,
    advice: "You need Google's free Find Hub app from Google Play. There is no InCard app to install.",
  },
  {
    slug: "android-9",
    system: "android",
    phone: `Android ${minAndroid} to ${recentAndroid[0] - 1}`,
    from: firstAndroid,
    below: recentAndroid,
    advice:
      "Update Google Play services and Find Hub in Google Play before you pair. There is no InCard app to install.",
  },
  {
    slug: "android-8",
    system: "android",
    phone: `Android ${firstAndroid[0] - 1} or earlier`,
    from: null,
    below: firstAndroid,
    advice: `Look in the phone's settings for a system update. If it brings Android ${minAndroid} or later, our trackers work. If not, this phone stays too old for them.`,
  },
  {
    slug: "another-phone",
    system: "other",
    phone: "A phone without Apple Find My or Google Play",
    from: null,
    below: null,
    advice:
      "A tracker of ours is set up in Apple's Find My app or in Google's Find Hub app, which comes from Google Play. There is no InCard app that could take their place.",
  },
];

/** Address of an answer. */
export const compatibilityAddress = ({ slug }: Pick<CompatibilityAnswer, "slug">): string => `/compatibility/${slug}`;
