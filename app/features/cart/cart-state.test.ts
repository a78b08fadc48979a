import { expect, test, vi } from "vitest";
import { cartState, onCartState, setCartState } from "./cart-state.ts";

test("a change keeps the rest, and is heard until somebody stops listening", () => {
  const heard = vi.fn();
  const stop = onCartState(heard);
  const before = cartState();
  expect(before).toMatchObject({ phase: "loading", lines: [], subtotal: null, open: false });
  setCartState({ phase: "ready", subtotal: 5 });
  expect(cartState()).toEqual({ ...before, phase: "ready", subtotal: 5 });
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  setCartState({ open: true });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(cartState()).toMatchObject({ phase: "ready", open: true });
});
