import { createStore } from "#app/lib/store.ts";

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

const state = createStore<CartState>({
  phase: "loading",
  lines: [],
  subtotal: null,
  pending: false,
  changeFailed: false,
  open: false,
});
/** The cart as it is known now; for `useSyncExternalStore`. */
export const cartState = state.get;
/** Calls the listener at each change of the cart; returns a function that unsubscribes. */
export const onCartState = state.subscribe;

/** Changes a part of what is known of the cart, and tells everybody who has subscribed. */
export const setCartState = (change: Partial<CartState>): void => state.set({ ...state.get(), ...change });
