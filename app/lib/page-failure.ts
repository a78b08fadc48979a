/** Heard by the inline script that loads the page's scripts (app/router-adapter/deferred-scripts.tsx), which tells the server. */
export const pageFailedEvent = "page-failed";

/**
 * Tells the server that a part of this page failed, once for each load of a document. For the browser only; never throws.
 * @param error what was thrown, of any kind: its words are sent
 */
export function tellPageFailed(error: unknown): void {
  dispatchEvent(new CustomEvent(pageFailedEvent, { detail: error }));
}
