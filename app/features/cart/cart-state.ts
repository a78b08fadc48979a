export type CartLine = {
  /** Null while only the snapshot is known. */
  readonly id: string | null;
  readonly variantId: string;
  readonly quantity: number;
  /** The store's names, for a thing that isn't in our catalog. */
  readonly title: string;
  readonly choice: string;
  /** Null while only the snapshot is known. */
  readonly total: string | null;
};

export type CartState = {
  readonly phase: "loading" | "ready" | "failed";
  readonly lines: readonly CartLine[];
  /** Null while only the snapshot is known. */
  readonly subtotal: number | null;
  readonly pending: boolean;
  readonly changeFailed: boolean;
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

export const cartState = (): CartState => state;

export function setCartState(change: Partial<CartState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** @returns a function that unsubscribes */
export function onCartState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
