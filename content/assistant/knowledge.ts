import { facts } from "#content/catalog/facts.ts";
import { moneyText } from "#content/money.ts";
import { hotline } from "#content/support/who-can-help.ts";
import { alertEntries } from "./alerts.ts";
import { buyerEntries } from "./before-buying.ts";
import { buyingEntries } from "./buying.ts";
import { foundAgainEntries } from "./found-again.ts";
import { type KnowledgeEntries, type KnowledgeEntry, specific } from "./knowledge-entry.ts";
import { to } from "./links.ts";
import { ownerEntries } from "./owners-questions.ts";
import { phoneEntries } from "./phones-and-networks.ts";
import { productEntries } from "./products.ts";
import { safetyEntries } from "./safety.ts";
import { careEntries } from "./settings-and-care.ts";
import { shopDetailEntries } from "./shop-details.ts";
import { shopEntries } from "./shop-itself.ts";
import { trackerHelpEntries } from "./tracker-help.ts";
import { usingEntries } from "./using.ts";

const { incardFinder: card, tagigo: tag, carbonFinder: carbon, pairing, procedures, apple } = facts;

const sealed = `InCard Finder has no battery to charge: it's sealed in and lasts up to ${card.batteryYearsAndroid} years on Android and up to ${card.batteryYearsIos} on iPhone. When it's empty, you replace the card.`;
const coin = `Tagigo isn't charged: it runs on a ${tag.batteryCell} coin cell that you change yourself. It lasts up to ${tag.batteryYearsAndroid} years on Android and up to ${tag.batteryYearsIos} on iPhone.`;
const pressedTwice = `press the button twice, hold the second press for ${procedures.incardResetHoldSeconds} seconds and let go at the double beep. ${procedures.incardResetSuccessBeeps} beeps mean success.`;

