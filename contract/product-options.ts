// Apart from contract/product.ts, because importing that loads Zod into the page.

/** The networks and pack sizes of a variant, in the order in which they are offered. */
export const networkTypes = ["Dual Network", "Google Find Hub"] as const;
export const packSizes = ["1-Pack", "4-Pack"] as const;

/** The network or networks that a variant works with. */
export type NetworkType = (typeof networkTypes)[number];
/** How many pieces a variant holds. */
export type PackSize = (typeof packSizes)[number];
