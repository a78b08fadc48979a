/** Calls `callback` when the browser is idle, within a second; soon, in a browser that doesn't tell. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 1_000 });
  else setTimeout(callback, 200);
}
