export type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = WorkEvent & {
  readonly request: Request;
  /** Undefined where the browser has no navigation preload. */
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

/** This file only runs in the worker (scripts/build/build-worker.ts). */
export const scope = globalThis as unknown as WorkerScope;
