import { facts } from "#content/catalog/facts.ts";
import { whenItShips } from "#content/catalog/offer-sentences.ts";
import type { Offers } from "#content/catalog/offers.ts";
import type { ProductSlug } from "#content/catalog/presentation.ts";
import { colorCount, packCounts, packList, tagigoColors } from "#content/catalog/tagigo-options.ts";
import { inWords, measureText } from "#content/format.ts";

export type FaqItem = { readonly question: string; readonly answer: string };

/** @param answers by their questions */
export const faqItems = (answers: Readonly<Record<string, string>>): readonly FaqItem[] =>
  Object.entries(answers).map(([question, answer]) => ({ question, answer }));

/** Short, because the document says the words already. */
export function questionId(question: string): string {
  let hash = 0;
  for (const letter of question) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 46_656;
  return `q${hash.toString(36)}`;
}

export const questionAddress = (page: string, question: string): string => `${page}#${questionId(question)}`;

const { incardFinder: card, tagigo: tag, carbonFinder: carbon, pairing, procedures, apple, shop } = facts;

/** Six questions in the order of docs/behavior/carbon-finder.md#tabs. */
export const carbonPageFaqOf = (offers: Offers): readonly FaqItem[] => faqItems(carbonPageAnswers(offers));

const carbonPageAnswers = (offers: Offers) => ({
  "How long does the battery last?": `About ${carbon.monthsPerCharge} months per charge, and about ${carbon.chargeHours} hours on the pad to recharge it. How often you ring the card and how busy its surroundings are will change that figure.`,
  "Is Carbon Finder waterproof?": `It's rated ${carbon.waterRating}: ${carbon.waterDepthM} m of fresh water for ${carbon.waterMinutes} minutes. Rain and spills are fine; take it out before swimming or washing.`,
  "How does it differ from InCard Finder?": `Carbon Finder is rechargeable and made of woven carbon; InCard Finder has a sealed battery that lasts up to ${card.batteryYearsAndroid} years, and then you replace the card. InCard Finder also has the higher water rating (${card.waterRating}) and the longer range (about ${card.rangeM} m versus up to ${carbon.rangeM} m). Choose Carbon Finder to keep the card, InCard Finder to forget about charging.`,
  "When will it ship?": whenItShips(offers["carbon-finder"], (date) =>
    offers["incard-finder"].kind === "in-stock"
      ? `Ships ${date}. An order that also includes an InCard Finder may arrive in two packages, since InCard Finder ships immediately.`
      : `Ships ${date}.`,
  ),
  // Which pads were tried isn't known: this promises no more than Qi charging.
  "Which charging pad do I need?":
    "A standard Qi pad, such as one made for phones. Lay the card flat in the middle with nothing else on the pad. No pad comes in the box.",
  // What the box holds isn't known: see the note in content/products/carbon-finder.ts.
  "What is in the box?":
    "One Carbon Finder and a quick start guide. The full manual is on this page, so it's there when the paper isn't.",
});

function carbonPriceAnswer({ "carbon-finder": { kind, price, listPrice } }: Offers) {
  const instead = listPrice === null ? "" : ` instead of $${listPrice}`;
  return {
    [kind === "presale" ? "What does the presale price include?" : "What does the price include?"]:
      `The card for $${price}${instead}, with the same ${shop.warrantyYears}-year warranty and ${shop.returnDays}-day returns as everything else here.`,
  };
}

