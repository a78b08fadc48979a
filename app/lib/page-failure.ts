/** Heard by the inline script that starts the page's scripts (app/router-adapter/start-later.ts), which tells the server. */
export const pageFailedEvent = "page-failed";

declare global {
  interface WindowEventMap {
    [pageFailedEvent]: CustomEvent<unknown>;
  }
}

/**
 * Tells the server that a part of this page failed, once for each load of a document. For the browser only; never throws.
 * @param error what was thrown, of any kind: its words are sent
 */
export function tellPageFailed(error: unknown): void {
  dispatchEvent(new CustomEvent(pageFailedEvent, { detail: error }));
}
