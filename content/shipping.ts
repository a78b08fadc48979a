import { presentation, productSlugs } from "#content/products.ts";
import { facts } from "./catalog/facts.ts";
import type { Offers } from "./catalog/offers.ts";

const free = facts.shop.freeShippingFromDollars;

/** docs/behavior/policies.md#shipping */
export const shippingPage = {
  title: "Shipping",
  lead: "What it costs, when your order leaves, and where we send it.",
  demo: "This is a demo store: you can try the checkout, but nothing is charged and nothing is shipped.",
  cost: {
    title: "What shipping costs",
    rate: (dollars: string) => ({ figure: `$${dollars}`, text: `for an order under $${free}` }),
    atCheckout: { figure: "At checkout", text: `for an order under $${free}. You see the amount before you pay.` },
    free: { figure: "Free", text: `for an order of $${free} or more` },
    note: "One amount per order, however many trackers are in it.",
  },
  times: {
    title: "When your order ships",
    note: "These are the days we hand the parcel to the carrier. We don't promise a delivery day: how long it travels depends on the carrier and your address.",
    late: {
      text: "If we can't keep a date, we'll tell you the new one, and you can cancel for a full refund.",
      link: { label: "Refunds and cancellations", href: "/return-policy#refund-process" },
    },
  },
  from: { title: "Where it ships from", text: (place: string): string => `Every tracker ships from ${place}.` },
  to: { title: "Where we ship", one: (country: string): string => `We ship within ${country} only.` },
  help: {
    title: "When something goes wrong",
    links: [
      { label: "It arrived damaged, or it isn't what you ordered", href: "/return-policy#return-eligibility" },
      { label: "You changed your mind", href: "/return-policy#return-process" },
      { label: "It hasn't arrived: write to us", href: "/contact?topic=order" },
    ],
  },
} as const;

export const shippingTimesOf = (offers: Offers) =>
  productSlugs.map((slug) => {
    const { name, path, picture } = presentation[slug];
    return { name, path, picture, when: offers[slug].note } as const;
  });

export type ShippingNotes = ReturnType<typeof shippingNotesOf>;

/** The lines beside a price. @param rate what an order below the threshold pays; null where only the checkout knows */
export const shippingNotesOf = (rate: string | null) => ({
  freeFromDollars: free,
  below: `+ ${rate === null ? "" : `$${rate} `}shipping, free from $${free}`,
  free: "Ships free",
});
