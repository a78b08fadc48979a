import type { Availability } from "#contract/product.ts";
import type { NetworkType } from "#contract/product-options.ts";
import { choiceDetailsOf, type TagigoChoice } from "./products/tagigo/options.ts";

/** Gives what the buy button of a product with one version says. One that is sold out has no button. */
export const buyLabelOf = (kind: Availability["kind"]): string =>
  kind === "presale" ? "Order Now - Presale Price" : "Buy Now";

/** What stands in place of the buy button of a product that can't be bought now. */
export const soldOutLabel = "Sold out";

/**
 * What a buy link says in place of a label that it can't keep: without script it leads to the checkout and adds nothing
 * to a cart (docs/behavior/buy-button.md#before-script).
 */
export const buyLinkLabels: Readonly<Record<string, string>> = { "Add to cart": "Buy now" };

/**
 * Says beside a Tagigo's price that the chosen network doesn't sell what was chosen before.
 * @param wanted what was chosen before
 * @param instead what is now chosen in its place
 */
export const notSoldText = (wanted: TagigoChoice, network: NetworkType, instead: TagigoChoice): string =>
  `${network} has no ${wanted}, so this is one of ${choiceDetailsOf(instead).holds.name}.`;
