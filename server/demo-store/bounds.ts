/** How much the demo store keeps, over all visitors. */
export const demoStoreBounds = {
  /** Rows of each table. */
  maxCarts: 5_000,
  maxPayments: 5_000,
  /** Bytes of a cart's JSON: all that is sold and a note of the greatest length. */
  maxCartBytes: 10_240,
  /** A full table lets go of what nobody touched for so long, the oldest first; carts that were paid go last. */
  idleMs: 30 * 60_000,
  /** After so many days without a change a cart or a payment is deleted in any case. */
  maxAgeDays: 30,
} as const;

/** Something can't be stored, because the demo store is full of what people use right now. */
export class DemoStoreFull extends Error {
  override name = "DemoStoreFull";
}
