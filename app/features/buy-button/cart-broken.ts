const target = new EventTarget();

/** Says that the SDK's cart can't do its work, so that every button gives way to its link. */
export function tellCartBroken(): void {
  target.dispatchEvent(new Event("broken"));
}

/** Calls back when the cart can't do its work. @returns the way out */
export function onCartBroken(callback: () => void): () => void {
  target.addEventListener("broken", callback);
  return () => target.removeEventListener("broken", callback);
}
