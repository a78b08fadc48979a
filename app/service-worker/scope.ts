/** An event that keeps the worker running until its work is done. */
export type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** A request of a page that the worker answers. */
export type FetchEvent = WorkEvent & {
  readonly request: Request;
  /** The navigation's answer, asked for while the worker starts; undefined where the browser can't. */
  readonly preloadResponse: Promise<Response | undefined>;
};

/** The part of a worker's scope that is used here: the types of pages, which the rest of app/ needs, don't hold it. */
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

/** The worker's own scope. This file runs nowhere else (scripts/build-worker.ts). */
export const scope = globalThis as unknown as WorkerScope;
