import type { Product } from "#contract/product.ts";
import { carbonFinder } from "./carbon-finder.ts";
import { incardFinder } from "./incard-finder.ts";
import { tagigo } from "./tagigo.ts";

/** Seeds the database and stands in when the products call fails (docs/behavior/catalog.md#products). */
export const products: readonly Product[] = [incardFinder, tagigo, carbonFinder];
