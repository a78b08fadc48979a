import type { NetworkType } from "#contract/product.ts";

/** The networks, in the order in which they are offered. Repeated here, because importing the contract would load Zod. */
export const networkTypes = ["Dual Network", "Google Find Hub"] as const satisfies readonly NetworkType[];
