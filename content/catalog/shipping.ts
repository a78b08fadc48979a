import { facts } from "./facts.ts";

/** What a price box says about shipping: `below` so many dollars, and `free` from them on. */
export type ShippingNotes = { readonly freeFromDollars: number; readonly below: string; readonly free: string };

/**
 * The lines beside a price (docs/behavior/catalog.md#shipping).
 * @param rate what an order below the threshold pays, dollars with two decimals; null where only the checkout knows
 */
export function shippingNotesOf(rate: string | null): ShippingNotes {
  const { freeShippingFromDollars } = facts.shop;
  return {
    freeFromDollars: freeShippingFromDollars,
    below: `+ ${rate === null ? "" : `$${rate} `}shipping, free from $${freeShippingFromDollars}`,
    free: "Ships free",
  };
}
