import type { NetworkType, PackSize } from "#contract/product.ts";

/* Repeated here, because importing the contract would load Zod into the page. */

/** The networks, in the order in which they are offered. */
export const networkTypes = ["Dual Network", "Google Find Hub"] as const satisfies readonly NetworkType[];

/** The pack sizes, in the order in which they are offered. */
export const packSizes = ["1-Pack", "4-Pack"] as const satisfies readonly PackSize[];
