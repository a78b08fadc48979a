import { setCartState } from "./cart-state.ts";
import { createPressQueue } from "./press-queue.ts";

/** The page's one queue for the cart: everything that changes it, reads it anew or leaves for its checkout. */
export const cartQueue = createPressQueue((pending) => setCartState({ pending }));
