import { moneyText } from "#content/money.ts";
import { presentation, productSlugs } from "#content/products.ts";
import type { Money } from "#contract/currency.ts";
import type { Offers } from "./catalog/offers.ts";

/** The shipping page (docs/behavior/policies.md#shipping). */
export const shippingPage = {
  title: "Shipping",
  lead: "What it costs, when your order leaves, and where we send it.",
  demo: "This is a demo store: you can try the checkout, but nothing is charged and nothing is shipped.",
  cost: {
    title: "What shipping costs",
    /** @param freeFrom from which sum on an order ships free */
    rate: (rate: Money, freeFrom: Money) => ({
      figure: moneyText(rate),
      text: `for an order under ${moneyText(freeFrom)}`,
    }),
    atCheckout: (freeFrom: Money) => ({
      figure: "At checkout",
      text: `for an order under ${moneyText(freeFrom)}. You see the amount before you pay.`,
    }),
    free: (freeFrom: Money) => ({ figure: "Free", text: `for an order of ${moneyText(freeFrom)} or more` }),
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
export const shippingNotesOf = (rate: string | null, { freeShippingFrom, currency }: Offers) => ({
  freeFrom: Number(freeShippingFrom.amount),
  below: `+ ${rate === null ? "" : `${moneyText({ amount: rate, currency })} `}shipping, free from ${moneyText(freeShippingFrom)}`,
  free: "Ships free",
});
