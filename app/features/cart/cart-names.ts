/** The localStorage key of the snapshot (cart-snapshot.ts). */
export const snapshotKey = "cart";

/** Event on the window that opens the cart drawer. */
export const cartOpenEvent = "cart:open";
