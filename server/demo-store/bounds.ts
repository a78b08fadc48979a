/** How much the demo store keeps, over all visitors. */
export const demoStoreBounds = {
  maxCarts: 5_000,
  maxPayments: 5_000,
  /** Bytes of a cart's JSON: all that is sold and a note of the greatest length. */
  maxCartBytes: 10_240,
  /** What nobody touched for so long makes room in a full table. */
  idleMs: 30 * 60_000,
  maxAgeDays: 30,
} as const;

/** Thrown where something can't be stored, because the demo store is full of what people use right now. */
export class DemoStoreFull extends Error {
  override name = "DemoStoreFull";
}
