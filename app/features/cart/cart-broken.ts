const target = new EventTarget();

/** Buttons then fall back to their links. */
export function tellCartBroken(): void {
  target.dispatchEvent(new Event("broken"));
}

/** @returns a function that unsubscribes */
export function onCartBroken(callback: () => void): () => void {
  target.addEventListener("broken", callback);
  return () => target.removeEventListener("broken", callback);
}
