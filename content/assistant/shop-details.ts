import { facts } from "#content/catalog/facts.ts";
import { type KnowledgeEntries, specific } from "./knowledge-entry.ts";
import { to } from "./links.ts";

const { shop } = facts;

/** What is asked less often of the site, orders, returns and refunds. */
export const shopDetailEntries: KnowledgeEntries = {
  "Dark mode?": specific({
    answer:
      "The foot of every page has a switch with three choices: same as device, light and dark. Your choice is kept in this browser alone.",
    links: [to.privacy, to.contact],
  }),
  "Cookies, analytics?": specific({
    answer:
      "We set no advertising cookies. Analytics waits for your yes, and no answer means no; the link in the foot of the page brings the question back. What the site keeps for itself, such as your cart, stays in your browser, where you can delete it.",
    links: [to.privacy, to.rights],
  }),
  "Languages, translation?": specific({
    answer:
      "This site and its manuals are in English, and we have no other language version. Your browser can translate a page for you; the drawings and the counts of beeps help too. If a step stays unclear, write to us.",
    links: [to.manuals, to.contact],
  }),
  "Low vision, screen reader?": specific({
    answer:
      "We aim for WCAG 2.2 AA, as judged by ourselves: pages are tested with the keyboard alone and with text at 200 percent, and the manuals give every signal as a count of beeps. Checkout and payment are other companies' pages. If something is hard to use, write to us which page and what you use.",
    links: [to.accessibility, to.contact, to.coach],
  }),
  "Notify at restock?": specific({
    answer:
      "The page of a product that doesn't ship yet, or is sold out, has a form, Tell me when it ships or Tell me when it's back: enter your email address there. You get mail when the date changes and when it ships, about nothing else, and each has a link that ends it. It orders nothing.",
    links: [to.shipping, to.tagigo, to.carbon],
  }),
  "Local pickup, showroom?": specific({
    answer:
      "We know of no showroom and no pickup: orders go by mail to the address that you give at the checkout. The contact page says which town we are in. To return something, write first: you'll get the address and a return number, so please don't bring it in.",
    links: [to.contact, to.shipping, to.returns],
  }),
  "Website glitch?": specific({
    answer:
      "Load the page again, try another browser or turn off a blocker, and check that you're online. If the cart can't be shown, its Checkout button still leads on, with everything in it. If it stays, write to us which page it was and what it said.",
    links: [to.contact, to.buy],
  }),
  "Carrier choice?": specific({
    answer:
      "Our pages name no carrier. The checkout shows which deliveries there are for your address, and what they cost, before you pay. Once it has left, write to us with your order number if you have no tracking number.",
    links: [to.shipping, to.order],
  }),
  "Vacation hold, signature?": specific({
    answer:
      "Write to us with your order number before it ships, and ask whether it can wait; we can't promise it. Once it's on its way only the carrier can hold it or leave it with a neighbor. Our pages don't say whether somebody has to sign.",
    links: [to.order, to.shipping],
  }),
  "A gift certificate?": specific({
    answer: `We know of none that you can buy here, and of no code to enter. Give a tracker itself instead: it can be returned within ${shop.returnDays} days from purchase, and it's set up by whoever gets it.`,
    links: [to.buy, to.choosing],
  }),
  "Match or adjustment?": specific({
    answer: `The price that counts is the one on the page when you order; our pages promise no price match and nothing back if it falls later. Until your order ships you can cancel it for everything you paid and order anew. After that write to us with your order number, or use the ${shop.returnDays} days to return it.`,
    links: [to.payment, to.refunds, to.order],
  }),
  "Phishing, suspicious text?": specific({
    answer:
      "Tap no link in it, open nothing and pay nothing. Card details are entered with the payment service at our checkout alone, so don't give them in a text, an email or a call. Write to us through the contact page of this site, and ask whether it's from us. If you have given your card number, call your bank at once.",
    links: [to.contact, to.order, to.payment],
  }),
  "Extended protection?": specific({
    answer: `We sell no extended warranty and no insurance, and nobody may sell one in our name: the ${shop.warrantyMonths} months come with every tracker. Some credit cards make a maker's warranty longer: ask yours, and we gladly confirm your purchase. If the law where you live gives you longer, that applies as well.`,
    links: [to.warranty, to.claim, to.notCovered],
  }),
  "Transferable coverage?": specific({
    answer: `It covers whoever bought the tracker new from us or from a seller we supply, and anyone who got it from them as a gift; the ${shop.warrantyMonths} months run from its delivery. Proof of purchase is enough, so pass that on too. For one bought used from somebody else, our policy names no cover: write to us.`,
    links: [to.warranty, to.claim],
  }),
  "Mislaid confirmation?": specific({
    answer: `Write to us from the email address that you ordered with: your name, the day, what you bought and where it was to go. Never send a card number. We answer within ${shop.supportHours} hours. There is no account on this site in which it would stand.`,
    links: [to.order, to.contact],
  }),
  "Opened or unboxed?": specific({
    answer: `Within ${shop.returnDays} days, yes: opening and pairing it is fine, as there's no other way to judge a tracker. It should work, be complete, and have no more marks than trying it out leaves; put the box in if you still have it. Remove it from your account before you send it.`,
    links: [to.returnable, to.returning],
  }),
  "Splitting it up?": specific({
    answer:
      "Of an order with several products you can send back what you don't want and keep the rest. A 4-Pack has one price and goes back as four. If one of a pack is faulty, keep the others and use the warranty.",
    links: [to.returnable, to.order],
  }),
  "Overdue repayment?": specific({
    answer: `Check your statement and ask your bank first: after we approve a return it takes ${shop.refundBusinessDays} business days, and banks post it at their own pace. If it still isn't there, write to us with your order number and return number, and we find out where it is. It goes back the way you paid.`,
    links: [to.refunds, to.order],
  }),
  "Refunded elsewhere?": specific({
    answer:
      "A refund goes back the way you paid; we can't send it to another card or person. If that card is closed or replaced, ask its bank where the money goes, and write to us if it comes back.",
    links: [to.refunds, to.order],
  }),
  "Unwanted by its recipient?": specific({
    answer: `The return runs through the order: the ${shop.returnDays} days count from its purchase, or for a presale from the day we ship it, and the money goes back to whoever paid. So ask the giver for the order number, or have them write to us. Or pass it on: it's new to whoever sets it up, as long as it's on nobody's account.`,
    links: [to.returnable, to.refunds, to.handOver],
  }),
  "Postponed ship date?": specific({
    answer:
      "We're sorry. If we can't keep the date that we gave, we tell you the new one, and you choose: wait, or cancel for a full refund. The date that holds now stands on the product's page. Write to us with your order number.",
    links: [to.refunds, to.shipping, to.order],
  }),
  "Photo uploads?": specific({
    answer:
      "Pictures can't be sent in this chat, and the contact form takes text alone. Write an email to the address on the contact page and attach them: the model, your phone and the order number help, and a short video too.",
    links: [to.contact, to.order, to.claim],
  }),
  "Posting from overseas?": specific({
    answer:
      "Write to us first as always; mark the package as returned goods, since we pay no import charges on one that isn't. If you changed your mind, you pay the postage; if it's faulty or wrong, we agree on it with you beforehand. Choose a service with a tracking number.",
    links: [to.postage, to.returning, to.contact],
  }),
};
