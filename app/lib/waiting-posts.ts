import { browserStore, type WaitingPost, type WaitingStore } from "./waiting-store.ts";

/** Name of the background sync, of the lock and of the channel on which pages hear of changes. */
export const waitingTag = "waiting-posts";

/** An answer that doesn't come within this time, in milliseconds, is none. */
const sendTimeoutMs = 15_000;
/** Where the server doesn't say when to come back, in milliseconds. */
const laterMs = 30_000;

const tell = (): void => {
  const channel = new BroadcastChannel(waitingTag);
  channel.postMessage("changed");
  channel.close();
};

/**
 * Keeps a post until there is a network. The worker sends it where the browser has background sync, otherwise the next
 * page that is open with a network does.
 * @throws where the browser keeps nothing
 */
export async function keepWaiting(
  post: { readonly kind: string; readonly path: string; readonly payload: unknown },
  store: WaitingStore = browserStore,
): Promise<void> {
  await store.put({ ...post, id: crypto.randomUUID(), at: Date.now(), notBefore: 0 });
  tell();
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration && "sync" in registration) {
    // The types of the browser don't hold it: only some have it. A refusal costs nothing, pages send as well.
    const { sync } = registration as ServiceWorkerRegistration & { sync: { register(tag: string): Promise<void> } };
    await sync.register(waitingTag).catch(() => undefined);
  }
}

/** Sends one. Gives how it ended, or the milliseconds after which to try again; throws when there is no network. */
async function send({ path, payload }: WaitingPost): Promise<Required<WaitingPost>["outcome"] | number> {
  const response = await fetch(path, {
    method: "POST",
    credentials: "omit",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(sendTimeoutMs),
  });
  if (response.status === 408 || response.status === 429 || response.status >= 500) {
    const seconds = Number(response.headers.get("retry-after"));
    return seconds > 0 ? seconds * 1000 : laterMs;
  }
  const body: unknown = await response.json().catch(() => null);
  const says =
    typeof body === "object" && body !== null && "message" in body && typeof body.message === "string"
      ? body.message
      : "";
  return { sent: response.ok, says };
}

/**
 * Sends what waits, the oldest first, until the network or the server says no. Only one page or worker does it at a time;
 * that the server keeps each only once even so is its own care (server/store/messages.ts).
 * @throws when there is no network, so that a background sync is tried again
 */
export function sendWaiting(store: WaitingStore = browserStore): Promise<void> {
  return navigator.locks.request(waitingTag, async () => {
    const waiting = (await store.all()).filter(({ outcome }) => outcome === undefined);
    for (const post of waiting) {
      if (post.notBefore > Date.now()) continue;
      const result = await send(post);
      const { kind, path, id, at } = post;
      if (typeof result === "number") {
        await store.put({ ...post, notBefore: Date.now() + result });
        break;
      }
      await store.put({ id, kind, path, at, payload: null, notBefore: 0, outcome: result });
    }
    if (waiting.length > 0) tell();
  });
}

/** How many wait, and when the next may be tried, in milliseconds; nothing when none waits. */
export async function waitingNow(
  store: WaitingStore = browserStore,
): Promise<{ readonly count: number; readonly next: number }> {
  const waiting = (await store.all()).filter(({ outcome }) => outcome === undefined);
  return { count: waiting.length, next: Math.min(...waiting.map(({ notBefore }) => notBefore)) };
}

/** The posts that are done and nobody has been told of; they are forgotten with this. */
export function takeDone(store: WaitingStore = browserStore): Promise<readonly WaitingPost[]> {
  return navigator.locks.request(`${waitingTag} done`, async () => {
    const done = (await store.all()).filter(({ outcome }) => outcome !== undefined);
    for (const { id } of done) await store.remove(id);
    return done;
  });
}
