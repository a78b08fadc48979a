import { facts } from "./catalog/facts.ts";
import { coachAddress } from "./coach/addresses.ts";
import type { DeviceId } from "./diagrams/devices.ts";
import { type PressPatternId, pressPatterns } from "./diagrams/press-patterns.ts";
import type { PictureName } from "./media/pictures.ts";
import type { PageMeta } from "./products/meta.ts";

const { pairing, procedures } = facts;

export type HandOverStep = { readonly title: string; readonly lines: readonly string[] };

/** What the old owner does, then the new one. */
export type HandOverSheet = {
  readonly device: Extract<DeviceId, "incard-finder" | "tagigo" | "tagigo-g" | "carbon-finder">;
  readonly name: string;
  readonly picture: PictureName;
  readonly note: string;
  readonly pattern: PressPatternId;
  readonly before: readonly HandOverStep[];
  readonly after: readonly HandOverStep[];
  readonly coach: string;
};

export const handOverIndex = "/hand-over";

export function handOverAddress(device: HandOverSheet["device"]): string {
  return `${handOverIndex}/${device}`;
}

type DeviceFacts = Pick<HandOverSheet, "device" | "name" | "picture" | "pattern"> & {
  readonly networks: "both" | "google";
  readonly android: string;
  readonly ios: string | null;
  readonly battery: string;
  readonly sign: string;
};

const beeps = `${procedures.incardResetSuccessBeeps} beeps mean it worked.`;

function sheet({ device, name, picture, pattern, networks, android, ios, battery, sign }: DeviceFacts): HandOverSheet {
  const both = networks === "both";
  return {
    device,
    name,
    picture,
    note: both ? "On Apple Find My or Google Find Hub" : "On Google Find Hub",
    pattern,
    coach: coachAddress(device, "re-pair"),
    before: [
      {
        title: "Remove it from your app",
        lines: [
          "Keep it beside the phone, with Bluetooth on and the phone online.",
          ...(both ? [`iPhone: Find My, Items, ${name}, Remove Item.`] : []),
          `Android: Find Hub, ${name}, settings, Remove from Find Hub.`,
          "Wait until it's gone from the list. This is the part nobody can do for you later.",
        ],
      },
      { title: "Reset it", lines: [pressPatterns[pattern].text, sign] },
      {
        title: "Tie up loose ends",
        lines: [
          "Stop sharing it, if you shared it with anyone, and take your name and number out of any lost message.",
          "Don't just lend it: still on your account, it would travel without its owner and alert the people around it.",
        ],
      },
    ],
    after: [
      {
        title: "Pair it as new",
        lines: [
          `Within ${pairing.distanceCm} cm of your phone, press the button once. You have ${pairing.windowMinutes} minutes.`,
          ...(ios === null ? [] : [`iPhone with iOS ${ios} or later: Find My, Items, +, Add Other Item.`]),
          `Android ${android} or later: wait for the pop-up and tap Connect. Find Hub is free in Google Play.`,
          both ? "It works on one network at a time: choose your phone's." : "It works with Google Find Hub only.",
        ],
      },
      {
        title: "If pairing is refused",
        lines: [
          `“Linked to another account”: the person it came from has to remove it in their app. No reset, shop or maker can.`,
          battery,
        ],
      },
    ],
  };
}

const { incardFinder, tagigo, carbonFinder } = facts;

export const handOverSheets: readonly HandOverSheet[] = [
  sheet({
    device: "incard-finder",
    name: "InCard Finder",
    picture: "incard-top",
    pattern: "incardFactoryReset",
    networks: "both",
    android: incardFinder.minAndroid,
    ios: incardFinder.minIos,
    battery: `The battery is sealed in and lasts up to ${incardFinder.batteryYearsAndroid} years on Google's network, up to ${incardFinder.batteryYearsIos} on Apple's: ask how old it is.`,
    sign: beeps,
  }),
  sheet({
    device: "tagigo",
    name: "Tagigo",
    picture: "tagigo-family",
    pattern: "tagigoFactoryReset",
    networks: "both",
    android: tagigo.minAndroid,
    ios: tagigo.minIos,
    battery: `No sound at all: put in a new ${tagigo.batteryCell}.`,
    sign: beeps,
  }),
  sheet({
    device: "tagigo-g",
    name: "Tagigo G",
    picture: "tagigo-white",
    pattern: "tagigoFactoryReset",
    networks: "google",
    android: tagigo.minAndroid,
    ios: null,
    battery: `No sound at all: put in a new ${tagigo.batteryCell}.`,
    sign: beeps,
  }),
  sheet({
    device: "carbon-finder",
    name: "Carbon Finder",
    picture: "carbon-top",
    pattern: "carbonFactoryReset",
    networks: "both",
    android: carbonFinder.minAndroid,
    ios: carbonFinder.minIos,
    battery: `No sound at all: charge it on a Qi pad for about ${carbonFinder.chargeHours} hours.`,
    sign: "If it then shows up as new, the reset worked.",
  }),
];

export const handOverAddresses: readonly string[] = [
  handOverIndex,
  ...handOverSheets.map(({ device }) => handOverAddress(device)),
];

export function handOverMeta({ name }: HandOverSheet): PageMeta {
  return {
    title: `Sell or give away your ${name} | InCard`,
    description: `Before ${name} changes hands: remove it from the app, reset it, and let the new owner pair it. One page to print and put in the box.`,
  };
}

export const handOverText = {
  title: "Sell or give away a tracker",
  lead: "A paired tracker is tied to your account. Before you sell it or give it away, remove it, reset it, and leave the rest to its new owner. One page for each tracker, to print and put in the box.",
  before: "Before you hand it over",
  after: "For the new owner",
  steps: [
    { title: "Remove it from your app", text: "Only the account it is paired with can do this." },
    { title: "Reset it", text: "It forgets the pairing." },
    { title: "Its new owner pairs it", text: "Like a new one, in Find My or Find Hub." },
  ],
  which: "Which tracker is it?",
  scan: "This page, to open on a phone:",
} as const;
