import { facts } from "#content/catalog/facts.ts";
import { moneyText } from "#content/money.ts";
import type { LabeledLink } from "#content/navigation.ts";
import { sellerSentence } from "#content/seller.ts";
import { site } from "#content/site.ts";
import type { Money } from "#contract/currency.ts";
import type { Seller } from "#contract/services.ts";

const { shop } = facts;

/** What is promised below every buy button (docs/behavior/catalog.md#promises). */
export const buyPromisesOf = (freeShippingFrom: Money) =>
  ({
    shipping: `Free shipping on orders ${moneyText(freeShippingFrom)}+`,
    guarantees: `${shop.warrantyYears}-year warranty, ${shop.returnDays}-day returns`,
    payment: "Secure checkout",
  }) as const;

type BuyFact = { readonly label: string; readonly lines: readonly string[]; readonly link?: LabeledLink };

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
    lines: [sellerSentence(seller) ?? `${site.name}, ${site.location}, ${seller.email}`],
    link: { label: "Terms of Sale", href: "/terms" },
  },
];

export const buyFactsTitle = "Box, delivery, payment, seller";
