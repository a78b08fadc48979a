const target = new EventTarget();

/** Tells all buttons that the SDK's cart has failed, so that they fall back to their links. */
export function tellCartBroken(): void {
  target.dispatchEvent(new Event("broken"));
}

/** Calls `listener` when the cart has failed. @returns a function that unsubscribes */
export function onCartBroken(callback: () => void): () => void {
  target.addEventListener("broken", callback);
  return () => target.removeEventListener("broken", callback);
}
