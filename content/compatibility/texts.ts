import { facts } from "#content/catalog/facts.ts";
import { inWords } from "#content/format.ts";
import { trackerIds } from "#content/trackers.ts";

const card = facts.incardFinder;

/** The systems that the phone check tells apart. */
export const phoneSystems = ["iphone", "android", "other"] as const;

export type PhoneSystem = (typeof phoneSystems)[number];

export const systemNames = { iphone: "iOS", android: "Android" } as const;

export const compatibilityText = {
  title: "Will it work with my phone?",
  lead: `Our trackers need an iPhone with iOS ${card.minIos} or later, or a phone with Android ${card.minAndroid} or later. Pick yours to see which trackers work with it and what to know before you buy.`,
  name: "Name of your phone",
  nameHint: "Such as Pixel 8, iPhone 13 or Galaxy S9. Without its name, choose its system below.",
  submitName: "Check it",
  phones: { legend: "Your phone", iphone: "iPhone", android: "Android phone", other: "Another phone" },
  models: "Models",
  /** Labels the way to choose another system than the one that the name says. */
  otherSystem: "Not this system? Start over",
  version: "System version",
  versionHint: `iPhone: Settings, General, About. Android: Settings, About phone. With iOS ${card.minIos.split(".")[0]}, enter the second number too.`,
  submit: "Show what works",
  unclear: "Enter the version as a number, such as 17.5 or 13.",
  unclearPhone: "Choose a phone first.",
  /**
   * Says below the form that a browser filled it in.
   * @param version null where the browser doesn't give it
   */
  filledIn: (phone: "iphone" | "android", version: string | null): string => {
    const name = phone === "iphone" ? "an iPhone" : "an Android phone";
    const system = version ? ` with ${systemNames[phone]} ${version}` : "";
    return `Filled in from this browser: ${name}${system}. Change it to check another phone.`;
  },
  allTitle: "Or choose your phone here",
  trackersTitle: "Which trackers work",
  limitsTitle: "Good to know",
  fits: "Works",
  fitsNot: "Doesn't work",
  googleOnly: "For Google Find Hub only, so it needs an Android phone.",
  /**
   * Says of a tracker why it doesn't work.
   * @param minimum the oldest version that it works with, such as "14.5"
   */
  tooOld: (system: "iphone" | "android", minimum: string): string =>
    `Needs ${systemNames[system]} ${minimum} or later.`,
  noNetwork: "Needs Apple Find My or Google Find Hub.",
  setUp: "How to set it up",
  another: "Check another phone",
  compare: `Compare all ${inWords(trackerIds.length)} trackers`,
} as const;
