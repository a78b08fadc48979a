import { mailtoAddress } from "#contract/mailto-address.ts";
import { noSuchThing, type Seller } from "#contract/services.ts";

/** docs/law.md */
export const imprintPage = {
  title: "Imprint",
  lead: "Who runs this shop, and how to reach us.",
  notConfigured: "Not configured in this shop yet",
  contact: { label: "Write to us", href: "/contact" },
} as const;

/** Without lines that the settings say don't exist. */
export const imprintRows = ({ name, address, representative, email, phone, register, vatId }: Seller) =>
  [
    { label: "Seller", value: name },
    { label: "Address", value: address },
    { label: "Represented by", value: representative },
    { label: "Email", value: email, href: mailtoAddress(email) },
    { label: "Phone", value: phone, href: phone === null ? undefined : `tel:${phone.replace(/[^+\d]/g, "")}` },
    { label: "Register entry", value: register },
    { label: "VAT ID", value: vatId },
  ].filter(({ value }) => value !== noSuchThing);
