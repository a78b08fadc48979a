import { facts } from "./catalogue/facts.ts";

/** The promises of the trust strip above the footer's end (storefront §9, Shipping and policy promises). */
export const trustPromises: readonly { title: string; text: string }[] = [
  {
    title: "Free shipping",
    text: `On orders of $${facts.shop.freeShippingFromDollars} and more`,
  },
  { title: "Early bird discount", text: "On presale trackers until they ship" },
  { title: `${facts.shop.warrantyYears}-year warranty`, text: "Covers faults in material and workmanship" },
  { title: "Secure checkout", text: "Card details never touch this site" },
];
