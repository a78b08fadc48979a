import type { PictureName } from "#content/media/pictures.ts";
import { type DisableGuide, ownPageGuides, sharedPageGuides } from "#content/support/disable.ts";

export type FoundDevice = {
  readonly guide: DisableGuide;
  /** Null for the devices that are known by name alone. */
  readonly picture: PictureName | null;
  readonly what: string;
  readonly product: string | null;
};

const guides: readonly DisableGuide[] = [...ownPageGuides, ...sharedPageGuides];

function guideOf(device: DisableGuide["device"]): DisableGuide {
  const guide = guides.find((other) => other.device === device);
  if (!guide) throw new Error(`${device} has no guide`);
  return guide;
}

const reports = (networks: string): string =>
  `It has no GPS of its own: phones on ${networks} report where it is as they pass, and the person who set it up sees that on a map.`;

const oneNetwork = "Apple Find My or Google Find Hub";

function sibling(device: DisableGuide["device"]): FoundDevice {
  const guide = guideOf(device);
  return { guide, picture: null, product: null, what: `${guide.name} is a small Bluetooth tracker.` };
}

/** With pictures first, in hero order, then the others by name. */
export const foundDevices: readonly FoundDevice[] = [
  {
    guide: guideOf("incard-finder"),
    picture: "incard-top",
    product: "/products/incard-finder",
    what: `A Bluetooth tracker for wallets. ${reports(oneNetwork)}`,
  },
  {
    guide: guideOf("tagigo"),
    picture: "tagigo-family",
    product: "/products/tagigo",
    what: `A Bluetooth tracker for keys and bags. ${reports(oneNetwork)}`,
  },
  {
    guide: guideOf("carbon-finder"),
    picture: "carbon-top",
    product: "/products/carbon-finder",
    what: `A Bluetooth tracker for wallets that is charged on a pad. ${reports(oneNetwork)}`,
  },
  {
    guide: guideOf("tagigo-g"),
    picture: "tagigo-white",
    product: "/products/tagigo-g",
    what: `A Bluetooth tracker for keys and bags. ${reports("Google Find Hub")}`,
  },
  sibling("seektag"),
  sibling("seektag-g"),
  sibling("vibetag"),
  sibling("tracemate"),
  sibling("explorer"),
  sibling("clipx"),
];

export const foundAddress = ({ guide }: FoundDevice): string => `/found/${guide.device}`;

export const foundText = {
  title: "You found a tracker, or one is moving with you",
  lead: "Take your time. Choose what it looks like, and see what it is, how to silence it and who can help.",
  firstAid: "If you think someone is following you",
  call: (number: string): string => `Call ${number}`,
  help: "Who can help",
  which: "Which one is it?",
  whichNote: "Its name is on it, or in the alert on your phone.",
  unknown: "None of these",
  lostTitle: "It may just be lost",
  lost: "If its owner has marked it as lost, you can see the message or the number they left for you. Only the person who set it up can remove it from their account; turned off, it no longer shows them where it is.",
  silence: (name: string): string => `Silence ${name} and turn it off`,
  whole: "Every step, from the alert to the police",
  coach: (title: string): string => `${title}, one step at a time`,
  shop: (name: string): string => `${name} in the shop`,
  another: "Choose another tracker",
  troubleshooter: "It's mine, and it doesn't work",
} as const;