/** The most frequent questions come first: where two entries score the same, the earlier one answers. */
const firstEntries: KnowledgeEntries = {
  "How do I pair with Android?": {
    ownOnly: true,
    requiredConcepts: [["pair", "android"]],
    answer: `You need Android ${card.minAndroid}+ and Google's Find Hub app. Turn on Bluetooth and Location, unlock the phone, hold the tracker within ${pairing.distanceCm} cm and press its button once. Tap Connect when the pop-up appears. The pairing window is ${pairing.windowMinutes} minutes; press again to reopen it.`,
    links: [to.setupAndroid, to.tagAndroid, to.carbonAndroid],
    topic: "android",
  },
  "How do I pair with iPhone?": {
    ownOnly: true,
    requiredConcepts: [["pair", "iphone"]],
    answer: `You need iOS ${card.minIos}+. Open Find My, tap Items, then +, then Add Other Item. Hold the tracker within ${pairing.distanceCm} cm and press its button once. The pairing window is ${pairing.windowMinutes} minutes; press again to reopen it. An Apple ID holds up to ${apple.maxItemsPerAppleId} items. Tagigo G works with Android only.`,
    links: [to.setupIphone, to.tagIphone, to.carbonIphone],
    topic: "iphone",
    trackerAnswers: {
      "tagigo-g":
        "Tagigo G can't be set up on an iPhone: it works with Google Find Hub only, so it needs an Android phone. The dual-network Tagigo works with Apple Find My or Google Find Hub. Your order says which one you have.",
    },
  },
  "Why no pop-up notification?": specific({
    ownOnly: true,
    requiredConcepts: [["popup"], ["pair", "not"]],
    answer: `Unlock the phone, turn Bluetooth off and on, check that Location is on, and hold the tracker within ${pairing.distanceCm} cm. Then press its button once: the pairing window closes after ${pairing.windowMinutes} minutes and a press reopens it. Still nothing? It may be paired elsewhere: remove it from that app and do a factory reset.`,
    links: [to.setupAndroid, to.noPopUp],
    topic: "android",
  }),
  "How do I factory reset it?": {
    ownOnly: true,
    requiredConcepts: [["reset"]],
    answer: `First remove the tracker from Find My or Find Hub. Then, on InCard Finder and Tagigo: ${pressedTwice} On Carbon Finder: hold the button for ${procedures.carbonResetHoldSeconds} seconds.`,
    links: [to.reset, to.tagReset, to.carbonReset],
    topic: "reset",
    trackerAnswers: {
      "incard-finder": `First remove InCard Finder from Find My or Find Hub. Then ${pressedTwice}`,
      tagigo: `First remove Tagigo from Find My or Find Hub. Then ${pressedTwice}`,
      "tagigo-g": `First remove Tagigo G from Find Hub. Then ${pressedTwice}`,
      "carbon-finder": `First remove Carbon Finder from Find My or Find Hub. Then hold its button for the full ${procedures.carbonResetHoldSeconds} seconds and let go. Its reset takes no double press.`,
    },
  },
  "How do I disable an unknown tracker?": specific({
    requiredConcepts: [["unknown"], ["off"], ["foundOne"], ["unknown", "ring"], ["unknown", "ring", "beepsByItself"]],
    optionalConcepts: ["popup", "iphone", "android", "not", "mine"],
    answer: `If you feel in danger, call 911 first. The National Domestic Violence Hotline is ${hotline.label}. Think before you turn it off: whoever placed it may notice. Take a screenshot of the alert and its serial number first. To turn it off, press its button twice, hold the second press for ${procedures.incardDisableHoldSeconds} seconds and let go at ${procedures.incardDisableBeeps} beeps. Don't press again: a single press turns it back on.`,
    links: [to.disable, to.whoCanHelp, to.found, to.alert],
    topic: "disable",
    alone: "unlessDanger",
  }),
  "How do I locate it?": {
    ownOnly: true,
    requiredConcepts: [["locate"], ["ring"]],
    optionalConcepts: ["wallet", "keys", "location"],
    answer: `Open Find My (iPhone) or Find Hub (Android), tap the tracker, then Play Sound. Your phone reaches InCard Finder from about ${card.rangeM} m in the open. Farther away, the map shows where a phone on the network last passed it.`,
    links: [to.locate, to.badHour],
    trackerAnswers: {
      tagigo:
        "Open Find My (iPhone) or Find Hub (Android), tap Tagigo, then Play Sound. Farther away, the map shows where a phone on the network last passed it.",
      "tagigo-g":
        "Open Find Hub, tap Tagigo G, then Play Sound. Farther away, the map shows where a phone on the network last passed it.",
      "carbon-finder": `Open Find My (iPhone) or Find Hub (Android), tap Carbon Finder, then Play Sound. Your phone reaches it from up to ${carbon.rangeM} m in the open. Farther away, the map shows where a phone on the network last passed it.`,
    },
  },
  "How many years of power?": {
    requiredConcepts: [["battery"], ["lastLong"]],
    optionalConcepts: ["lasting"],
    answer: `InCard Finder: sealed in, up to ${card.batteryYearsAndroid} years on Android and up to ${card.batteryYearsIos} on iPhone. Tagigo: a ${tag.batteryCell} coin cell that you change yourself, up to ${tag.batteryYearsAndroid} years on Android and up to ${tag.batteryYearsIos} on iPhone. Carbon Finder: rechargeable, about ${carbon.monthsPerCharge} months per charge.`,
    links: [to.battery, to.tagBattery, to.batteries],
    topic: "battery",
    trackerAnswers: {
      "incard-finder": sealed,
      tagigo: `${coin} ${tag.batteryCell} cells are sold wherever watch batteries are.`,
      "tagigo-g": `Tagigo G isn't charged: it runs on a ${tag.batteryCell} coin cell that you change yourself, and that lasts up to ${tag.batteryYearsAndroid} years.`,
      "carbon-finder": `Carbon Finder is rechargeable: about ${carbon.monthsPerCharge} months per charge, and about ${carbon.chargeHours} hours on a Qi pad.`,
    },
  },
  "How do I charge it?": {
    ownOnly: true,
    requiredConcepts: [["charge"]],
    optionalConcepts: ["battery", "lasting"],
    answer: `Lay it flat on any Qi charging pad for about ${carbon.chargeHours} hours. One charge lasts about ${carbon.monthsPerCharge} months. InCard Finder and Tagigo don't need charging.`,
    links: [to.charging, to.carbon, to.batteries],
    topic: "battery",
    trackerAnswers: {
      "incard-finder": sealed,
      tagigo: coin,
      "carbon-finder": `Lay Carbon Finder flat on any Qi charging pad for about ${carbon.chargeHours} hours. One charge lasts about ${carbon.monthsPerCharge} months.`,
    },
  },
  "How do the products differ?": {
    requiredConcepts: [["compare"]],
    answer: (offers) =>
      `InCard Finder (${moneyText(offers["incard-finder"].price)}) is a ${card.thicknessMm} mm card with a sealed battery, ${card.waterRating}. Carbon Finder (${moneyText(offers["carbon-finder"].price)}) is a card that you recharge, ${carbon.waterRating}. Tagigo (from ${moneyText(offers.tagigoPrices["Dual Network"]["1-Pack"])}) hangs on keys, comes in ${tag.colors.length} colors and isn't waterproof; Tagigo G (${moneyText(offers.tagigoPrices["Google Find Hub"]["1-Pack"])}) is the same for Google Find Hub only.`,
    links: [to.compare, to.choosing, to.measures],
  },
  "How do I remove and re-pair it?": {
    requiredConcepts: [["remove"], ["again", "pair"]],
    optionalConcepts: ["iphone", "android", "again", "pair", "remove"],
    answer:
      "Remove it in Find My (Remove Item) or Find Hub (Remove from Find Hub), with the tracker beside the phone. Do a factory reset. Then set it up on the other account. It works on one network at a time; a new phone with the same account needs nothing.",
    ownOnly: true,
    links: [to.rePair, to.newPhone, to.tagRePair, to.carbonRePair],
    topic: "rePair",
  },
};

/** The questions of the entries that come first. */
export const mostAsked: ReadonlySet<string> = new Set(Object.keys(firstEntries));

/** The knowledge base of the chat and the search. Its order decides between entries that score the same. */
export const knowledge: readonly KnowledgeEntry[] = [
  firstEntries,
  safetyEntries,
  trackerHelpEntries,
  phoneEntries,
  buyingEntries,
  productEntries,
  usingEntries,
  shopEntries,
  alertEntries,
  foundAgainEntries,
  careEntries,
  shopDetailEntries,
  buyerEntries,
  ownerEntries,
].flatMap((entries) => Object.entries(entries).map(([question, entry]) => ({ question, ...entry })));
