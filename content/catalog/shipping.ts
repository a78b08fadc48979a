import { facts } from "./facts.ts";

export type ShippingNotes = ReturnType<typeof shippingNotesOf>;

/** The lines beside a price. @param rate what an order below the threshold pays; null where only the checkout knows */
export function shippingNotesOf(rate: string | null) {
  const { freeShippingFromDollars } = facts.shop;
  return {
    freeFromDollars: freeShippingFromDollars,
    below: `+ ${rate === null ? "" : `$${rate} `}shipping, free from $${freeShippingFromDollars}`,
    free: "Ships free",
  };
}
