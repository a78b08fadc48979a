import type { Availability } from "#contract/product.ts";
import type { NetworkType } from "#contract/product-options.ts";
import { choiceDetailsOf, type TagigoChoice } from "./catalog/tagigo-options.ts";

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

/** What stands beside a Tagigo's price when its network doesn't sell what was chosen before. */
export const notSoldText = (wanted: TagigoChoice, network: NetworkType, instead: TagigoChoice): string =>
  `${network} has no ${wanted}, so this is one of ${choiceDetailsOf(instead).holds.name}.`;
