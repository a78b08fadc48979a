import type { Offers } from "#content/catalog/offers.ts";
import { byFreeShipping } from "#content/free-shipping.ts";
import { moneyText } from "#content/money.ts";

/** The sentence on free shipping that follows another, with a blank before it; empty where nothing ships free. */
export const freeShippingSentence = ({ freeShippingFrom }: Offers): string =>
  byFreeShipping(freeShippingFrom, {
    always: " Every order ships free.",
    never: "",
    from: (sum) => ` Orders of ${sum} or more ship free.`,
  });

/** What shipping costs, in a sentence. @param rate null where only the checkout knows */
export function shippingAnswer({ freeShippingFrom, currency }: Offers, rate: string | null): string {
  const paid = rate === null ? null : `shipping is ${moneyText({ amount: rate, currency })}`;
  return byFreeShipping(freeShippingFrom, {
    always: "Every order ships free.",
    never: paid === null ? "You see what shipping costs before you pay." : `For every order ${paid}.`,
    from: (sum) => `Orders of ${sum} or more ship free; below that ${paid ?? "you see the amount before you pay"}.`,
  });
}
