import type { FaqListId } from "#contract/site-texts.ts";
import { facts } from "./catalog/facts.ts";
import type { Offers } from "./catalog/offers.ts";
import { carbonPageFaqOf, type FaqItem, faqItems, faqOf } from "./home/faq.ts";

const { incardFinder: card, tagigo: tag, pairing, procedures, apple, shop } = facts;

/** Carbon Finder's are those of its FAQ tab, `carbonPageFaqOf`. */
export const manualFaq = {
  "incard-finder": faqItems({
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
  }),
  tagigo: faqItems({
    "Is mine a Tagigo or a Tagigo G?":
      "Your order says so. Tagigo can be set up in Apple Find My or Google Find Hub, one at a time. Tagigo G can be set up in Google Find Hub only, so it needs an Android phone.",
    "Which battery does it need, and how long does it last?": `One ${tag.batteryCell} coin cell that you change yourself. It lasts up to ${tag.batteryYearsAndroid} years on Android and up to ${tag.batteryYearsIos} years on iPhone. Keep coin cells away from children.`,
    "Nothing happens when I press the button.": `Press the middle of the round face. If it stays silent, change the battery and check that the new ${tag.batteryCell} faces the same way as the old one did. Still nothing? The warranty is ${shop.warrantyMonths} months: write to us.`,
    "Is Tagigo waterproof?":
      "No. Keep it out of rain and water. If it gets wet, take the battery out and let both dry before you close it.",
    "How do I reset it, and how do I know it worked?": `Press twice, hold the second press for ${procedures.incardResetHoldSeconds} seconds, let go at the double beep. ${procedures.incardResetSuccessBeeps} beeps mean success. Remove it from the app first.`,
    "I bought a 4-Pack. Do I set up all four the same way?": `Yes, one after the other: keep the other three more than ${pairing.distanceCm} cm away, and give each its own name, such as its color. On an iPhone each counts as one of the ${apple.maxItemsPerAppleId} items of your Apple ID.`,
  }),
};

/**
 * The built-in questions of each list. Those of Carbon Finder's FAQ tab stand in that list alone, to be edited once.
 */
export function builtInFaq(offers: Offers): Readonly<Record<FaqListId, readonly FaqItem[]>> {
  const buyers = faqOf(offers);
  const tab = carbonPageFaqOf(offers);
  const inTab = new Set(tab.map(({ question }) => question));
  return {
    "incard-finder": buyers["incard-finder"],
    tagigo: buyers.tagigo,
    "carbon-finder": buyers["carbon-finder"].filter(({ question }) => !inTab.has(question)),
    "incard-finder-manual": manualFaq["incard-finder"],
    "tagigo-manual": manualFaq.tagigo,
    "carbon-finder-page": tab,
  };
}
