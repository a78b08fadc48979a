import { accountLink } from "#content/account-link.ts";
import { facts } from "#content/catalog/facts.ts";

/** The path of the page for somebody who found a lost thing with a tracker on it. */
export const lostAddress = "/found/lost";

/** How the owner's message is read on one kind of phone: what to do, and what is then on the screen. */
export type MessageSteps = {
  readonly id: string;
  readonly title: string;
  readonly needs: string;
  readonly steps: readonly string[];
  readonly otherwise: string;
};

/**
 * What the page for finders says, in the order in which it is done: leaving the tracker on comes first, turning it off
 * last. It promises no tap on the back of a phone: that needs NFC, which no tracker's facts name.
 */
export const lostText = {
  back: "Found a tracker",
  title: "You found something with a tracker on it",
  lead: "Leave it on. While it's on, phones that pass it show its owner where it is.",
  notThis: "Was it hidden in your own things, or does your phone say that it moves with you?",
  notThisLink: "Then read this first",
  leaveOn: {
    title: "Leave it on",
    points: [
      "Don't press its button and don't take its battery out.",
      "It may beep when it's moved. It isn't broken: trackers that are away from their owner do that so that they're noticed.",
      "Look at the thing itself first: a name in the wallet, a number on the key ring, a card from a gym or a library.",
    ],
  },
  messageTitle: "See whether its owner left a message",
  messageLead:
    "An owner who has marked it as lost can leave a message, a phone number or an email address for you. It's often too early for that: look again in a few hours.",
  phones: [
    {
      id: "iphone",
      title: "On an iPhone",
      needs: `With iOS ${facts.incardFinder.minIos} or later, Bluetooth on, and online. You need nothing of your own in Find My.`,
      steps: [
        "Lay the tracker beside the iPhone and open the Find My app.",
        "Tap Items at the bottom. Scroll down to the end of the list, and tap Identify Found Item.",
        "The iPhone searches. When the tracker shows up, tap it.",
        "Go on to the page with its details. You see its serial number, and the owner's message and number if they marked it as lost.",
      ],
      otherwise:
        "It doesn't show up? It may be near its owner, or on Google's network, as every Tagigo G is: try an Android phone.",
    },
    {
      id: "android",
      title: "On an Android phone",
      needs: "With Android 6 or later, Bluetooth and Location on, and online.",
      steps: [
        "Lay the tracker beside the phone and open Settings.",
        "Tap Safety & emergency, then Unknown tracker alerts. If you don't see them, search Settings for unknown tracker.",
        "Tap Scan now and wait about ten seconds. Trackers nearby that are away from their owner are listed.",
        "Tap the one you hold: you see its kind, and can play a sound to be sure. Then tap Next steps, and follow what the phone says to see what it tells of itself and its owner.",
      ],
      otherwise:
        "The list stays empty? It may have been with its owner a short while ago: look again later, or try an iPhone.",
    },
  ],
  tap: "An AirTag opens its message when you hold it to the back of a phone. That needs NFC, which isn't among what we know our trackers to have. If your phone asks you to hold it there, do; if nothing opens, use the steps above.",
  handIn: {
    title: "Hand it in",
    points: [
      "Where you found it: the counter of the shop, the café, the hotel, the station, the driver of the bus. Its owner looks there first, and the map leads them there.",
      "Otherwise at a lost and found or the police. The police can ask Apple or Google whose it is; we can't see that.",
      "If you meet the owner yourself, meet in a public place, and let them tell you what it is before you show it.",
    ],
  },
  off: {
    title: "Turning it off comes last",
    text: "Once it's off, its owner no longer sees where it is, and what you found may stay lost. Turn it off only if you can't hand it in and it keeps beeping.",
    kept: accountLink.othersAccount,
    link: "Which one is it, and how it's turned off",
  },
} as const;
