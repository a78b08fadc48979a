import { byFreeShipping } from "#content/free-shipping.ts";
import { moneyText } from "#content/money.ts";
import { type ProductPresentation, presentation, productSlugs } from "#content/products.ts";
import type { Offers } from "./catalog/offers.ts";

/** What the shipping page says (docs/behavior/policies.md#shipping). */
export const shippingPage = {
  title: "Shipping",
  lead: "What it costs, when your order leaves, and where we send it.",
  demo: "This is a demo store: you can try the checkout, but nothing is charged and nothing is shipped.",
  cost: {
    title: "What shipping costs",
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

/** What some orders pay for shipping: the figure, and for which orders it holds. */
export type ShippingCost = { readonly figure: string; readonly text: string };

/**
 * Gives what shipping costs, by the sums of orders.
 * @param rate what an order below the threshold pays, such as "4.95" in the shop's currency; null where only the checkout knows
 */
export function shippingCostsOf(
  rate: string | null,
  { freeShippingFrom, currency }: Pick<Offers, "freeShippingFrom" | "currency">,
): readonly ShippingCost[] {
  const paid = (orders: string): ShippingCost =>
    rate === null
      ? { figure: "At checkout", text: `for ${orders}. You see the amount before you pay.` }
      : { figure: moneyText({ amount: rate, currency }), text: `for ${orders}` };
  return byFreeShipping(freeShippingFrom, {
    always: [{ figure: "Free", text: "for every order" }],
    never: [paid("every order")],
    from: (sum) => [paid(`an order under ${sum}`), { figure: "Free", text: `for an order of ${sum} or more` }],
  });
}

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
  /** The price from which on an order ships free, in the shop's currency; null where none does. */
  readonly freeFrom: number | null;
  /** What is said beside a lower price, or beside every price where nothing ships free. */
  readonly below: string;
  /** What is said beside that price or a higher one. */
  readonly free: string;
};

/**
 * Gives what stands about shipping beside a price.
 * @param rate what an order below the threshold pays, such as "4.95" in the shop's currency; null where only the checkout knows
 */
export const shippingNotesOf = (
  rate: string | null,
  { freeShippingFrom, currency }: Pick<Offers, "freeShippingFrom" | "currency">,
): ShippingNotes => ({
  freeFrom: freeShippingFrom && Number(freeShippingFrom.amount),
  below: `+ ${rate === null ? "" : `${moneyText({ amount: rate, currency })} `}shipping${byFreeShipping(
    freeShippingFrom,
    {
      always: "",
      never: "",
      from: (sum) => `, free from ${sum}`,
    },
  )}`,
  free: "Ships free",
});
