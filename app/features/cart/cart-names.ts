/** The localStorage key of the snapshot (cart-snapshot.ts). */
export const snapshotKey = "cart";

/** Event on the window. */
export const cartOpenEvent = "cart:open";
