import type { Availability } from "#contract/product.ts";

/** What the buy button of a card tracker says; a sold-out one has none. */
export const buyLabelOf = (kind: Availability["kind"]): string =>
  kind === "presale" ? "Order Now - Presale Price" : "Buy Now";

/** What stands in place of the buy button of what can't be bought now. */
export const soldOutLabel = "Sold out";

/**
 * What a buy link says in place of a label that it can't keep: it leads to the checkout and adds nothing
 * (docs/behavior/buy-button.md#before-script).
 */
export const buyLinkLabels: Readonly<Record<string, string>> = { "Add to cart": "Buy now" };
