import { facts } from "#content/catalog/facts.ts";
import { type Offers, oncePerOffers } from "#content/catalog/offers.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import { buyingEntriesOf } from "./buying.ts";
import { type KnowledgeEntry, keywordsOf } from "./knowledge-entry.ts";
import { phoneEntries } from "./phones-and-networks.ts";
import { productEntriesOf } from "./products.ts";
import { safetyEntries } from "./safety.ts";
import { trackerHelpEntries } from "./tracker-help.ts";

const { incardFinder: card, tagigo: tag, carbonFinder: carbon, pairing, procedures, apple } = facts;

/** The entries that were there first: where two score the same, the earlier one answers. */
const firstEntriesOf = (offers: Offers): readonly KnowledgeEntry[] => [
  {
    question: "How do I pair with Android?",
    answer: `You need Android ${card.minAndroid}+ and Google's Find Hub app. Turn on Bluetooth and Location, unlock the phone, hold the tracker within ${pairing.distanceCm} cm and press its button once. Tap Connect when the pop-up appears. The pairing window is ${pairing.windowMinutes} minutes; press again to reopen it.`,
    keywords: keywordsOf(
      "pair, connect, set up, setup, set it up, samsung, galaxy, pixel, google, find hub, with android, on android, my android, to android, android phone, android setup",
    ),
    link: manualAddress("incard-finder", "setup-android"),
    linkText: "Set up on Android, step by step",
    more: [
      { text: "Tagigo on Android", href: manualAddress("tagigo", "setup-android-tagigo") },
      { text: "Carbon Finder on Android", href: manualAddress("carbon-finder", "setup-android") },
    ],
  },
  {
    question: "How do I pair with iPhone?",
    answer: `You need iOS ${card.minIos}+. Open Find My, tap Items, then +, then Add Other Item. Hold the tracker within ${pairing.distanceCm} cm and press its button once. The pairing window is ${pairing.windowMinutes} minutes; press again to reopen it. An Apple ID holds up to ${apple.maxItemsPerAppleId} items. Tagigo G works with Android only.`,
    keywords: keywordsOf(
      "pair, connect, set up, setup, set it up, with iphone, on iphone, my iphone, an iphone, to iphone, iphone setup, with apple, in find my, to find my, add other item, ios ",
    ),
    link: manualAddress("incard-finder", "setup-ios"),
    linkText: "Set up on iPhone, step by step",
    more: [
      { text: "Tagigo on iPhone", href: manualAddress("tagigo", "setup-ios-tagigo") },
      { text: "Carbon Finder on iPhone", href: manualAddress("carbon-finder", "setup-ios") },
    ],
  },
  {
    question: "Why no pop-up notification?",
    answer: `Unlock the phone, turn Bluetooth off and on, check that Location is on, and hold the tracker within ${pairing.distanceCm} cm. Then press its button once: the pairing window closes after ${pairing.windowMinutes} minutes and a press reopens it. Still nothing? It may be paired elsewhere: remove it from that app and do a factory reset.`,
    keywords: keywordsOf(
      "pop-up, popup, pop up, no popup, notification, troubleshoot, pair, pairing fail, pairing problem, pairing trouble, pairing error, trouble pairing, problem pairing, problems pairing, issue pairing, fails to pair, failed to pair, unable to pair, not pairing, not pair, won't pair, wont pair, doesn't pair, isn't pairing, can't pair, cannot pair, can't get it to pair, connect, connection failed, not connect, not connecting, won't connect, wont connect, doesn't connect, can't connect, cannot connect, fails to connect, unable to connect, can't add, cannot add, can't add it, not showing, not show, doesn't show, never shows, won't show, isn't showing, show up, not showing up, not found, not finding it, doesn't find the, doesn't find it, can't find the tracker, can't find the card, can't find my card, can't find my tracker, phone can't find, phone doesn't, phone won't, doesn't see, can't see the tracker, can't see my tracker, not detect, doesn't detect, isn't detect, won't detect, not recognize, won't recognize, won't recognise, doesn't recognize, not recognise, not discover, connect button, nothing pops, won't set up, can't set up, setup fails, setup failed, no pop, no pop up, no pop-up, can't con, cannot con, won't con, doesn't con, not con, pairing not, pairing doesn't, connection, not detecting, isn't detecting, can't pair it, can't pair my, to my phone, isn't pair, can't pa, won't pa, wont pa, doesn't pa, not pairing with, pairing window, window closed, stuck on con, stuck con, stuck on pair, stuck pair, does not show, nothing appears, nothing shows, doesn't appear, does not appear, not appear, doesn't come up, nothing comes up, won't appear, can't find it, add other item does, disconnecting, keeps disconnecting, disconnected, doesn't list, not listed, hub doesn't, finish setup, setup error, setup, error, he can't add, she can't add, seem to get it to",
    ),
    link: manualAddress("incard-finder", "setup-android"),
    linkText: "If no pop-up appears",
    more: [{ text: "Find out why, question by question", href: "/troubleshooter/no-pop-up" }],
  },
  {
    question: "How do I factory reset it?",
    answer: `First remove the tracker from Find My or Find Hub. Then, on InCard Finder and Tagigo: press the button twice, hold the second press for ${procedures.incardResetHoldSeconds} seconds and let go at the double beep. ${procedures.incardResetSuccessBeeps} beeps mean success. On Carbon Finder: hold the button for ${procedures.carbonResetHoldSeconds} seconds.`,
    keywords: keywordsOf("factory reset, reset, erase, wipe, start over, clear the, hard reset, factory settings"),
    link: manualAddress("incard-finder", "factory-reset"),
    linkText: "Factory reset, step by step",
    more: [
      { text: "Reset Tagigo", href: manualAddress("tagigo", "factory-reset-tagigo") },
      { text: "Reset Carbon Finder", href: manualAddress("carbon-finder", "factory-reset") },
    ],
  },
  {
    question: "How do I disable an unknown tracker?",
    answer: `If you feel in danger, call 911 first. The National Domestic Violence Hotline is 1-800-799-7233. Think before you turn it off: whoever placed it may notice. Take a screenshot of the alert and its serial number first. To turn it off, press its button twice, hold the second press for ${procedures.incardDisableHoldSeconds} seconds and let go at ${procedures.incardDisableBeeps} beeps. Don't press again: a single press turns it back on.`,
    keywords: keywordsOf(
      "disable, disable it, disable tracker, deactivate, kill the, turn off, turn it off, turning off, switch off, switch it off, shut off, shut it off, power off, stop beeping, stop the beeping, make it stop, stop it, moving with, moving with me, travelling with me, traveling with, following, following me, follow me, followed, being followed, follows me, stalk, stalking, stalked, stalker, spying, spying on me, spy on me, tracking me, is tracking, someone tracking, being tracked, tracks my, unknown, unknown tracker, unknown accessory, unknown item, unwanted, strange tracker, strange device, strange card, stranger, stranger's, hidden, hidden tracker, hid a, planted, slipped, placed a tracker, put a tracker, left a tracker, not mine, isn't mine, isnt mine, doesn't belong to me, scared, afraid, creepy, alert, detected, detected near, found a, found a tracker, found an, found this, found one in, i found, in my car , in my bag , in my purse , in my coat , in my jacket, in my pocket, in my luggage, under my car , on my car , tracker on me, tracker in my, beeping in my, warning, alerting, keeps alerting, keeps notifying, beeping by itself, beeping on its own, beep by itself, random beeping, beeping randomly, randomly beeping, keeps beeping, beeps randomly, shut this, this thing off, thing off, turn this off, switch this off, shut up, found moving, moving with you, moving with us, something in my, in my backpack , hidden in, destroy it, get rid of the tracker, beeps every, beeping every, beeping at night, beeps at night, passenger seat, under my seat, under the seat, planted a, on my bike ",
    ),
    link: "/support/disable",
    linkText: "Disable a tracker: every step, and who can help",
    more: [
      { text: "Who can help, and how to reach them", href: "/support/disable#who-can-help" },
      { text: "Choose it by its picture", href: "/found" },
    ],
  },
  {
    question: "How do I locate it?",
    answer: `Open Find My (iPhone) or Find Hub (Android), tap the tracker, then Play Sound. Your phone reaches InCard Finder from about ${card.rangeM} m in the open. Farther away, the map shows where a phone on the network last passed it.`,
    keywords: keywordsOf(
      "locate, locate my, where is my card, where is my tracker, where is my tag, where is my wallet, where are my keys, where is my bag, where is it, where's my, play sound, play a sound, make a sound, make it ring, make it beep, make it sound, ring , lost, is lost, are lost, show on map, how far, find it, find my wallet, find my keys, find my card, find my bag, find my tracker, find my purse, find my tag, find my lost, find a lost, finding my, how do i find, how to find, search for my, track my wallet, track my keys, track my bag, track my luggage, use it to find, see it on, map, say where it is, ring my card, ring my tracker, ring my tag, ring my keys, ring it, to ring, sound on my",
    ),
    link: manualAddress("incard-finder", "locate"),
    linkText: "Activate and locate",
  },
  {
    question: "How many years of power?",
    answer: `InCard Finder: sealed in, up to ${card.batteryYearsAndroid} years on Android and up to ${card.batteryYearsIos} on iPhone. Tagigo: a ${tag.batteryCell} coin cell that you change yourself, up to ${tag.batteryYearsAndroid} years on Android and up to ${tag.batteryYearsIos} on iPhone. Carbon Finder: rechargeable, about ${carbon.monthsPerCharge} months per charge.`,
    keywords: keywordsOf(
      "battery, batteries, batter, battery last, battery life, battery run, how long does the battery, how long will the battery, how long does it last, how long will it last, years, how many years, how many months, rechargeable, battery empty, battery is empty, battery dead, battery is dead, battery died, battery drain, dead battery, drains, drained, empty battery, incard battery, battery of the card, battery in the card, card battery, card is empty, incard finder battery, batteries last, longest battery",
    ),
    link: manualAddress("incard-finder", "battery"),
    linkText: "Battery, and what to do when it's silent",
    more: [{ text: "Tagigo's battery", href: manualAddress("tagigo", "battery-tagigo") }],
  },
  {
    question: "How do I charge it?",
    answer: `Lay it flat on any Qi charging pad for about ${carbon.chargeHours} hours. One charge lasts about ${carbon.monthsPerCharge} months. InCard Finder and Tagigo don't need charging.`,
    keywords: keywordsOf(
      "charge, charge it, charge the, charge my, charge carbon, charging, wireless, wireless charg, wirelessly, charger, a charger, need a charger, qi , qi pad, charging pad, recharge, recharging, magsafe, usb, cable, charging time, which pad, how long to charge, how often to charge, how often do i charge, need to charge, charging stand",
    ),
    link: manualAddress("carbon-finder", "wireless-charging"),
    linkText: "Charge Carbon Finder, step by step",
  },
  {
    question: "How do the products differ?",
    answer: `InCard Finder ($${offers["incard-finder"].price}) is a ${card.thicknessMm} mm card with a sealed battery, ${card.waterRating}. Carbon Finder ($${offers["carbon-finder"].price}) is a card that you recharge, ${carbon.waterRating}. Tagigo (from $${offers.tagigoPrices["Dual Network"]["1-Pack"]}) hangs on keys, comes in ${tag.colors.length} colors and isn't waterproof; Tagigo G ($${offers.tagigoPrices["Google Find Hub"]["1-Pack"]}) is the same for Google Find Hub only.`,
    keywords: keywordsOf(
      "difference, different products, product differences, compare, comparison, versus, vs , which one, all your products, your products, your trackers, what do you sell, what trackers, models, tagigo vs, tagigo or, tagigo or incard",
    ),
    link: "/product-comparison",
    linkText: "Compare all four",
  },
  {
    question: "How do I remove and re-pair it?",
    answer: `Remove it in Find My (Remove Item) or Find Hub (Remove from Find Hub), with the tracker beside the phone. Do a factory reset. Then set it up on the other account. It works on one network at a time; a new phone with the same account needs nothing.`,
    keywords: keywordsOf(
      "remove, remove from, removing, re-pair, repair with, re pair, repairing with, unpair, unpairing, unlink, delete it from, delete the tracker, delete my tracker, from my account, from find my, off my account, another phone, different phone, other phone, second phone, new phone, move it to, moving it, pair it again, pair again, pairing again, connect again, set up again, with another phone, with another, pair with another, on another phone, to another phone, link to another, remove a, remove tracker, remove my, from my iphone, from my android, from my phone, from google, from find hub, delete it, delete it from google",
    ),
    link: manualAddress("incard-finder", "re-pair"),
    linkText: "Remove and re-pair, step by step",
    more: [
      { text: "Tagigo", href: manualAddress("tagigo", "re-pair-tagigo") },
      { text: "Carbon Finder", href: manualAddress("carbon-finder", "re-pair") },
    ],
  },
];

/** The knowledge base (docs/behavior/assistant.md#matching). */
export const knowledgeOf = oncePerOffers((offers): readonly KnowledgeEntry[] => [
  ...firstEntriesOf(offers),
  ...safetyEntries,
  ...trackerHelpEntries,
  ...phoneEntries,
  ...buyingEntriesOf(offers),
  ...productEntriesOf(offers),
]);
