import { ApiError, acceptedMessage, messageIn } from "./call-api.ts";
import { randomId } from "./random-id.ts";
import { openRecords } from "./stored-records.ts";

export type QueuedRequest = {
  readonly id: string;
  readonly kind: string;
  readonly path: string;
  /** Deleted with the request when its outcome is shown. */
  readonly payload: unknown;
  /** In milliseconds. */
  readonly at: number;
  /** No retry before this time, in milliseconds. */
  readonly notBefore: number;
  /** Absent while pending. */
  readonly outcome?: { readonly sent: boolean; readonly message: string };
};

const storeName = "posts";

function isPost(value: unknown): value is QueuedRequest {
  if (typeof value !== "object" || value === null || !("id" in value && "path" in value && "at" in value)) return false;
  return typeof value.id === "string" && typeof value.path === "string" && typeof value.at === "number";
}

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

/** IndexedDB, shared by all pages and the worker. Throws where storage is unavailable. */
const browserStorage = {
  /** Oldest first. */
  async all(): Promise<readonly QueuedRequest[]> {
    const found: unknown[] = await withStore("readonly", (store) => store.getAll());
    return found.filter(isPost).toSorted((a, b) => a.at - b.at);
  },
  async put(post: QueuedRequest): Promise<void> {
    await withStore("readwrite", (store) => store.put(post));
  },
  async remove(id: string): Promise<void> {
    await withStore("readwrite", (store) => store.delete(id));
  },
};

/** Name of the background sync, the lock and the broadcast channel. */
export const queueTag = "offline-queue";

const sendTimeoutMs = 15_000;
const retryDelayMs = 30_000;

const tell = (): void => {
  const channel = new BroadcastChannel(queueTag);
  channel.postMessage("changed");
  channel.close();
};

/** Whether what waits can be sent here: pages without https have no locks, and nothing may wait for ever. */
export const canSendLater = (): boolean => typeof BroadcastChannel === "function" && navigator.locks !== undefined;

/** Sent by background sync, or by the next open page that is online. @throws where nothing can be stored or sent later */
export async function enqueue(post: Pick<QueuedRequest, "kind" | "path" | "payload">, store = browserStorage) {
  if (!canSendLater()) throw new Error("nothing can be sent later");
  const text = JSON.stringify(post.payload);
  const waiting = (await store.all()).filter(({ outcome }) => outcome === undefined);
  // Pressing twice is sending once.
  if (waiting.some(({ path, payload }) => path === post.path && JSON.stringify(payload) === text)) return;
  await store.put({ ...post, id: randomId(), at: Date.now(), notBefore: 0 });
  tell();
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration && "sync" in registration) {
    // Background sync isn't in the DOM types. A refusal is fine, because pages send as well.
    const { sync } = registration as ServiceWorkerRegistration & { sync: { register(tag: string): Promise<void> } };
    await sync.register(queueTag).catch(() => undefined);
  }
}

/** Returns the outcome, or the delay before a retry in milliseconds; throws when offline. */
async function send({ path, payload }: QueuedRequest): Promise<NonNullable<QueuedRequest["outcome"]> | number> {
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
 * Oldest first, until the network or the server fails. One page or worker at a time; the server deduplicates as well.
 * @throws when offline, so that a background sync is retried
 */
export function sendQueue(store = browserStorage): Promise<void> {
  return navigator.locks.request(queueTag, async () => {
    const waiting = (await store.all()).filter(({ outcome }) => outcome === undefined);
    for (const post of waiting) {
      if (post.notBefore > Date.now()) continue;
      const result = await send(post);
      if (typeof result === "number") {
        await store.put({ ...post, notBefore: Date.now() + result });
        break;
      }
      await store.put({ ...post, notBefore: 0, outcome: result });
    }
    if (waiting.length > 0) tell();
  });
}

/** How many wait, and from when on one of them may be sent, in milliseconds. */
export async function queueStatus(store = browserStorage) {
  const waiting = (await store.all()).filter(({ outcome }) => outcome === undefined);
  return { count: waiting.length, next: Math.min(...waiting.map(({ notBefore }) => notBefore)) };
}

/** Returns completed requests that weren't reported yet, and deletes them with what was written. */
export function takeCompleted(store = browserStorage): Promise<readonly QueuedRequest[]> {
  return navigator.locks.request(`${queueTag} done`, async () => {
    const done = (await store.all()).filter(({ outcome }) => outcome !== undefined);
    for (const { id } of done) await store.remove(id);
    return done;
  });
}
