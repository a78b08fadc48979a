import { facts } from "#content/catalog/facts.ts";
import { prices } from "#content/catalog/presentation.ts";
import { manualAddress } from "#content/manuals/manuals.ts";

/** An entry of the assistant's knowledge base, and where in the manual that stands. */
export type KnowledgeEntry = {
  readonly question: string;
  readonly answer: string;
  /**
   * Lower case. Each one that the visitor's message contains scores two points (docs/behavior/assistant.md#matching).
   */
  readonly keywords: readonly string[];
  /** Address of the manual section that the answer comes from. */
  readonly link: string;
  readonly linkText: string;
  /** Help pages that go further than the answer. */
  readonly more?: readonly { readonly text: string; readonly href: string }[];
};

const { incardFinder: card, tagigo: tag, carbonFinder: carbon, pairing, procedures, apple } = facts;

/**
 * The knowledge base: ten entries (docs/behavior/assistant.md#matching). Where two score the same, the earlier one
 * answers.
 */
export const knowledge: readonly KnowledgeEntry[] = [
  {
    question: "How do I pair with Android?",
    answer: `You need Android ${card.minAndroid}+ and Google's Find Hub app. Turn on Bluetooth and Location, unlock the phone, hold the tracker within ${pairing.distanceCm} cm and press its button once. Tap Connect when the pop-up appears. The pairing window is ${pairing.windowMinutes} minutes; press again to reopen it.`,
    keywords: ["android", "google", "find hub", "samsung", "pixel"],
    link: manualAddress("incard-finder", "setup-android"),
    linkText: "Set up on Android, step by step",
  },
  {
    question: "How do I pair with iPhone?",
    answer: `You need iOS ${card.minIos}+. Open Find My, tap Items, then +, then Add Other Item. Hold the tracker within ${pairing.distanceCm} cm and press its button once. The pairing window is ${pairing.windowMinutes} minutes; press again to reopen it. An Apple ID holds up to ${apple.maxItemsPerAppleId} items. Tagigo G works with Android only.`,
    keywords: ["iphone", "apple", "find my", "ios", "ipad"],
    link: manualAddress("incard-finder", "setup-ios"),
    linkText: "Set up on iPhone, step by step",
  },
  {
    question: "Why is there no pop-up notification when pairing?",
    answer: `Unlock the phone, turn Bluetooth off and on, check that Location is on, and hold the tracker within ${pairing.distanceCm} cm. Then press its button once: the pairing window closes after ${pairing.windowMinutes} minutes and a press reopens it. Still nothing? It may be paired elsewhere: remove it from that app and do a factory reset.`,
    keywords: [
      "pop-up",
      "popup",
      "pop up",
      "notification",
      "troubleshoot",
      "not pairing",
      "won't pair",
      "can't pair",
      "not connect",
      "won't connect",
      "not showing",
      "not found",
    ],
    link: manualAddress("incard-finder", "setup-android"),
    linkText: "If no pop-up appears",
    more: [{ text: "Find out why, question by question", href: "/troubleshooter/no-pop-up" }],
  },
  {
    question: "What are the factory reset steps?",
    answer: `First remove the tracker from Find My or Find Hub. Then, on InCard Finder and Tagigo: press the button twice, hold the second press for ${procedures.incardResetHoldSeconds} seconds and let go at the double beep. ${procedures.incardResetSuccessBeeps} beeps mean success. On Carbon Finder: hold the button for ${procedures.carbonResetHoldSeconds} seconds.`,
    keywords: ["factory reset", "reset", "erase", "wipe", "start over"],
    link: manualAddress("incard-finder", "factory-reset"),
    linkText: "Factory reset, step by step",
  },
  {
    question: "How do I disable a tracker that is moving with me?",
    answer: `If you feel in danger, call 911 first. Otherwise open the alert, play a sound and find the tracker. Press its button twice, hold the second press for ${procedures.incardDisableHoldSeconds} seconds and let go at ${procedures.incardDisableBeeps} beeps: it's off. Don't press again, because a single press re-enables it. In the US, the National Domestic Violence Hotline is 1-800-799-7233.`,
    keywords: [
      "disable",
      "turn off",
      "switch off",
      "re-enable",
      "moving with",
      "following me",
      "being followed",
      "stalk",
      "spying",
      "tracking me",
      "tracked",
      "unknown",
      "unwanted",
      "not mine",
      "scared",
      "afraid",
      "alert",
      "detected",
      "found a",
    ],
    link: "/support/disable",
    linkText: "Disable a tracker: every step, and who can help",
    more: [{ text: "Choose it by its picture", href: "/found" }],
  },
  {
    question: "How do I find or ring my tracker?",
    answer: `Open Find My (iPhone) or Find Hub (Android), tap the tracker, then Play Sound. Your phone reaches InCard Finder from about ${card.rangeM} m in the open. Farther away, the map shows where a phone on the network last passed it.`,
    keywords: [
      "locate",
      "where is",
      "play sound",
      "play a sound",
      "lost",
      "range",
      "map",
      "how far",
      "loud",
      "find it",
      " ring",
    ],
    link: manualAddress("incard-finder", "locate"),
    linkText: "Activate and locate",
  },
  {
    question: "How long does the battery last, and can I replace it?",
    answer: `InCard Finder: sealed in, up to ${card.batteryYearsAndroid} years on Android and up to ${card.batteryYearsIos} on iPhone. Tagigo: a ${tag.batteryCell} coin cell that you change yourself, up to ${tag.batteryYearsAndroid} years on Android and up to ${tag.batteryYearsIos} on iPhone. Carbon Finder: rechargeable, about ${carbon.monthsPerCharge} months per charge.`,
    keywords: [
      "battery",
      "batteries",
      tag.batteryCell.toLowerCase(),
      "coin cell",
      "replace",
      "not responding",
      "dead",
      "no sound",
    ],
    link: manualAddress("incard-finder", "battery"),
    linkText: "Battery, and what to do when it's silent",
  },
  {
    question: "How do I charge Carbon Finder?",
    answer: `Lay it flat on any Qi charging pad for about ${carbon.chargeHours} hours. One charge lasts about ${carbon.monthsPerCharge} months. InCard Finder and Tagigo don't need charging.`,
    keywords: ["charge", "charging", "wireless", "charger", "qi pad", "recharge"],
    link: manualAddress("carbon-finder", "wireless-charging"),
    linkText: "Charge Carbon Finder, step by step",
  },
  {
    question: "What is the difference between the products?",
    answer: `InCard Finder ($${prices.incardFinder}) is a ${card.thicknessMm} mm card with a sealed battery, ${card.waterRating}. Carbon Finder ($${prices.carbon}) is a card that you recharge, ${carbon.waterRating}. Tagigo (from $${prices.tagigoDual}) hangs on keys, comes in ${tag.colors.length} colors and isn't waterproof; Tagigo G ($${prices.tagigoGoogle}) is the same for Google Find Hub only.`,
    keywords: [
      "difference",
      "different",
      "compare",
      "which",
      "versus",
      " vs ",
      "color",
      "colour",
      "thick",
      "thin",
      "size",
      "water",
      "price",
      "cost",
    ],
    link: "/product-comparison",
    linkText: "Compare all four",
  },
  {
    question: "How do I remove a tracker and re-pair it with another phone?",
    answer: `Remove it in Find My (Remove Item) or Find Hub (Remove from Find Hub), with the tracker beside the phone. Do a factory reset. Then set it up on the other account. It works on one network at a time; a new phone with the same account needs nothing.`,
    keywords: [
      "remove",
      "re-pair",
      "repair",
      "unpair",
      "new phone",
      "another phone",
      "new owner",
      "give away",
      "someone else",
      "both networks",
      "change network",
      "switch from",
      "switch to",
      "linked to",
    ],
    link: manualAddress("incard-finder", "re-pair"),
    linkText: "Remove and re-pair, step by step",
  },
];
