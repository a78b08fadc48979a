import { facts } from "#content/catalog/facts.ts";
import type { Offers } from "#content/catalog/offers.ts";
import { productSlugs } from "#content/catalog/presentation.ts";
import { packList } from "#content/catalog/tagigo-options.ts";
import { site } from "#content/site.ts";
import { type KnowledgeEntry, keywordsOf } from "./knowledge-entry.ts";

const { shop } = facts;

const shipDates = (offers: Offers): string =>
  productSlugs.map((slug) => `${offers[slug].name}: ${offers[slug].note}`).join(" ");

/** What is asked before and after an order. */
export const buyingEntriesOf = (offers: Offers): readonly KnowledgeEntry[] => [
  {
    question: "Order, package?",
    answer: `We can't look into orders from this chat. Write to us with your order number, and we find out where it is; we answer within ${shop.supportHours} hours. Presale orders leave on the date that stands on the product's page.`,
    keywords: keywordsOf(
      "my order, an order, order status, order number, status of my order, where is my order, where's my order, wheres my order, track my order, track order, tracking number, tracking code, tracking link, my package, track my package, track my parcel, my parcel, package, parcel, my delivery, my shipment, haven't received, not received, didn't receive, never received, hasn't arrived, has not arrived, not arrived, didn't arrive, never arrived, hasn't come, never came, not come, not delivered, still waiting, lost in the mail, lost in transit, delayed, is late, late, hasn't shipped, not shipped, confirmation email, order confirmation, no confirmation, invoice, receipt, order is, order yet, where is the package, where's my package, i ordered, ordered two, says delivered, says it was delivered, marked as delivered, have nothing, got nothing, nothing came, nothing has come, charged, charged twice, was charged, been charged, double charge, overcharged, charged me, payment failed, payment didn't, payment not, paid but",
    ),
    link: "/contact?topic=order",
    linkText: "Write to us about an order",
    more: [{ text: "When each tracker ships", href: "/shipping" }],
  },
  {
    question: "Shipping cost, delivery and countries?",
    answer: `Orders of $${shop.freeShippingFromDollars} or more ship free; below that you see the amount before you pay. Where we ship, and when each tracker leaves, stands on the shipping page.`,
    keywords: keywordsOf(
      "shipping, shipping cost, ship to, ships to, do you ship, you ship, can you ship, deliver, deliver to, delivery, delivery time, delivered to, postage, free shipping, international, internationally, overseas, abroad, canada, mexico, europe, germany, france, uk , england, australia, japan, india, customs, import, which countries, outside the us, express, overnight, courier, usps, ups , fedex, dhl, po box, how long until it arrives, when will it arrive, when does it arrive, will it arrive, arrive by, get here, how fast, how soon, how quickly, much is shipping, shipping take, is shipping, does shipping, for shipping, estimated arrival, arrival, does delivery, delivery take, is delivery, customs f, customs d, import duty, import f, duties, is it shipped from, shipped from, hawaii, alaska, puerto rico, customs fees",
    ),
    link: "/shipping",
    linkText: "Shipping: cost, dates and countries",
  },
  {
    question: "In stock?",
    answer: shipDates(offers),
    keywords: keywordsOf(
      "in stock, out of stock, stock, sold out, available, availability, presale, pre-sale, preorder, pre-order, pre order, ship date, when does it ship, when will it ship, when do you ship, when will carbon, when will tagigo, when does carbon, when does tagigo, carbon finder ship, tagigo ship, release date, released, come out, back in stock, waitlist, notify me, coming out, comes out, when is tagigo, when is carbon",
    ),
    link: "/shipping",
    linkText: "When each tracker ships",
    more: [{ text: "Buy now", href: "/buy-now" }],
  },
  {
    question: "Return?",
    answer: `You can return any order within ${shop.returnDays} days from purchase, for any reason. Write to us first: within ${shop.supportHours} hours you have the address and a return number. Remove the tracker from your account before you send it.`,
    keywords: keywordsOf(
      "return, returns, return it, return my, return the, return a, return policy, returned, returning, send it back, send back, sending back, mail it back, bring it back, changed my mind, change my mind, don't like it, don't want it, don't want this, not happy, not satisfied, unhappy with, dissatisfied, didn't like, try it, trial period, 30 days, money-back",
    ),
    link: "/return-policy",
    linkText: "Return policy",
    more: [{ text: "How to return it", href: "/return-policy#return-process" }],
  },
  {
    question: "Refund?",
    answer: `We look at a return within ${shop.inspectionBusinessDays} business days of its arrival; once it's approved, the refund takes ${shop.refundBusinessDays} business days. It goes back the way you paid. Orders can be canceled until they ship for everything you paid.`,
    keywords: keywordsOf(
      "refund, a refund, my refund, refund time, refunded, refunds, money back, my money, get my money, reimburse, reimbursement, chargeback, credited, refund hasn't, refund has not, still no refund",
    ),
    link: "/return-policy#refund-process",
    linkText: "Refunds and cancellations",
  },
  {
    question: "Cancel?",
    answer:
      "Yes, until it ships: write to us with the order number and what should change. A presale order can be canceled at any time before it ships, for a full refund.",
    keywords: keywordsOf(
      "cancel, cancel my, cancel an, cancel the, canceled, cancelled, cancellation, cancelling, canceling, change my order, change my address, change the address, change address, wrong address, edit my order, modify my order, ordered by mistake, ordered twice, ordered the wrong, accidentally ordered, add to my order, changing my order, delivery address, shipping address, change delivery, change shipping, change the delivery, change the shipping, change delivery add, change the deli",
    ),
    link: "/return-policy#refund-process",
    linkText: "Refunds and cancellations",
    more: [{ text: "Write to us about an order", href: "/contact?topic=order" }],
  },
  {
    question: "Return postage: who pays?",
    answer:
      "If you changed your mind, you pay the postage to us. If it arrived damaged or faulty, or isn't what you ordered, we do: within the United States by a prepaid label.",
    keywords: keywordsOf(
      "return shipping, return postage, return label, prepaid label, shipping label, who pays, pay for return, pay for the return, pay to return, pay shipping for, cost to return, cost of return, free return, free returns, returns free, return free, return fee, restocking, restocking fee, a return label, get a label",
    ),
    link: "/return-policy#return-shipping",
    linkText: "Return shipping",
  },
  {
    question: "Exchange?",
    answer:
      "For another color or model, order the one you want and return the other. You don't have to wait for the parcel to reach us.",
    keywords: keywordsOf(
      "exchange, exchanges, exchange it, exchange my, exchange for, swap it for, swap for, swap my, switch it for, trade it for, different color, different colour, another color, another colour, another model, trade in, want to swap, to swap, swap black, swap pink, swap white, swap blue",
    ),
    link: "/return-policy#return-process",
    linkText: "How to return it",
  },
  {
    question: "Arrived damaged, or the wrong item?",
    answer:
      "Write to us as soon as you see it, with a photo and your order number. We pay the postage, and you get back what you paid for shipping too.",
    keywords: keywordsOf(
      "arrived damaged, arrived broken, arrived cracked, came damaged, came broken, came cracked, was damaged, damaged in, arrived dead, dead on arrival, doa, wrong item, wrong product, wrong color, wrong colour, wrong one, wrong model, wrong tracker, sent me the wrong, sent the wrong, not what i ordered, got the wrong, received the wrong, missing item, missing from, was empty, empty box, incomplete, only received, one of the, of the four, four is missing, of the trackers is missing, didn't come with",
    ),
    link: "/return-policy#return-eligibility",
    linkText: "What you can return",
    more: [{ text: "Write to us about an order", href: "/contact?topic=order" }],
  },
  {
    question: "Price?",
    answer: `InCard Finder $${offers["incard-finder"].price}. Tagigo from $${offers.tagigoPrices["Dual Network"]["1-Pack"]}, Tagigo G from $${offers.tagigoPrices["Google Find Hub"]["1-Pack"]}. Carbon Finder $${offers["carbon-finder"].price}${offers["carbon-finder"].kind === "presale" ? " on presale" : ""}. Orders of $${shop.freeShippingFromDollars} or more ship free.`,
    keywords: keywordsOf(
      "price, prices, price of, pricing, cost, how much, how much does it cost, what does it cost, cheap, cheapest, cheaper, expensive, least expensive, affordable, discount, coupon, promo, promo code, discount code, sale, black friday, cyber monday, student discount, deal, deals, dollars, buy one, buy it, to buy, purchase, where can i buy, order one, how much money, much does it cost, much do they cost, does it cost, do they cost",
    ),
    link: "/buy-now",
    linkText: "Prices, and where to buy",
    more: [{ text: "Compare all four", href: "/product-comparison" }],
  },
  {
    question: "4-Packs?",
    answer: `A Tagigo 4-Pack is $${offers.tagigoPrices["Dual Network"]["4-Pack"]}, in ${packList("Dual Network", "4-Pack")}. A Tagigo G 4-Pack is $${offers.tagigoPrices["Google Find Hub"]["4-Pack"]}, in ${packList("Google Find Hub", "4-Pack")}.`,
    keywords: keywordsOf(
      "4-pack, 4 pack, 4pack, four-pack, four pack, fourpack, pack of 4, pack of four, multipack, multi-pack, multi pack, bundle, set of four, set of 4, bulk, more than one tagigo, quantity discount, family pack, a 4 pack, the 4 pack, a 4-pack, the 4-pack, a four pack",
    ),
    link: "/products/tagigo",
    linkText: "Choose a Tagigo or a 4-Pack",
  },
  {
    question: "Contacting a human?",
    answer: `Write to ${site.supportEmail} or use the form on the contact page. We answer within ${shop.supportHours} hours. We are in ${site.location}.`,
    keywords: keywordsOf(
      "contact, contact you, contact support, reach you, get in touch, customer service, customer support, customer care, support team, tech support, technical support, talk to, speak to, speak with, talk with, a human, human, a person , real person, an agent, agent, representative, email address, your email, email you, support email, phone number, telephone, call you, call support, hotline number, your address, your office, where are you, located, headquarters, opening hours, business hours, store near, your store, complaint, complain, feedback, message you, write to you, someone help, email for, live chat, your phone, based, phone support, support number, store in , a store",
    ),
    link: "/contact",
    linkText: "Write to us",
  },
  {
    question: "Newsletter: unsubscribe?",
    answer:
      "Every issue has a link at its end that unsubscribes you with one press; we then erase your address from the list. To subscribe, use the form at the foot of any page.",
    keywords: keywordsOf(
      "newsletter, unsubscribe, unsubscribing, stop emailing, stop emails, stop sending me, mailing list, spam, sign up for, too many emails, marketing emails",
    ),
    link: "/privacy-policy#your-rights",
    linkText: "Your rights",
  },
];
