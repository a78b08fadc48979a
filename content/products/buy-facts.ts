import { facts } from "#content/catalog/facts.ts";
import { byFreeShipping } from "#content/free-shipping.ts";
import type { LabeledLink } from "#content/navigation.ts";
import { sellerSentence } from "#content/seller.ts";
import { site } from "#content/site.ts";
import type { Money } from "#contract/currency.ts";
import type { Seller } from "#contract/services.ts";

const { shop } = facts;

/** What stands beside every price: the promises of the shop. */
export type BuyPromises = {
  readonly shipping: string;
  readonly guarantees: string;
  readonly payment: string;
};

/**
 * Gives what the shop promises beside every price (docs/behavior/catalog.md#promises).
 * @param freeShippingFrom orders of so much ship free, all of them for 0; null where none does
 */
export const buyPromisesOf = (freeShippingFrom: Money | null): BuyPromises => ({
  shipping: byFreeShipping(freeShippingFrom, {
    always: "Free shipping",
    never: "Shipping shown before you pay",
    from: (sum) => `Free shipping on orders ${sum}+`,
  }),
  guarantees: `${shop.warrantyYears}-year warranty, ${shop.returnDays}-day returns`,
  payment: "Secure checkout",
});

/** A group of what to know before buying: its label, the lines below it, and a link to more. */
export type BuyFact = { readonly label: string; readonly lines: readonly string[]; readonly link?: LabeledLink };

/**
 * Gives what to know before buying a product: what the box holds, delivery, payment and seller.
 * @param inTheBox what the box holds, in a few words each
 * @param seller who sells; the shop's name and place stand there while it isn't configured
 */
export const buyFactsOf = (inTheBox: readonly string[], seller: Seller): readonly BuyFact[] => [
  { label: "In the box", lines: inTheBox },
  {
    label: "Delivery",
    lines: ["We give the parcel to the carrier. How long it travels depends on the carrier and your address."],
    link: { label: "Shipping", href: "/shipping" },
  },
  { label: "Payment", lines: ["The checkout shows every way to pay before you order."] },
  {
    label: "Seller",
    lines: [sellerSentence(seller) ?? `${site.name}, ${seller.location}, ${seller.email}`],
    link: { label: "Terms of Sale", href: "/terms" },
  },
];

export const buyFactsTitle = "Box, delivery, payment, seller";
