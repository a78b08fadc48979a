import { printedOutline } from "#content/catalog/disagreeing-figures.ts";
import { facts } from "#content/catalog/facts.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { type FaqItem, faqItems } from "#content/faq-items.ts";

const { incardFinder: card, pairing, procedures, apple } = facts;

/** What buyers ask (docs/behavior/home.md#faq). */
const buyers = ({ figures }: Offers): readonly FaqItem[] =>
  faqItems({
    "Does it work with both iPhone and Android?": `Yes, one at a time: Apple Find My from iOS ${card.minIos}, or Google Find Hub from Android ${card.minAndroid}. To switch, remove the card in the app, factory reset it and pair it again.`,
    "Will it fit in my wallet?": `It measures ${printedOutline(figures, "product page").join(" x ")} mm, like a bank card, and is ${card.thicknessMm} mm thick, a little more than two of them. If a slot takes two cards, it takes this one.`,
    "How long does the battery last, and can I recharge it?": `Up to ${card.batteryYearsAndroid} years on Google's network and up to ${card.batteryYearsIos} years on Apple's. It's sealed in and can't be recharged. When it runs out, you replace the card.`,
    "How far away can I find it?": `Your own phone reaches it within about ${card.rangeM} m in the open, less through walls. Beyond that, phones on the network report the card as they pass, so the map shows where and when it was last seen. It's not live GPS.`,
    "The pairing pop-up doesn't appear. What now?": `Hold the card within ${pairing.distanceCm} cm of the phone with Bluetooth on, and press its button once; that opens the pairing window for ${pairing.windowMinutes} minutes. On an iPhone, go to Find My, Items, Add Other Item instead of waiting. If the card was paired before, remove it in that phone's app and factory reset it.`,
    "Is it waterproof?": `It's rated ${card.waterRating}: ${card.waterDepthM} m of fresh water for ${card.waterMinutes} minutes. That covers puddles and sinks, not the washing machine.`,
    "Is there a subscription?": `No subscription fees. Finding runs on your Apple or Google account. An Apple ID holds up to ${apple.maxItemsPerAppleId} items.`,
    "My phone says an InCard Finder is moving with me. What do I do?": `Look for a card you don't recognize. If you feel in danger, call 911 first. To turn the card off, press its button twice and hold the second press for ${procedures.incardDisableHoldSeconds} seconds, until you hear ${procedures.incardDisableBeeps} beeps. The steps with drawings are at /support/disable.`,
  });

const owners = faqItems({
  "No pop-up appears on my Android phone. What can I do?": `Unlock the phone, turn on Bluetooth and Location, hold the card within ${pairing.distanceCm} cm and press its button once. The pairing window lasts ${pairing.windowMinutes} minutes; another press opens it again. If the card was paired before, remove it from that app and do a factory reset.`,
  "Can I use the card with an iPhone and an Android phone at the same time?":
    "No. It works on one network at a time, Apple Find My or Google Find Hub. To switch, remove it from the first app, do a factory reset, and set it up in the other.",
  "I pressed the button. How do I know what the card did?": `By what you hear after holding it down: ${procedures.incardDisableBeeps} beeps and then silence mean it's disabled. A double beep followed by ${procedures.incardResetSuccessBeeps} beeps means it has been reset. A single press turns a disabled card back on.`,
  [`I don't hear the ${procedures.incardResetSuccessBeeps} beeps when I reset the card.`]: `Press twice as quickly as a double-click, hold the second press for ${procedures.incardResetHoldSeconds} seconds, and let go the moment you hear the double beep. If silence follows, the card is disabled: press once and start over.`,
  "I have a new phone. Do I have to pair the card again?":
    "Not if you use the same Apple ID or Google account: sign in on the new phone and the card is there. To go from iPhone to Android or back, remove the card from the old app, reset it and set it up again.",
  "I want to give the card to someone else. What do I do?":
    "Remove it from Find My or Find Hub first, with the card beside your phone, then do a factory reset. Until it's removed from your Apple ID, nobody else can set it up.",
  "My app shows an old location. Is the card broken?": `Probably not. Beyond your own phone's reach, about ${card.rangeM} m in the open, the card waits for a phone on the network to pass. The map shows when that last happened.`,
  "How long does the battery last, and can I change it?": `Up to ${card.batteryYearsAndroid} years on Google's network, up to ${card.batteryYearsIos} years on Apple's. It's sealed in and can't be charged or changed. Don't open the card.`,
  "How many trackers can I have?": `An Apple ID holds up to ${apple.maxItemsPerAppleId} items. If Find My refuses another one, remove an item you no longer use.`,
  "My phone says an InCard Finder is moving with me. What now?": `If you feel in danger, call 911 first. Otherwise open the alert, play a sound and find the card. Press its button twice, hold the second press for ${procedures.incardDisableHoldSeconds} seconds until you hear ${procedures.incardDisableBeeps} beeps: it's off. Don't press again. Who can help is at /support/disable.`,
});

/** What buyers and owners of InCard Finder ask. */
export const incardFinderQuestions = { buyers, owners } as const;
