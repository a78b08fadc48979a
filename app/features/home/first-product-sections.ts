/** Anchors of sections that home shows only while the first product is shown (docs/behavior/home.md#order). */
export const firstProductSections = ["features", "how-it-works", "blog"] as const;
