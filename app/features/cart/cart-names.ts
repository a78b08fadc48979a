/** The localStorage key of the snapshot (cart-snapshot.ts). */
export const snapshotKey = "cart";

/** Events on the window. After the second, buttons fall back to their links. */
export const cartOpenEvent = "cart:open";
export const cartBrokenEvent = "cart:broken";
