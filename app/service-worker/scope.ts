/** An event that keeps the worker running until its work is done. */
export type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** A request of a page that the worker answers. */
export type FetchEvent = WorkEvent & {
  readonly request: Request;
  /** The navigation's answer, asked for while the worker starts; undefined where the browser can't. */
  readonly preloadResponse: Promise<Response | undefined>;
};

/** The used part of ServiceWorkerGlobalScope, which the DOM types of app/ don't have. */
type WorkerScope = {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: "activate", listener: (event: WorkEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkEvent & { readonly data: unknown }) => void): void;
  addEventListener(type: "sync", listener: (event: WorkEvent & { readonly tag: string }) => void): void;
};

/** The worker's global scope. This file only runs there (scripts/build/build-worker.ts). */
export const scope = globalThis as unknown as WorkerScope;
