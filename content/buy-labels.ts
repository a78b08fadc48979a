/**
 * What a buy link says in place of a label that it can't keep: it leads to the checkout and adds nothing
 * (docs/behavior/buy-button.md#before-script).
 */
export const buyLinkLabels: Readonly<Record<string, string>> = { "Add to cart": "Buy now" };
