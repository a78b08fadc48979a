import type { NetworkType, PackSize } from "#contract/product.ts";

/**
 * Price of each network and pack: the one place of Tagigo's prices, and what a choice without a variant costs
 * (docs/behavior/tagigo.md#variant-and-price). In a file of its own, because the browser needs nothing else of the
 * product.
 */
export const tagigoPrices: Readonly<Record<NetworkType, Readonly<Record<PackSize, string>>>> = {
  "Dual Network": { "1-Pack": "24.99", "4-Pack": "89.99" },
  "Google Find Hub": { "1-Pack": "19.99", "4-Pack": "69.99" },
};
