import type { Availability } from "#contract/product.ts";
import type { NetworkType } from "#contract/product-options.ts";
import { choiceDetailsOf, type TagigoChoice } from "./products/tagigo/options.ts";

export const buyLabelOf = (kind: Availability["kind"]): string =>
  kind === "presale" ? "Order Now - Presale Price" : "Buy Now";

export const soldOutLabel = "Sold out";

/** A buy link without script leads to the checkout and adds nothing (docs/behavior/buy-button.md#before-script). */
export const buyLinkLabels: Readonly<Record<string, string>> = { "Add to cart": "Buy now" };

export const notSoldText = (wanted: TagigoChoice, network: NetworkType, instead: TagigoChoice): string =>
  `${network} has no ${wanted}, so this is one of ${choiceDetailsOf(instead).holds.name}.`;
