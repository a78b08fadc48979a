/** A link with its words. */
export type LabeledLink = { readonly label: string; readonly href: string };

/** The link to the comparison, in header and footer (docs/behavior/header-and-footer.md#header). */
export const compareLink: LabeledLink = { label: "Compare Products", href: "/product-comparison" };

/** Left out while home has no testimonials (content/home/testimonials.ts). */
export const testimonialsLink: LabeledLink = { label: "Testimonials", href: "/#testimonials" };

/**
 * Links to parts of home. On home they stand where other pages show Home (docs/behavior/header-and-footer.md#header).
 */
export const homeAnchors: readonly LabeledLink[] = [
  { label: "Features", href: "/#features" },
  testimonialsLink,
  { label: "FAQ", href: "/#faq" },
];

export const homeLink: LabeledLink = { label: "Home", href: "/" };

export const companyLinks: readonly LabeledLink[] = [
  { label: "Support", href: "/support" },
  { label: "Blog", href: "/blog" },
  { label: "Contact", href: "/contact" },
];

/**
 * Links of the menu on phones that the header of wider screens lacks (docs/behavior/header-and-footer.md#mobile-menu).
 */
export const mobileOnlyLinks: readonly LabeledLink[] = [
  { label: "I found a tracker", href: "/found" },
  { label: "Privacy Policy", href: "/privacy-policy" },
];

/**
 * Gives where Buy Now in the header leads (docs/behavior/header-and-footer.md#buy-now): on a product's page to that
 * page, but on InCard Finder's to the page of all products; on Tagigo G's page to Tagigo's with its network chosen.
 */
export function buyNowTarget(pathname: string): string {
  const [, page] = /^\/products\/([\w-]+)/.exec(pathname) ?? [];
  if (page === undefined || page === "incard-finder") return "/buy-now";
  return page === "tagigo-g" ? "/products/tagigo?network=google-find-hub" : `/products/${page}`;
}
