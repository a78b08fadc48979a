/** The ids under which the footer's still HTML stands in every document. */
export const footerPartIds = { promises: "footer-promises", links: "footer-links" } as const;
