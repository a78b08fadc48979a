/** The ids under which the footer's static HTML stands in every document. */
export const footerHtmlIds = {
  promises: "footer-promises",
  links: "footer-links",
  copyright: "footer-copyright",
  staff: "footer-staff",
} as const;
