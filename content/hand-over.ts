import { coachAddress } from "#content/coach/coach-address.ts";
import type { PictureName } from "#content/media/pictures.ts";
import type { PageMeta } from "#content/page-meta.ts";
import { accountLink, removalSteps } from "./account-link.ts";
import { facts } from "./catalog/facts.ts";
import { pressPatternOf } from "./diagrams/press-patterns.ts";
import { productRecords, trackerRecord } from "./products/records.ts";
import { productOfTracker, type TrackerId, trackerIds, trackerNames } from "./trackers.ts";

const { pairing, procedures } = facts;

export const handOverIndex = "/hand-over";

/** Gives the path of a tracker's hand-over sheet. */
export const handOverAddress = (device: TrackerId): string => `${handOverIndex}/${device}`;

const beeps = `${procedures.incardResetSuccessBeeps} beeps mean it worked.`;

/** A step of a hand-over sheet: its heading, and the sentences below it. */
export type HandOverStep = { readonly title: string; readonly lines: readonly string[] };

/** The printed page that goes into the box when a tracker changes hands. */
export type HandOverSheet = {
  readonly device: TrackerId;
  /** The tracker's name, such as "Tagigo G". */
  readonly name: string;
  readonly picture: PictureName;
  /** A few words on the networks that it works with. */
  readonly note: string;
  /** The id of the press pattern of its factory reset. */
  readonly pattern: string;
  /** The path of the coach's procedure that leads through the same. */
  readonly coach: string;
  /** What the old owner does, in order. */
  readonly before: readonly HandOverStep[];
  /** What the new owner does, in order. */
  readonly after: readonly HandOverStep[];
};

function sheet(device: TrackerId): HandOverSheet {
  const name = trackerNames[device];
  const { pictures, minIos, minAndroid, handOver } = trackerRecord(device);
  const pattern = `${productRecords[productOfTracker(device)].pressesId}FactoryReset`;
  const both = minIos !== null;
  const networks = both ? "both" : "google";
  return {
    device,
    name,
    picture: pictures.help,
    note: both ? "On Apple Find My or Google Find Hub" : "On Google Find Hub",
    pattern,
    coach: coachAddress(device, "re-pair"),
    before: [
      {
        title: "Remove it from your app",
        lines: [...removalSteps(name, networks), accountLink.first, accountLink.otherPhone, accountLink.signIn],
      },
      {
        title: "Reset it",
        lines: [pressPatternOf(pattern).text, handOver.resetSign ?? beeps, accountLink.notRemoved(networks)],
      },
      {
        title: "Tie up loose ends",
        lines: [
          "Stop sharing it, if you shared it, and take your name and number out of any lost message.",
          "Don't just lend it: still on your account, it would alert the people around it.",
        ],
      },
    ],
    after: [
      {
        title: "Pair it as new",
        lines: [
          `Within ${pairing.distanceCm} cm of your phone, press the button once. You have ${pairing.windowMinutes} minutes.`,
          ...(both ? [`iPhone with iOS ${minIos} or later: Find My, Items, +, Add Other Item.`] : []),
          `Android ${minAndroid} or later: wait for the pop-up and tap Connect. Find Hub is free in Google Play.`,
          both ? "It works on one network at a time: choose your phone's." : "It works with Google Find Hub only.",
        ],
      },
      {
        title: "If pairing is refused",
        lines: [accountLink.othersAccount, handOver.battery],
      },
    ],
  };
}

/** The sheet of every tracker, in the order of the products. */
export const handOverSheets: readonly HandOverSheet[] = trackerIds.map(sheet);

/** The paths of the page that lists the sheets and of each sheet, for the sitemap. */
export const handOverAddresses: readonly string[] = [
  handOverIndex,
  ...handOverSheets.map(({ device }) => handOverAddress(device)),
];

/** Gives the head of a hand-over sheet's page. */
export const handOverMeta = ({ name }: HandOverSheet): PageMeta => ({
  title: `Sell or give away your ${name} | InCard`,
  description: `Before ${name} changes hands: remove it from the app, reset it, and let the new owner pair it. One page to print and put in the box.`,
});

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
