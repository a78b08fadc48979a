import type { PictureName } from "#content/media/pictures.ts";
import { trackerRecord } from "#content/products/records.ts";
import { productSlugs, type TrackerId } from "#content/products.ts";
import { type DisableGuide, ownPageGuides, sharedPageGuides } from "#content/support/disable.ts";
import { trackers } from "#content/trackers.ts";

const guides: readonly DisableGuide[] = [...ownPageGuides, ...sharedPageGuides];

function guideOf(device: DisableGuide["device"]): DisableGuide {
  const guide = guides.find((other) => other.device === device);
  if (!guide) throw new Error(`${device} has no guide`);
  return guide;
}

const reports = (networks: string): string =>
  `It has no GPS of its own: phones on ${networks} report where it is as they pass, and the person who set it up sees that on a map.`;

/** A tracker that somebody may have found, as the page for finders shows it. */
export type FoundDevice = {
  /** The instructions to turn it off, which also hold its id and name. */
  readonly guide: DisableGuide;
  /** Null for one that the shop doesn't sell, and so has no picture of. */
  readonly picture: PictureName | null;
  /** The path of its page in the shop. Null for one that the shop doesn't sell. */
  readonly product: string | null;
  /** Sentences that say what it is, and for one of ours how it reports where it is. */
  readonly what: string;
};

function tracker(id: TrackerId): FoundDevice {
  const { pictures, minIos, usedFor } = trackerRecord(id);
  const what = `A Bluetooth tracker for ${usedFor}. ${reports(minIos ? "Apple Find My or Google Find Hub" : "Google Find Hub")}`;
  return { guide: guideOf(id), picture: pictures.help, product: `/products/${id}`, what };
}

/** One that the shop doesn't sell, and knows by its name alone. */
function sibling(device: DisableGuide["device"]): FoundDevice {
  const guide = guideOf(device);
  return { guide, picture: null, product: null, what: `${guide.name} is a small Bluetooth tracker.` };
}

/** The products in hero order, then their other trackers, then those that are known by name alone. */
export const foundDevices: readonly FoundDevice[] = [
  ...productSlugs.map(tracker),
  ...trackers.filter(({ id, product }) => id !== product).map(({ id }) => tracker(id)),
  ...(["seektag", "seektag-g", "vibetag", "tracemate", "explorer", "clipx"] as const).map(sibling),
];

/** Gives the path of a found tracker's own page. */
export const foundAddress = ({ guide }: FoundDevice): string => `/found/${guide.device}`;

/** What the pages for whoever found a tracker say. */
export const foundText = {
  title: "You found a tracker, or one is moving with you",
  lead: "Take your time. Choose what fits.",
  /** Labels the two ways on. */
  doors: "What happened?",
  moving: {
    title: "It moves with me",
    text: "An alert on your phone, a sound you can't explain, or a tracker hidden in your things.",
  },
  lostDoor: {
    title: "I found something lost",
    text: "Keys, a wallet or a bag that somebody lost, with a tracker on it.",
  },
  /** Labels the link from a tracker's page to the page for finders. */
  lostLink: "How to reach its owner, step by step",
  firstAid: "If you think someone is following you",
  /**
   * Labels a link to a telephone number.
   * @param number as it is read aloud
   */
  call: (number: string): string => `Call ${number}`,
  help: "Who can help",
  which: "Which one is it?",
  whichNote: "Its name is on it, or in the alert on your phone.",
  unknown: "None of these",
  lostTitle: "It may just be lost",
  lost: "If its owner has marked it as lost, you can see the message or the number they left for you. Only the person who set it up can remove it from their account; leave it on, because turned off it no longer shows them where it is.",
  /** Labels the link to the instructions that turn a tracker off. */
  silence: (name: string): string => `Silence ${name} and turn it off`,
  whole: "Every step, from the alert to the police",
  /**
   * Labels the link to the coach.
   * @param title that of the procedure
   */
  coach: (title: string): string => `${title}, one step at a time`,
  /** Labels the link to a tracker's page in the shop. */
  shop: (name: string): string => `${name} in the shop`,
  another: "Choose another tracker",
  troubleshooter: "It's mine, and it doesn't work",
} as const;
