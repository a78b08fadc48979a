import { noSuchThing, type Seller } from "#contract/services.ts";

/** docs/law.md */
export const imprintPage = {
  title: "Imprint",
  lead: "Who runs this shop, and how to reach us.",
  notConfigured: "Not configured in this shop yet",
  contact: { label: "Write to us", href: "/contact" },
} as const;

export type ImprintRow = {
  readonly label: string;
  readonly value: string | null;
  readonly href?: string;
};

/** Without lines that the settings say don't exist. */
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
