import { mailtoAddress } from "#contract/mailto-address.ts";
import { noSuchThing, type Seller } from "#contract/services.ts";

/** What the imprint says beside the seller's own data (docs/law.md). */
export const imprintPage = {
  title: "Imprint",
  lead: "Who runs this shop, and how to reach us.",
  notConfigured: "Not configured in this shop yet",
  contact: { label: "Write to us", href: "/contact" },
} as const;

/** A line of the imprint. */
export type ImprintRow = {
  readonly label: string;
  /** Null where the shop isn't configured yet. */
  readonly value: string | null;
  /** Where the value leads, of an address that can be written to or called. */
  readonly href?: string | undefined;
};

/** Gives the lines of the imprint, without those that the settings say don't exist. */
export function imprintRows(seller: Seller): readonly ImprintRow[] {
  const { name, address, representative, email, phone, register, vatId } = seller;
  const rows: readonly ImprintRow[] = [
    { label: "Seller", value: name },
    { label: "Address", value: address },
    { label: "Represented by", value: representative },
    { label: "Email", value: email, href: mailtoAddress(email) },
    { label: "Phone", value: phone, href: phone === null ? undefined : `tel:${phone.replace(/[^+\d]/g, "")}` },
    { label: "Register entry", value: register },
    { label: "VAT ID", value: vatId },
  ];
  return rows.filter(({ value }) => value !== noSuchThing);
}
