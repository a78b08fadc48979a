import { facts } from "#content/catalog/facts.ts";
import { productSlugs } from "#content/products.ts";
import { type KnowledgeEntries, specific } from "./knowledge-entry.ts";
import { to } from "./links.ts";

const { shop } = facts;

/** What is asked about the shop itself and this chat. */
export const shopEntries: KnowledgeEntries = {
  "Is tax included?": specific({
    answer:
      "The checkout shows the tax for your address, if there is any, and the whole amount before you pay. The prices on the pages are those of the trackers. Does your company buy without tax? Write to us before you order.",
    links: [to.payment, to.contact],
  }),
  "What does presale mean?": specific({
    answer: (offers) => {
      const presales = productSlugs.flatMap((slug) =>
        offers[slug].kind === "presale" ? `${offers[slug].name}: ${offers[slug].note}` : [],
      );
      if (presales.length === 0)
        return "A presale is an order for a tracker that isn't out yet. Right now each one that can be bought ships immediately.";
      return `You order now, at the presale price, and it ships later. The checkout says what you pay and when. You can cancel any time before it ships and get all of it back; the ${shop.returnDays} days to return it count from the day we ship it. ${presales.join(" ")}`;
    },
    links: [to.shipping, to.refunds, to.carbon],
    trackerAnswers: {
      "incard-finder": (offers) =>
        offers["incard-finder"].kind === "presale"
          ? offers["incard-finder"].note
          : `${productSlugs.some((slug) => offers[slug].kind === "presale") ? "InCard Finder isn't on presale. " : ""}${offers["incard-finder"].note}`,
    },
  }),
  "Do I need an account to order?": specific({
    answer:
      "No. You order as a guest: there is no account to open, and none in which your orders stand. After you pay, the order confirmation shows your order number: keep it. To ask about an order, write to us with that number.",
    links: [to.ordering, to.order, to.buy],
  }),
  "Are you a person?": {
    answer: `No, this is the shop's own help: it answers from this site's pages, in English, and nothing that you type leaves your browser. Ask in a few words, such as "pair with iPhone", "it doesn't ring" or "return". For a person, write to us: we answer within ${shop.supportHours} hours.`,
    links: [to.contact, to.manuals],
  },
  "Writing a review?": specific({
    answer:
      "You can review what you bought: the page that confirms your order has the link to a short form. Only buyers can, once for each order, and reviews are shown on the product's page after we have read them. Samples are labeled as such.",
    links: [to.card, to.testimonials, to.order, to.contact],
  }),
  "Sold in stores or elsewhere?": specific({
    answer:
      "You can buy all of them here. We name no stores or other sellers, so we can't say whether one elsewhere is ours, new, or still tied to somebody's account. If you buy from another seller, that seller's return policy applies.",
    links: [to.buy, to.returns, to.contact],
  }),
};
