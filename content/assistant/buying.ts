import { facts } from "#content/catalog/facts.ts";
import { currencyName } from "#content/currency-text.ts";
import { moneyText } from "#content/money.ts";
import { packList } from "#content/products/tagigo/options.ts";
import { productSlugs } from "#content/products.ts";
import { site } from "#content/site.ts";
import { type KnowledgeEntries, specific } from "./knowledge-entry.ts";
import { to } from "./links.ts";
import { freeShippingSentence, shippingAnswer } from "./shipping-sentences.ts";

const { shop } = facts;

/** What is asked before and after an order. */
export const buyingEntries: KnowledgeEntries = {
  "Order, package?": specific({
    requiredConcepts: [["order"]],
    optionalConcepts: ["ship", "tracking", "not", "refund", "price", "mine"],
    answer: `We can't look into orders from this chat. Write to us with your order number, and we'll look into it; we answer within ${shop.supportHours} hours. Presale orders leave on the date that stands on the product's page.`,
    links: [to.order, to.shipping, to.contact, to.returns],
  }),
  "Two things may be meant: parcel or map?": specific({
    ownOnly: true,
    requiredConcepts: [["tracking"]],
    optionalConcepts: ["not", "dead"],
    answer: "Do you mean the package of an order, or a tracker's place on the map?",
    links: [to.order, to.oldPlace],
    choices: ["Where is my order?", "Where is my tracker now?", "My tracker's location isn't updating"],
  }),
  "Shipping cost, delivery?": {
    requiredConcepts: [["ship"], ["country"]],
    optionalConcepts: ["price", "stock", "country", "fee"],
    answer: (offers, { shippingRate }) =>
      `${shippingAnswer(offers, shippingRate)} The countries we ship to and the date on which each tracker leaves are on the shipping page. Where it names no countries, the checkout tells you whether it takes your address.`,
    links: [to.shipping, to.buy],
  },
  "Customs?": specific({
    requiredConcepts: [["customs"]],
    optionalConcepts: ["ship", "country", "postage", "price", "order", "travel"],
    answer:
      "The shipping page names the countries we ship to; where it names none, the checkout tells you whether it takes your address. What customs of another country ask for isn't in our prices, and we can't tell the amount: that country's customs office can.",
    links: [to.shipping, to.contact],
  }),
  "In stock?": specific({
    requiredConcepts: [["stock"]],
    optionalConcepts: ["ship"],
    answer: (offers) => productSlugs.map((slug) => `${offers[slug].name}: ${offers[slug].note}`).join(" "),
    links: [to.shipping, to.buy],
    trackerAnswers: {
      "incard-finder": (offers) => offers["incard-finder"].note,
      tagigo: (offers) => offers.tagigo.note,
      "carbon-finder": (offers) => offers["carbon-finder"].note,
    },
  }),
  "Return?": specific({
    requiredConcepts: [["back"]],
    optionalConcepts: ["lasting", "formerOwner", "pair", "not", "dead", "phone", "iphone", "android", "box", "popup"],
    answer: `You can return any order within ${shop.returnDays} days from purchase, for any reason. Write to us first: within ${shop.supportHours} hours you have the address and a return number. Remove the tracker from your account before you send it.`,
    links: [to.returns, to.returning, to.refunds],
  }),
  "Refund?": specific({
    requiredConcepts: [["refund"]],
    optionalConcepts: ["back", "lasting", "not", "order", "location", "stale", "soon", "tracking", "stock"],
    answer: `Yes, within ${shop.returnDays} days from purchase, for any reason: write to us first, then send it back. We look at it within ${shop.inspectionBusinessDays} business days of its arrival; once it's approved, the refund takes ${shop.refundBusinessDays} business days and goes back the way you paid. An order that hasn't shipped can be canceled for everything you paid.`,
    links: [to.refunds, to.returning, to.returns],
  }),
  "Delivered, but not there?": specific({
    answer: `Look where carriers leave parcels, ask your neighbors, and ask the carrier with the tracking number. Still nothing? Write to us with your order number. We'll look into it; we answer within ${shop.supportHours} hours.`,
    links: [to.order, to.shipping, to.returns],
  }),
  "Press, partners or jobs?": specific({
    answer: `Write to us: who you are, what you plan, and by when. We answer within ${shop.supportHours} hours. We list no open jobs and no partner program here, and we can't promise samples in this chat.`,
    links: [to.contact],
  }),
  "Thank you!": specific({
    answer: "You're welcome! If something comes up later: the manuals, step by step, work without a network too.",
    links: [to.manuals, to.coach],
  }),
  "One order, several ship dates?": specific({
    answer: `Each product's page says when it ships. Our pages don't say whether an order with several dates goes out in one parcel or in parts: write to us with your order number, or before you order. We answer within ${shop.supportHours} hours. Ordered apart, nothing waits for another.`,
    links: [to.order, to.shipping],
  }),
  "No answer from us?": specific({
    answer: `We're sorry. We mean to answer within ${shop.supportHours} hours. Look in your spam folder for our answer. If there is none, write again through the form, with your order number and the day of your first message; nobody reads this chat.`,
    links: [to.order, to.contact],
  }),
  "Bought at another seller?": specific({
    answer:
      "Return it where you bought it: that seller's return policy and refund apply, and we can't see or refund orders of others. If it's faulty, write to us with the seller's name and the receipt, and we tell you what we can do.",
    alone: "always",
    links: [to.claim, to.contact],
  }),
  "Cancel?": specific({
    requiredConcepts: [["cancel"]],
    optionalConcepts: ["order", "refund", "ship", "change"],
    answer:
      "Yes, until it ships: write to us with the order number and what should change. A presale order can be canceled at any time before it ships, for a full refund.",
    links: [to.refunds, to.order, to.returns],
  }),
  "Withdraw?": {
    requiredConcepts: [["withdraw"]],
    answer: `You can return any order within ${shop.returnDays} days from purchase. Where the shop sells in the European Union, it has a withdrawal form too.`,
    links: [to.withdrawal, to.returns],
  },
  "How long to send it back?": specific({
    answer: `You have ${shop.returnDays} days from purchase to return an order, for any reason; for a presale they count from the day we ship it. What counts is the day you write to us. The warranty runs ${shop.warrantyMonths} months from delivery.`,
    links: [to.returns, to.returning, to.warranty],
  }),
  "Return postage: who pays?": specific({
    requiredConcepts: [["postage"], ["back", "ship"]],
    optionalConcepts: ["back", "ship", "price"],
    answer:
      "If you changed your mind, you pay the postage to us. If it arrived damaged or faulty, or isn't what you ordered, we do: within the United States by a prepaid label.",
    links: [to.postage, to.returns, to.returning],
  }),
  "Bought for the wrong phone?": specific({
    requiredConcepts: [["wrongVersion"]],
    optionalConcepts: ["iphone", "android", "exchange", "back", "wrongItem", "order", "otherPhone"],
    answer: `InCard Finder, Carbon Finder and the dual-network Tagigo work with an iPhone or with an Android phone, so there's nothing to exchange. If it was set up before, remove it in the old app first, then reset it, and set it up in the other app. Tagigo G works with Android alone. If it's Tagigo G and you need it for an iPhone, return it within ${shop.returnDays} days and order the dual-network Tagigo.`,
    links: [to.phones, to.returning, to.tagigo],
  }),
  "Exchange?": {
    requiredConcepts: [["exchange"]],
    optionalConcepts: ["color", "back", "change"],
    answer:
      "For another color or model, order the one you want and return the other. You don't have to wait for the parcel to reach us.",
    links: [to.returning, to.returns],
  },
  "Arrived damaged, or the wrong item?": specific({
    requiredConcepts: [["wrongItem"]],
    optionalConcepts: ["lost", "order", "color", "ship", "dead", "warranty"],
    answer:
      "Write to us as soon as you see it, with a photo and your order number. We pay the postage back, and a refund includes what you paid for shipping. Never mail one that is crushed, swollen, hot or leaking: lay it outdoors and write to us.",
    links: [to.returnable, to.order, to.contact],
  }),
  "Price?": {
    requiredConcepts: [["price"]],
    optionalConcepts: ["pack"],
    answer: (offers) =>
      `InCard Finder ${moneyText(offers["incard-finder"].price)}. Tagigo from ${moneyText(offers.tagigoPrices["Dual Network"]["1-Pack"])}, Tagigo G, for Android alone, from ${moneyText(offers.tagigoPrices["Google Find Hub"]["1-Pack"])}. Carbon Finder ${moneyText(offers["carbon-finder"].price)}${offers["carbon-finder"].kind === "presale" ? " on presale" : ""}.${freeShippingSentence(offers)}`,
    links: [to.buy, to.compare],
    topic: "product",
    trackerAnswers: {
      "incard-finder": (offers) =>
        `InCard Finder is ${moneyText(offers["incard-finder"].price)}.${freeShippingSentence(offers)}`,
      tagigo: (offers) =>
        `Tagigo is ${moneyText(offers.tagigoPrices["Dual Network"]["1-Pack"])}, a 4-Pack ${moneyText(offers.tagigoPrices["Dual Network"]["4-Pack"])}. Tagigo G, for Google Find Hub only, is ${moneyText(offers.tagigoPrices["Google Find Hub"]["1-Pack"])}, a 4-Pack ${moneyText(offers.tagigoPrices["Google Find Hub"]["4-Pack"])}.`,
      "tagigo-g": (offers) =>
        `Tagigo G is ${moneyText(offers.tagigoPrices["Google Find Hub"]["1-Pack"])}, a 4-Pack ${moneyText(offers.tagigoPrices["Google Find Hub"]["4-Pack"])}.`,
      "carbon-finder": (offers) =>
        `Carbon Finder is ${moneyText(offers["carbon-finder"].price)}${offers["carbon-finder"].kind === "presale" ? " on presale" : ""}.${freeShippingSentence(offers)}`,
    },
  },
  "Too expensive?": specific({
    answer: (offers) =>
      `You pay once and nothing monthly, and they join Apple's or Google's own network; InCard Finder is ${facts.incardFinder.thicknessMm} mm thin and sealed against water. The lowest price here is Tagigo G's, for Android alone: ${moneyText(offers.tagigoPrices["Google Find Hub"]["1-Pack"])}. With any other tracker, look which network it joins, and whether its battery can be changed or charged.`,
    links: [to.compare, to.tagigoG, to.airTagCompared],
  }),
  "Does a color cost more?": {
    requiredConcepts: [["color", "price"]],
    answer: ({ sameInEveryColor, tagigoPrices, ...offers }) =>
      `${sameInEveryColor ? "A Tagigo costs the same in every color" : "What a Tagigo costs depends on its color: its page shows it"}. Tagigo is ${sameInEveryColor ? "" : "from "}${moneyText(tagigoPrices["Dual Network"]["1-Pack"])}, Tagigo G ${sameInEveryColor ? "" : "from "}${moneyText(tagigoPrices["Google Find Hub"]["1-Pack"])}. The cards come in one color each: InCard Finder is ${moneyText(offers["incard-finder"].price)}, Carbon Finder, the dark one, ${moneyText(offers["carbon-finder"].price)}.`,
    links: [to.tagigo, to.buy],
  },
  "A receipt?": specific({
    requiredConcepts: [["receipt"]],
    optionalConcepts: ["order", "not"],
    answer: `After you pay, the order confirmation opens, with what you bought, what you paid and your order number: keep that. We can't see from this chat which emails the checkout sent you: look in the spam folder too, and don't order a second time. For a receipt or an invoice, write to us with that order number; we answer within ${shop.supportHours} hours.`,
    links: [to.order, to.ordering, to.contact],
  }),
  "Discount?": specific({
    requiredConcepts: [["discount"]],
    optionalConcepts: ["price"],
    answer: (offers) => {
      const lower = productSlugs.map((slug) => offers[slug]).filter(({ reduced }) => reduced);
      const now = lower.length === 0 ? "" : ` The prices that you see hold for everybody, reduced ones too.`;
      return `We know of no code to enter: what counts is the price on the product's page.${now} Four at once cost less: a Tagigo 4-Pack is ${moneyText(offers.tagigoPrices["Dual Network"]["4-Pack"])}, a Tagigo G 4-Pack ${moneyText(offers.tagigoPrices["Google Find Hub"]["4-Pack"])}.${freeShippingSentence(offers)}`;
    },
    links: [to.buy, to.tagigo, to.compare],
  }),
  "Ways to pay?": specific({
    requiredConcepts: [["paymentWay"]],
    optionalConcepts: ["fee", "iphone", "android", "price", "size"],
    answer: ({ currency }) =>
      `The checkout shows the ways to pay that it takes, before you decide. You pay the payment service: your card details go there and never touch this site. The whole amount, in ${currencyName(currency)}, is there before you pay.`,
    links: [to.payment, to.buy],
  }),
  "Payment declined, or held by the bank?": specific({
    requiredConcepts: [["paymentFailed"]],
    optionalConcepts: ["order", "paymentWay", "not", "refund", "receipt"],
    answer: `Check the number, the date, the security code and the billing address, or take another way to pay that the checkout offers. Your bank can say why it refused. An order exists once you see the order confirmation with its order number. If your bank shows the amount, as pending or twice, don't pay again: write to us with the day, the amount and any order number. We answer within ${shop.supportHours} hours.`,
    links: [to.order, to.buy, to.payment],
  }),
  "In time for a certain day?": specific({
    requiredConcepts: [["deadline"]],
    optionalConcepts: ["gift", "ship", "stock", "order", "price", "travel"],
    answer: (offers) =>
      `We can't promise a day: once a parcel has left us, the carrier decides. ${productSlugs.map((slug) => `${offers[slug].name}: ${offers[slug].note}`).join(" ")}`,
    links: [to.shipping, to.buy],
    trackerAnswers: {
      "incard-finder": (offers) => `${offers["incard-finder"].note} We can't promise a day: the carrier decides.`,
      tagigo: (offers) => `${offers.tagigo.note} We can't promise a day: the carrier decides.`,
      "carbon-finder": (offers) => `${offers["carbon-finder"].note} We can't promise a day: the carrier decides.`,
    },
  }),
  "Many at once, or with your logo?": specific({
    requiredConcepts: [["bulk"]],
    optionalConcepts: ["discount", "price", "seller", "pack", "order", "giveAway", "gift", "color"],
    answer: `Write to us how many you need, which ones and by when. The prices on the pages are for orders through the shop, and we have no list of others. We answer within ${shop.supportHours} hours.`,
    links: [to.contact, to.buy],
  }),
  "Wrapped as a gift, or without the bill?": specific({
    requiredConcepts: [["giftWrap"]],
    optionalConcepts: ["gift", "share", "ship", "receipt", "cancel"],
    answer:
      "The checkout takes another delivery address than yours. We offer no gift wrapping here; if you need a parcel without prices in it, write to us before you order.",
    links: [to.order, to.shipping, to.contact],
  }),
  "Who is the seller?": specific({
    requiredConcepts: [["seller"]],
    optionalConcepts: ["contact"],
    answer: (_, { place }) =>
      `We are neither Apple nor Google: our trackers join their networks. The terms name the seller. The warranty is given by ${site.name}, ${place.location}, ${place.countryName}.`,
    links: [to.seller, to.contact],
  }),
  "4-Packs?": {
    requiredConcepts: [["pack"]],
    optionalConcepts: ["price", "color", "between"],
    answer: (offers) =>
      `A Tagigo 4-Pack is ${moneyText(offers.tagigoPrices["Dual Network"]["4-Pack"])}, in ${packList("Dual Network", "4-Pack")}. A Tagigo G 4-Pack is ${moneyText(offers.tagigoPrices["Google Find Hub"]["4-Pack"])}, in ${packList("Google Find Hub", "4-Pack")}.`,
    links: [to.tagigo, to.tagigoG, to.buy],
  },
  "A 4-Pack in a single color?": specific({
    answer: (offers) =>
      `It depends on the phones. For iPhones it takes Tagigo, whose 4-Pack comes in ${packList("Dual Network", "4-Pack")}; in another color, order single ones for ${moneyText(offers.tagigoPrices["Dual Network"]["1-Pack"])} each. Where everyone has Android, the Tagigo G 4-Pack comes in ${packList("Google Find Hub", "4-Pack")}. Tagigo G doesn't work with an iPhone.`,
    links: [to.tagigo, to.tagigoG, to.buy],
  }),
  "Contacting a human?": {
    requiredConcepts: [["contact"]],
    optionalConcepts: ["location"],
    answer: (_, { place }) =>
      `We have no phone line. Use the form on the contact page, or write to the address there: we answer within ${shop.supportHours} hours. We are in ${place.location}.`,
    links: [to.contact],
  },
  "Newsletter: unsubscribe?": {
    requiredConcepts: [["newsletter"]],
    optionalConcepts: ["personalData", "contact"],
    answer:
      "Every issue has a link at its end that unsubscribes you with one press; we then erase your address from the list. To subscribe, use the form at the foot of any page.",
    links: [to.rights, to.contact],
  },
};
