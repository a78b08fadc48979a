/** A line of the cart as the drawer shows it. */
export type CartLine = {
  /** The store's id of the line; null while only the snapshot is known. */
  readonly id: string | null;
  readonly variantId: string;
  readonly quantity: number;
  /** The store's names, for a thing that isn't in our catalog. */
  readonly title: string;
  readonly choice: string;
  /** Dollars with two decimals; null while only the snapshot is known. */
  readonly total: string | null;
};

/** What the drawer shows. */
export type CartState = {
  readonly phase: "loading" | "ready" | "failed";
  readonly lines: readonly CartLine[];
  /** Dollars; null while only the snapshot is known. */
  readonly subtotal: number | null;
  /** True while a change is on its way to the store. */
  readonly pending: boolean;
  /** True when the last change failed. */
  readonly changeFailed: boolean;
  /** True while the drawer is shown. */
  readonly open: boolean;
};

let state: CartState = {
  phase: "loading",
  lines: [],
  subtotal: null,
  pending: false,
  changeFailed: false,
  open: false,
};
const listeners = new Set<() => void>();

/** What the drawer shows now. */
export const cartState = (): CartState => state;

/** Changes what the drawer shows. */
export function setCartState(change: Partial<CartState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change. @returns a function that unsubscribes */
export function onCartState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
