import { moneyText } from "#content/money.ts";
import { type ProductPresentation, presentation, productSlugs } from "#content/products.ts";
import type { Money } from "#contract/currency.ts";
import type { Offers } from "./catalog/offers.ts";

/** What the shipping page says (docs/behavior/policies.md#shipping). */
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
    note: "These are the days we hand the parcel to the carrier.",
    late: {
      text: "If we can't keep a date, we'll tell you the new one, and you can cancel for a full refund.",
      link: { label: "Refunds and cancellations", href: "/return-policy#refund-process" },
    },
  },
  travel: {
    title: "How long it travels",
    text: "That depends on your address and on the delivery you choose. The checkout decides: it shows what there is for your address before you pay. We promise no day beyond what it says.",
  },
  from: { title: "Where it ships from", text: (place: string): string => `Every tracker ships from ${place}.` },
  to: {
    title: "Where we ship",
    one: (country: string): string => `We ship within ${country} only.`,
    /** While the owner hasn't entered the countries. */
    atCheckout: "The checkout decides: before you pay, it says whether we ship to your address and what that costs.",
    demo: "Nowhere: this is a demo store. The checkout of a real one says it before you pay.",
  },
  help: {
    title: "When something goes wrong",
    links: [
      { label: "It arrived damaged, or it isn't what you ordered", href: "/return-policy#return-eligibility" },
      { label: "You changed your mind", href: "/return-policy#return-process" },
      { label: "It hasn't arrived: write to us", href: "/contact?topic=order" },
    ],
  },
} as const;

/** A product on the shipping page, with when it ships. */
export type ShippingTime = Pick<ProductPresentation, "name" | "path" | "picture"> & {
  /** A sentence: "Ships immediately." */
  readonly when: string;
};

/** Gives when each product ships, in the order of the products. */
export const shippingTimesOf = (offers: Offers): readonly ShippingTime[] =>
  productSlugs.map((slug) => {
    const { name, path, picture } = presentation[slug];
    return { name, path, picture, when: offers[slug].note };
  });

/** What stands about shipping beside a price. */
export type ShippingNotes = {
  /** The price from which on an order ships free, in the shop's currency. */
  readonly freeFrom: number;
  /** What is said beside a lower price. */
  readonly below: string;
  /** What is said beside that price or a higher one. */
  readonly free: string;
};

/**
 * Gives what stands about shipping beside a price.
 * @param rate what an order below the threshold pays, such as "4.95" in the shop's currency; null where only the checkout knows
 */
export const shippingNotesOf = (rate: string | null, { freeShippingFrom, currency }: Offers): ShippingNotes => ({
  freeFrom: Number(freeShippingFrom.amount),
  below: `+ ${rate === null ? "" : `${moneyText({ amount: rate, currency })} `}shipping, free from ${moneyText(freeShippingFrom)}`,
  free: "Ships free",
});
