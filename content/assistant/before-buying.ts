import { facts } from "#content/catalog/facts.ts";
import { moneyText } from "#content/money.ts";
import { hotline } from "#content/support/who-can-help.ts";
import { danger, type KnowledgeEntries, specific } from "./knowledge-entry.ts";
import { to } from "./links.ts";
import { freeShippingSentence, shippingAnswer } from "./shipping-sentences.ts";

const { incardFinder: card, tagigo: tag, carbonFinder: carbon, shop } = facts;

/** What is asked less often before and after an order. */
export const buyerEntries: KnowledgeEntries = {
  "Passport sleeve?": specific({
    answer: `Yes: InCard Finder and Carbon Finder have the outline of a bank card and slip inside a passport cover. InCard Finder needs no charger for years, which suits something that you rarely touch. Tagigo is ${tag.thicknessMm} mm thick, so it's better on the bag.`,
    links: [to.card, to.carbon, to.compare],
  }),
  "Suitcase or rollaboard?": specific({
    answer: `For a suitcase our comparison says Tagigo: it's the loudest, at ${tag.loudnessDb} dB, and you change its coin cell yourself. Put it in the middle of the suitcase, between clothes. A card works there too; take InCard Finder if the suitcase may get wet.`,
    links: [to.tagigo, to.compare, to.luggage],
  }),
  "Chipolo, Pebblebee, SmartTag?": specific({
    answer:
      "We've compared ours only with an AirTag and with Tile Slim, so we can't judge other makes or newer models. Ask of each: which network does it join, how thick is it, what is its water rating, and is its battery sealed, changed or charged?",
    links: [to.airTagCompared, to.airTag, to.compare],
  }),
  "Crossed-out figure?": specific({
    answer: (offers) => {
      const { price, listPrice, kind } = offers["carbon-finder"];
      const carbon =
        kind === "presale" && listPrice !== null
          ? `Carbon Finder's price goes up: it's ${moneyText(price)} in presale and goes back to ${moneyText(listPrice)} when the presale ends. Our pages name no day for that.`
          : `Carbon Finder is ${moneyText(price)} now, InCard Finder ${moneyText(offers["incard-finder"].price)}.`;
      return `${carbon} Where a sale has an end, the product's page names its last day. What counts is the price on the page when you order.`;
    },
    links: [to.carbon, to.payment, to.buy],
  }),
  "Black Friday, Cyber Monday?": specific({
    answer:
      "We can't promise one: our pages announce no Black Friday or other coming sale. The price that counts is the one on the product's page when you order. The newsletter brings new models and ship dates, and promises no discounts. If a price falls before your order ships, you can cancel and order anew.",
    links: [to.buy, to.refunds, to.payment],
  }),
  "Legitimate or scam?": specific({
    answer: `Don't take a chat's word: check. Look in the terms for the seller, and write to us before you pay if anything is missing. Card details go to the payment service alone, and you have ${shop.returnDays} days to return. If a line at the top says "Demo store", nothing is charged or shipped: enter no real card number.`,
    links: [to.seller, to.payment, to.returns],
  }),
  "Testimonials, ratings?": specific({
    answer:
      "Only buyers can review here, once for each order, and what we publish stands on the product's page. Samples are labeled as such. We can't vouch for ratings on other sites.",
    links: [to.testimonials, to.card, to.tagigo, to.contact],
  }),
  "P.O. box, APO, Hawaii?": specific({
    answer: `Our pages don't say whether a P.O. box, a military address, Hawaii, Alaska or Puerto Rico works. The checkout tells you whether it takes your address, and what delivery costs, before you pay. If it refuses yours, write to us; we answer within ${shop.supportHours} hours.`,
    links: [to.shipping, to.contact],
  }),
  "Label created, stuck in transit?": specific({
    answer: `Ask the carrier first, with the tracking number: once a parcel has left us, only the carrier can see where it is. Our pages don't say after how many days it counts as lost. If nothing moves, write to us with your order number; we answer within ${shop.supportHours} hours.`,
    links: [to.order, to.shipping],
  }),
  "Mistyped address, apartment, ZIP?": specific({
    answer:
      "Write to us at once with your order number and the right address: until it ships, we can change it. Once it's on its way, only the carrier may be able to redirect it. Our pages don't say what happens if a parcel comes back to us: write to us then, too.",
    links: [to.order, to.shipping],
  }),
  "Incomplete or empty envelope?": specific({
    answer:
      "Write to us as soon as you see it, with your order number, a photo of the package and its label, and what is missing. An order with different ship dates may come in two packages. Carbon Finder comes without a charging pad, and no ring is listed with Tagigo.",
    links: [to.order, to.carbonBox, to.returnable],
  }),
  "Defective out of the box?": specific({
    answer: `Try a reset first, a new ${tag.batteryCell} in Tagigo, or ${carbon.chargeHours} hours on a Qi pad for Carbon Finder. Still broken? Write to us with your order number. Within ${shop.returnDays} days from purchase you can return it for a refund, and we pay the postage; after that, the ${shop.warrantyMonths}-month warranty takes over.`,
    links: [to.claim, to.returnable, to.order],
  }),
  "Unmailable, yet reimbursed?": specific({
    answer:
      "Yes: where we owe you a refund, you don't have to send it back to get it. Never mail, carry or charge one that is swollen, hot, leaking or crushed. Lay it outdoors on something that doesn't burn, and write to us. If it smokes or burns, get away and call 911.",
    links: [to.notCovered, to.returning, to.contact],
  }),
  "Restocking fee, deduction?": specific({
    answer:
      "We name no restocking fee. You get back the price of what you return, with its sales tax; if you changed your mind, the postage back is yours, and shipping to you isn't refunded. For missing parts or extra wear we may deduct something, and tell you the amount and reason first.",
    links: [to.refunds, to.postage, to.returnable],
  }),
  "Sendback untraceable?": specific({
    answer:
      "Until it reaches us, its loss is your risk, unless it travels on our label. Ask the carrier with the tracking number and your post office receipt. Then write to us with your order number and return number. If you mailed it without a return number, tell us: we can't match such a package to you.",
    links: [to.postage, to.order, to.returning],
  }),
  "Unrecognized statement debit?": specific({
    answer:
      "This chat can't look up payments. Ask at home first: it may be a gift or a presale order. Then write to us with the day and the amount, never with the card number. If nobody you know ordered it, call your card's bank at once. Our pages don't say under which name we appear.",
    links: [to.contact, to.order, to.payment],
  }),
  "Topping up, combining orders?": specific({
    answer: (offers, { shippingRate }) =>
      `Until your order ships, write to us with its number and what you'd like to add; we can't promise that orders are joined. Shipping counts for each order, however many trackers are in it. ${shippingAnswer(offers, shippingRate)}`,
    links: [to.order, to.shipping, to.buy],
  }),
  "Assortment of hues?": specific({
    answer: (offers) =>
      `Not in a 4-Pack: All Colors holds one of each color, and the others are of a single color. For another mix, order single ones in the colors you want, at ${moneyText(offers.tagigoPrices["Dual Network"]["1-Pack"])} each, or ${moneyText(offers.tagigoPrices["Google Find Hub"]["1-Pack"])} for Tagigo G. One pack never holds both kinds.`,
    links: [to.tagigo, to.tagigoG, to.buy],
  }),
  "Twin or bundle savings?": specific({
    answer: (offers) =>
      `Only Tagigo and Tagigo G come in packs, and always of four: a Tagigo 4-Pack is ${moneyText(offers.tagigoPrices["Dual Network"]["4-Pack"])} instead of four at ${moneyText(offers.tagigoPrices["Dual Network"]["1-Pack"])}. Cards are sold one at a time.${freeShippingSentence(offers)}`,
    links: [to.buy, to.tagigo, to.card],
  }),
  "Trade-in, renewal program?": specific({
    answer:
      "No: we know of no trade-in, renewal price or upgrade offer. When InCard Finder is empty, you buy a new card at the price on its page, and take the old one to a collection point for batteries. If that bothers you, Carbon Finder recharges and Tagigo takes a new coin cell.",
    links: [to.batteryLife, to.recycle, to.carbon],
  }),
  "Video tutorial, YouTube?": specific({
    answer:
      "The contact page links to our pages on YouTube, X and Instagram; this chat can't say which videos are there. You don't need one: our guides show one step a screen, with drawings, for your tracker and phone. A video here loads only when you press play.",
    links: [to.coach, to.manuals, to.contact],
  }),
  "Badge, lanyard, ID holder?": specific({
    answer: `Never punch a hole in a card: its battery can catch fire. Behind a badge one fits if the holder takes another ${card.thicknessMm} mm, about two bank cards. Tagigo hangs from a lanyard by its own hole, where it stays dry. We haven't tested whether either disturbs a door reader: try it, or carry them apart.`,
    links: [to.measures, to.card, to.tagigo],
  }),
  "Shelf-life, manufacture?": specific({
    answer: `Our pages name no manufacture date and don't say how long a tracker has lain before it's sold. "Up to ${card.batteryYearsAndroid} years" is what InCard Finder's battery can reach. Tagigo's plastic tab keeps its cell fresh until first use. If a battery dies far too early, write to us: the warranty runs ${shop.warrantyMonths} months from delivery.`,
    links: [to.batteryLife, to.claim, to.contact],
  }),
  "Dependable, failure rate?": specific({
    answer: `It depends mostly on phones passing by: a busy place reports often, an empty one hardly at all. We give no failure rate and no share of things found. Defects are covered for ${shop.warrantyMonths} months. Test it within your ${shop.returnDays} days: leave it with a friend where you lose things, and look at the map.`,
    links: [to.choosing, to.whatItTells, to.warranty],
  }),
  "Weaker or sparser reception?": specific({
    answer: `In quiet places often yes: by default Google's network waits until several phones have heard a tracker, while for Apple's one passing iPhone is enough. In a city you'll hardly notice. Batteries last longer with Google's: InCard Finder up to ${card.batteryYearsAndroid} years instead of up to ${card.batteryYearsIos}. Take the network of the phone you carry.`,
    links: [to.quiet, to.networks, to.networksCompared],
  }),
  "Tablet, Chromebook, Kindle?": specific({
    answer: `Our pages speak of phones alone: Android ${card.minAndroid} or later, with Google Play, Bluetooth and a screen lock. We list no Android tablet or Chromebook, so ask Google whether Find Hub on yours adds trackers. One without Google Play, such as an Amazon Fire, can't. Better use the phone that you carry.`,
    links: [to.phones, to.otherPhone, to.contact],
  }),
  "Counterfeit, genuine?": specific({
    answer: `This chat can't tell. The model number is on the tracker's back or its box: InCard Finder's is ${card.modelNumber}, and Tagigo's begins with ${tag.modelNumber}. Write to us with that number, the seller's name and your receipt. While in doubt, keep to that seller's return deadline.`,
    links: [to.contact, to.approvals, to.returns],
  }),
  "Carbon fiber blocking signal?": specific({
    answer: `We have no figure for what carbon fiber takes away. Carbon Finder is woven carbon in a metal frame, and your phone reaches it up to ${carbon.rangeM} m away in the open; InCard Finder from about ${card.rangeM} m. In a carbon fiber wallet put the card into the outermost slot, and try it within the ${shop.returnDays} days.`,
    links: [to.carbon, to.range, to.choosing],
  }),
  "Engraving, monogram, stickers?": specific({
    answer:
      "We offer no engraving or printing of single ones. Don't engrave, laser, drill or heat one: a battery and an antenna are inside, and damage isn't covered. A flat sticker does no harm that we know of if the button, the speaker and Tagigo's gap stay free. Remove it before a return.",
    links: [to.notCovered, to.returnable, to.contact],
  }),
  "Advance replacement, turnaround?": specific({
    answer: `Our policy promises no new one in advance. We inspect yours within ${shop.inspectionBusinessDays} business days of its arrival, then repair, replace or refund it, and pay the postage back. It names no total time. A replacement is covered for what is left of the original ${shop.warrantyMonths} months.`,
    links: [to.claim, to.warranty, to.order],
  }),
  "Deceased buyer's purchase?": specific({
    answer: `We're sorry for your loss. Write to us with the buyer's name and, if you have it, the order number. Until it ships, the order can be canceled for everything paid; after that it can be returned within ${shop.returnDays} days. The refund goes back the way it was paid, so ask that bank about the account.`,
    links: [to.order, to.refunds, to.returnable],
  }),
  "Discreet packaging, billing name?": danger({
    answer: `Our pages don't say what stands on the parcel or on your statement: write to us before you order. The checkout takes another delivery address. Do you hide it because you fear somebody? Call the hotline first, ${hotline.label}, from a phone that they can't get into; in danger, 911.`,
    links: [to.contact, to.order, to.whoCanHelp],
  }),
};
