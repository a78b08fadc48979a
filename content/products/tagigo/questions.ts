import { facts } from "#content/catalog/facts.ts";
import { whenItShips } from "#content/catalog/offer-sentences.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { type FaqItem, faqItems } from "#content/faq-items.ts";
import { inWords, measureText } from "#content/format.ts";
import { moneyText } from "#content/money.ts";
import { colorCount, packCounts, packList, tagigoColors } from "./options.ts";

const { incardFinder: card, tagigo: tag, pairing, procedures, apple, shop } = facts;

/** What buyers ask (docs/behavior/home.md#faq). */
const buyers = (offers: Offers): readonly FaqItem[] =>
  faqItems({
    "What is the difference between Tagigo and Tagigo G?": `Tagigo (${moneyText(offers.tagigoPrices["Dual Network"]["1-Pack"])}) pairs with Apple Find My or Google Find Hub. Tagigo G (${moneyText(offers.tagigoPrices["Google Find Hub"]["1-Pack"])}) pairs with Google Find Hub only, so it needs an Android phone. Size, sound and colors are the same.`,
    "Can one Tagigo be on both networks at once?":
      "No. A dual-network Tagigo joins the network you pair it with. To change networks, remove it in the app, factory reset it and pair it again.",
    "How long does the battery last?": `Up to ${tag.batteryYearsAndroid} years on Android and up to ${tag.batteryYearsIos} years on iOS. It's an ordinary ${tag.batteryCell} coin cell that you replace yourself. Keep coin cells away from small children.`,
    "Is Tagigo waterproof?": `No, Tagigo is ${tag.waterRating}. Keep it out of the rain where you can, and dry it at once if it gets wet. For wet places, InCard Finder is rated ${card.waterRating}.`,
    "How big is it?": `${measureText(tag.widthMm)} x ${measureText(tag.heightMm)} x ${tag.thicknessMm} mm and about ${tag.weightG} g: a square a little wider than a half dollar, with a hole for a ring.`,
    "Which 4-Packs are there?": `The dual-network 4-Pack (${moneyText(offers.tagigoPrices["Dual Network"]["4-Pack"])}) comes in ${packList("Dual Network", "4-Pack")}, the Tagigo G 4-Pack (${moneyText(offers.tagigoPrices["Google Find Hub"]["4-Pack"])}) in ${packList("Google Find Hub", "4-Pack")}. All Colors is ${tagigoColors.length === packCounts["4-Pack"] ? "one of each" : `${inWords(packCounts["4-Pack"])} of the ${colorCount}`}.`,
    "When will it ship?": whenItShips(
      offers.tagigo,
      (date) => `Tagigo is in presale with an expected ship date of ${date}.`,
    ),
    "Can I put it on my dog or cat?":
      "You can hang it on a collar, and it will show where a phone on the network last passed. It doesn't follow a running animal live, and a chewed tag can mean a swallowed coin cell. Use a closed holder, or a GPS collar for a pet that roams.",
  });

const owners = faqItems({
  "Is mine a Tagigo or a Tagigo G?":
    "Your order says so. Tagigo can be set up in Apple Find My or Google Find Hub, one at a time. Tagigo G can be set up in Google Find Hub only, so it needs an Android phone.",
  "Which battery does it need, and how long does it last?": `One ${tag.batteryCell} coin cell that you change yourself. It lasts up to ${tag.batteryYearsAndroid} years on Android and up to ${tag.batteryYearsIos} years on iPhone. Keep coin cells away from children.`,
  "Nothing happens when I press the button.": `Press the middle of the round face. If it stays silent, change the battery and check that the new ${tag.batteryCell} faces the same way as the old one did. Still nothing? The warranty is ${shop.warrantyMonths} months: write to us.`,
  "Is Tagigo waterproof?":
    "No. Keep it out of rain and water. If it gets wet, take the battery out and let both dry before you close it.",
  "How do I reset it, and how do I know it worked?": `Press twice, hold the second press for ${procedures.incardResetHoldSeconds} seconds, let go at the double beep. ${procedures.incardResetSuccessBeeps} beeps mean success. Remove it from the app first.`,
  "I bought a 4-Pack. Do I set up all four the same way?": `Yes, one after the other: keep the other three more than ${pairing.distanceCm} cm away, and give each its own name, such as its color. On an iPhone each counts as one of the ${apple.maxItemsPerAppleId} items of your Apple ID.`,
});

/** What buyers and owners of Tagigo ask. */
export const tagigoQuestions = { buyers, owners } as const;
