/** The ids under which the header's static HTML stands in every document. */
export const menuHtmlIds = { products: "menu-products", mobile: "menu-mobile", announcement: "announcement" } as const;