/** docs/behavior/home.md#faq */
export const faqOf = (offers: Offers): Readonly<Record<ProductSlug, readonly FaqItem[]>> => ({
  "incard-finder": faqItems({
    "Does it work with both iPhone and Android?": `Yes, one at a time: Apple Find My from iOS ${card.minIos}, or Google Find Hub from Android ${card.minAndroid}. To switch, remove the card in the app, factory reset it and pair it again.`,
    "Will it fit in my wallet?": `It measures ${card.widthMm} x ${card.heightMm} mm, like a bank card, and is ${card.thicknessMm} mm thick, a little more than two of them. If a slot takes two cards, it takes this one.`,
    "How long does the battery last, and can I recharge it?": `Up to ${card.batteryYearsAndroid} years on Google's network and up to ${card.batteryYearsIos} years on Apple's. It's sealed in and can't be recharged. When it runs out, you replace the card.`,
    "How far away can I find it?": `Your own phone reaches it within about ${card.rangeM} m in the open, less through walls. Beyond that, phones on the network report the card as they pass, so the map shows where and when it was last seen. It's not live GPS.`,
    "The pairing pop-up doesn't appear. What now?": `Hold the card within ${pairing.distanceCm} cm of the phone with Bluetooth on, and press its button once; that opens the pairing window for ${pairing.windowMinutes} minutes. On an iPhone, go to Find My, Items, Add Other Item instead of waiting. If the card was paired before, remove it in that phone's app and factory reset it.`,
    "Is it waterproof?": `It's rated ${card.waterRating}: ${card.waterDepthM} m of fresh water for ${card.waterMinutes} minutes. That covers puddles and sinks, not the washing machine.`,
    "Is there a subscription?": `No subscription fees. Finding runs on your Apple or Google account. An Apple ID holds up to ${apple.maxItemsPerAppleId} items.`,
    "My phone says an InCard Finder is moving with me. What do I do?": `Look for a card you don't recognize. If you feel in danger, call 911 first. To turn the card off, press its button twice and hold the second press for ${procedures.incardDisableHoldSeconds} seconds, until you hear ${procedures.incardDisableBeeps} beeps. The steps with drawings are at /support/disable.`,
  }),
  tagigo: faqItems({
    "What is the difference between Tagigo and Tagigo G?": `Tagigo ($${offers.tagigoPrices["Dual Network"]["1-Pack"]}) pairs with Apple Find My or Google Find Hub. Tagigo G ($${offers.tagigoPrices["Google Find Hub"]["1-Pack"]}) pairs with Google Find Hub only, so it needs an Android phone. Size, sound and colors are the same.`,
    "Can one Tagigo be on both networks at once?":
      "No. A dual-network Tagigo joins the network you pair it with. To change networks, remove it in the app, factory reset it and pair it again.",
    "How long does the battery last?": `Up to ${tag.batteryYearsAndroid} years on Android and up to ${tag.batteryYearsIos} years on iOS. It's an ordinary ${tag.batteryCell} coin cell that you replace yourself. Keep coin cells away from small children.`,
    "Is Tagigo waterproof?": `No, Tagigo is ${tag.waterRating}. Keep it out of the rain where you can, and dry it at once if it gets wet. For wet places, InCard Finder is rated ${card.waterRating}.`,
    "How big is it?": `${measureText(tag.widthMm)} x ${measureText(tag.heightMm)} x ${tag.thicknessMm} mm and about ${tag.weightG} g: a square a little wider than a half dollar, with a hole for a ring.`,
    "Which 4-Packs are there?": `The dual-network 4-Pack ($${offers.tagigoPrices["Dual Network"]["4-Pack"]}) comes in ${packList("Dual Network", "4-Pack")}, the Tagigo G 4-Pack ($${offers.tagigoPrices["Google Find Hub"]["4-Pack"]}) in ${packList("Google Find Hub", "4-Pack")}. All Colors is ${tagigoColors.length === packCounts["4-Pack"] ? "one of each" : `${inWords(packCounts["4-Pack"])} of the ${colorCount}`}.`,
    "When will it ship?": whenItShips(
      offers.tagigo,
      (date) => `Tagigo is in presale with an expected ship date of ${date}.`,
    ),
    "Can I put it on my dog or cat?":
      "You can hang it on a collar, and it will show where a phone on the network last passed. It doesn't follow a running animal live, and a chewed tag can mean a swallowed coin cell. Use a closed holder, or a GPS collar for a pet that roams.",
  }),
  "carbon-finder": faqItems({
    ...carbonPageAnswers(offers),
    "Which phones does it work with?": `iPhones with iOS ${carbon.minIos} or later, through Apple Find My, and phones with Android ${carbon.minAndroid} or later, through Google Find Hub. One network at a time.`,
    ...carbonPriceAnswer(offers),
  }),
});
