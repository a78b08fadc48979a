/** Within a second; soon, in a browser without `requestIdleCallback`. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 1_000 });
  else setTimeout(callback, 200);
}
