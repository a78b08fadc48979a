import { noSuchThing, type Seller } from "#contract/services.ts";

/** The page that names who runs the shop, for sales in the European Union (docs/law.md). */
export const imprintPage = {
  title: "Imprint",
  lead: "Who runs this shop, and how to reach us.",
  notConfigured: "Not configured in this shop yet",
  contact: { label: "Write to us", href: "/contact" },
} as const;

/** A line of the imprint. */
export type ImprintRow = {
  readonly label: string;
  /** Null where it isn't configured. */
  readonly value: string | null;
  readonly href?: string;
};

/** The lines of the imprint; without those that the settings say don't exist. */
export function imprintRows(seller: Seller): readonly ImprintRow[] {
  const { name, address, representative, email, phone, register, vatId } = seller;
  const rows: readonly ImprintRow[] = [
    { label: "Seller", value: name },
    { label: "Address", value: address },
    { label: "Represented by", value: representative },
    { label: "Email", value: email, href: `mailto:${email}` },
    { label: "Phone", value: phone, ...(phone === null ? {} : { href: `tel:${phone.replace(/[^+\d]/g, "")}` }) },
    { label: "Register entry", value: register },
    { label: "VAT ID", value: vatId },
  ];
  return rows.filter(({ value }) => value !== noSuchThing);
}
