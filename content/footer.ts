import { compareLink, type LabeledLink } from "./navigation.ts";
import { products } from "./products.ts";

/** A column of links in the footer. */
export type FooterColumn = {
  readonly title: string;
  readonly links: readonly LabeledLink[];
  /** Whether it sells something: such a column isn't shown around safety pages. */
  readonly sells?: true;
};

/** Connect, the last column, holds the profiles of the shop (docs/behavior/header-and-footer.md#footer). */
const footerColumns: readonly FooterColumn[] = [
  {
    title: "Product",
    sells: true,
    links: [
      ...products.map(({ name, path }) => ({ label: name, href: path })),
      compareLink,
      { label: "Specifications", href: "/product-details" },
      { label: "Buy Now", href: "/buy-now" },
      { label: "Shipping", href: "/shipping" },
    ],
  },
  {
    title: "Help & Support",
    links: [
      { label: "Support", href: "/support" },
      { label: "User Manual", href: "/user-manual" },
      { label: "I found a tracker", href: "/found" },
      { label: "Disable a tracker", href: "/support/disable" },
      { label: "Step-by-step guides", href: "/coach" },
      { label: "Troubleshooter", href: "/troubleshooter" },
      { label: "Sell or give away", href: "/hand-over" },
      { label: "Contact", href: "/contact" },
      { label: "Blog", href: "/blog" },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy Policy", href: "/privacy-policy" },
      { label: "Data Security", href: "/privacy-policy#data-security" },
      { label: "Your Rights", href: "/privacy-policy#your-rights" },
      { label: "Third Parties", href: "/privacy-policy#third-parties" },
      { label: "Warranty Policy", href: "/warranty-policy" },
      { label: "Return Policy", href: "/return-policy" },
      { label: "Terms of Sale", href: "/terms" },
      { label: "Regulatory", href: "/regulatory" },
      { label: "Accessibility", href: "/accessibility" },
    ],
  },
];

/** Last under Legal while the shop sells in the European Union (docs/law.md). */
const europeanLinks: readonly LabeledLink[] = [
  { label: "Imprint", href: "/imprint" },
  { label: "Withdraw from contract here", href: "/withdrawal" },
];

/**
 * Gives the columns of links in the footer.
 * @param sellsInEu whether the shop sells in the European Union, which asks for two more links (docs/law.md)
 */
export const footerColumnsOf = (sellsInEu: boolean): readonly FooterColumn[] =>
  footerColumns.map((column) =>
    sellsInEu && column.title === "Legal" ? { ...column, links: [...column.links, ...europeanLinks] } : column,
  );
