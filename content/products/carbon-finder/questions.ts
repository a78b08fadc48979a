import { facts } from "#content/catalog/facts.ts";
import { whenItShips } from "#content/catalog/offer-sentences.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { type FaqItem, faqItems } from "#content/faq-items.ts";
import { moneyText } from "#content/money.ts";

const { incardFinder: card, carbonFinder: carbon, shop } = facts;

/** Six questions in the order of docs/behavior/carbon-finder.md#tabs. */
const tab = (offers: Offers): readonly FaqItem[] =>
  faqItems({
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
    // What the box holds isn't known: see the note in page.ts.
    "What is in the box?":
      "One Carbon Finder and a quick start guide. The full manual is on this page, so it's there when the paper isn't.",
  });

function carbonPriceAnswer({ "carbon-finder": { kind, price, listPrice } }: Offers) {
  const instead = listPrice === null ? "" : ` instead of ${moneyText(listPrice)}`;
  return {
    [kind === "presale" ? "What does the presale price include?" : "What does the price include?"]:
      `The card for ${moneyText(price)}${instead}, with the same ${shop.warrantyYears}-year warranty and ${shop.returnDays}-day returns as everything else here.`,
  };
}

/** Those of the tab stand before them (docs/behavior/home.md#faq). */
const buyers = (offers: Offers): readonly FaqItem[] =>
  faqItems({
    "Which phones does it work with?": `iPhones with iOS ${carbon.minIos} or later, through Apple Find My, and phones with Android ${carbon.minAndroid} or later, through Google Find Hub. One network at a time.`,
    ...carbonPriceAnswer(offers),
  });

/** What buyers and owners of Carbon Finder ask. */
export const carbonFinderQuestions = { buyers, tab } as const;
