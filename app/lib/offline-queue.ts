import { ApiError, acceptedMessage, messageIn } from "./call-api.ts";
import { randomId } from "./random-id.ts";
import { openRecords } from "./stored-records.ts";

/** A form that was sent while the browser was offline. */
export type QueuedRequest = {
  readonly id: string;
  /** Which form it comes from. */
  readonly kind: string;
  /** Of the call that takes it. */
  readonly path: string;
  /** The call's JSON. Deleted with the request when its outcome is shown. */
  readonly payload: unknown;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** No retry before this time, in milliseconds since 1970. */
  readonly notBefore: number;
  /** Absent while it waits. */
  readonly outcome?: SendOutcome;
};

/** How a queued request ended, with the server's message, which may be empty. */
export type SendOutcome = { readonly sent: boolean; readonly message: string };

export type QueueStatus = {
  /** How many requests wait. */
  readonly count: number;
  /** From when on one of them may be sent, in milliseconds since 1970; Infinity where none waits. */
  readonly next: number;
  /** How many have an outcome that no page has told of. */
  readonly completed: number;
};

/** Where the queue is kept. Each call throws where storage is unavailable. */
export type QueueStorage = {
  /** All requests, oldest first. */
  readonly all: () => Promise<readonly QueuedRequest[]>;
  /** Adds a request, or takes the place of the one with its id. */
  readonly put: (request: QueuedRequest) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

const storeName = "posts";

/** Whether a stored record is a request: another version of the shop may have stored another shape. */
function isQueuedRequest(value: unknown): value is QueuedRequest {
  if (typeof value !== "object" || value === null || !("id" in value && "path" in value && "at" in value)) return false;
  return typeof value.id === "string" && typeof value.path === "string" && typeof value.at === "number";
}

/** @returns what the request gives, once its transaction is written */
async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openRecords("waiting", (made) => made.createObjectStore(storeName, { keyPath: "id" }));
  try {
    const transaction = database.transaction(storeName, mode);
    const request = work(transaction.objectStore(storeName));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

/** IndexedDB, shared by all pages and the worker. */
const browserStorage: QueueStorage = {
  async all() {
    const found: unknown[] = await withStore("readonly", (store) => store.getAll());
    return found.filter(isQueuedRequest).toSorted((a, b) => a.at - b.at);
  },
  async put(request) {
    await withStore("readwrite", (store) => store.put(request));
  },
  async remove(id) {
    await withStore("readwrite", (store) => store.delete(id));
  },
};

/** Name of the background sync, the lock and the broadcast channel. */
export const queueTag = "offline-queue";

const sendTimeoutMs = 15_000;
/** Where the server doesn't say how long to wait. */
const retryDelayMs = 30_000;

/** Tells all pages that the queue has changed. */
const tell = (): void => {
  const channel = new BroadcastChannel(queueTag);
  channel.postMessage("changed");
  channel.close();
};

/** Whether what waits can be sent here: pages without https have no locks, and nothing may wait for ever. */
export const canSendLater = (): boolean => typeof BroadcastChannel === "function" && navigator.locks !== undefined;

/**
 * Puts a request into the queue, from which background sync sends it, or else the next open page that is online. One that waits
 * already isn't put there again.
 * @throws where nothing can be stored or sent later
 */
export async function enqueue(
  request: Pick<QueuedRequest, "kind" | "path" | "payload">,
  store = browserStorage,
): Promise<void> {
  if (!canSendLater()) throw new Error("nothing can be sent later");
  const text = JSON.stringify(request.payload);
  const waiting = (await store.all()).filter(({ outcome }) => outcome === undefined);
  // Pressing twice is sending once.
  if (waiting.some(({ path, payload }) => path === request.path && JSON.stringify(payload) === text)) return;
  await store.put({ ...request, id: randomId(), at: Date.now(), notBefore: 0 });
  tell();
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration && "sync" in registration) {
    // Background sync isn't in the DOM types. A refusal is fine, because pages send as well.
    const { sync } = registration as ServiceWorkerRegistration & { sync: { register(tag: string): Promise<void> } };
    await sync.register(queueTag).catch(() => undefined);
  }
}

/**
 * Sends one.
 * @returns how it ended, or the delay before a retry in milliseconds
 * @throws when offline
 */
async function send({ path, payload }: QueuedRequest): Promise<SendOutcome | number> {
  const response = await fetch(path, {
    method: "POST",
    credentials: "omit",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(sendTimeoutMs),
  });
  if (response.status === 408 || response.status === 429 || response.status >= 500) {
    const seconds = Number(response.headers.get("retry-after"));
    return seconds > 0 ? seconds * 1000 : retryDelayMs;
  }
  if (!response.ok) return { sent: false, message: messageIn(await response.json().catch(() => null)) ?? "" };
  try {
    return { sent: true, message: await acceptedMessage(response) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A page in place of an answer is a proxy's and says nothing of what was sent, so it is sent again later.
    return error.body === undefined ? retryDelayMs : { sent: false, message: error.serverMessage ?? "" };
  }
}

/**
 * Sends what waits, oldest first, until the network or the server fails. One page or worker sends at a time; the server
 * deduplicates as well.
 * @throws when offline, so that a background sync is retried; where storage is unavailable
 */
export function sendQueue(store = browserStorage): Promise<void> {
  return navigator.locks.request(queueTag, async () => {
    const waiting = (await store.all()).filter(({ outcome }) => outcome === undefined);
    for (const request of waiting) {
      if (request.notBefore > Date.now()) continue;
      const result = await send(request);
      if (typeof result === "number") {
        await store.put({ ...request, notBefore: Date.now() + result });
        break;
      }
      await store.put({ ...request, notBefore: 0, outcome: result });
    }
    if (waiting.length > 0) tell();
  });
}

/** Counts what is in the queue, by one look at it. @throws where storage is unavailable */
export async function queueStatus(store = browserStorage): Promise<QueueStatus> {
  const all = await store.all();
  const waiting = all.filter(({ outcome }) => outcome === undefined);
  const next = Math.min(...waiting.map(({ notBefore }) => notBefore));
  return { count: waiting.length, next, completed: all.length - waiting.length };
}

/**
 * Takes the requests that have an outcome out of the queue, and with them what was written, so that each is told of once, by one
 * page.
 * @returns oldest first
 * @throws where storage is unavailable
 */
export function takeCompleted(store = browserStorage): Promise<readonly QueuedRequest[]> {
  return navigator.locks.request(`${queueTag} done`, async () => {
    const done = (await store.all()).filter(({ outcome }) => outcome !== undefined);
    for (const { id } of done) await store.remove(id);
    return done;
  });
}
