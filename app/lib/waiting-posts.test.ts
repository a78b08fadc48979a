import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendWaiting, takeDone, waitingNow } from "./waiting-posts.ts";
import type { WaitingPost, WaitingStore } from "./waiting-store.ts";

function memoryStore(...posts: WaitingPost[]): WaitingStore {
  const kept = new Map(posts.map((post) => [post.id, post]));
  return {
    all: async () => [...kept.values()].toSorted((a, b) => a.at - b.at),
    put: async (post) => void kept.set(post.id, post),
    remove: async (id) => void kept.delete(id),
  };
}

const post = (id: string, at = 0): WaitingPost => ({
  id,
  kind: "contact",
  path: "/api/contact",
  payload: { name: id },
  at,
  notBefore: 0,
});
const answers = (...all: (Response | Error)[]) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => {
      const next = all.shift() ?? new Error("asked too often");
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    }),
  );
const ok = () => Response.json({ success: true, message: "Thanks." });

beforeEach(() => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    last = last.then(work, work);
    return last;
  };
  vi.stubGlobal("navigator", { locks: { request } });
});
afterEach(() => vi.unstubAllGlobals());

test("sends the oldest first, each once, and keeps nothing of what was written", async () => {
  answers(ok(), ok());
  const store = memoryStore(post("b", 2), post("a", 1));
  await Promise.all([sendWaiting(store), sendWaiting(store)]);
  const bodies = vi.mocked(fetch).mock.calls.map(([, options]) => options?.body);
  expect(bodies).toEqual(['{"name":"a"}', '{"name":"b"}']);
  expect((await store.all()).map(({ payload }) => payload)).toEqual([null, null]);
  expect((await takeDone(store)).map(({ outcome }) => outcome)).toEqual([
    { sent: true, says: "Thanks." },
    { sent: true, says: "Thanks." },
  ]);
  expect(await takeDone(store)).toEqual([]);
});

test.each([429, 503, 500, 408])("after %i it waits as long as it is told, and tries again", async (status) => {
  answers(new Response("", { status, headers: { "Retry-After": "7" } }), ok());
  const store = memoryStore(post("a"), post("b", 1));
  const before = Date.now();
  await sendWaiting(store);
  expect(fetch).toHaveBeenCalledTimes(1);
  const { count } = await waitingNow(store);
  expect(count).toBe(2);
  expect((await store.all())[0]?.notBefore).toBeGreaterThanOrEqual(before + 7_000);
});

test("what is refused is dropped with the server's words", async () => {
  answers(Response.json({ success: false, message: "No." }, { status: 400 }));
  const store = memoryStore(post("a"));
  await sendWaiting(store);
  expect(await waitingNow(store)).toMatchObject({ count: 0 });
  expect(await takeDone(store)).toMatchObject([{ outcome: { sent: false, says: "No." } }]);
});

test("without a network everything stays, and the caller hears of it", async () => {
  answers(new TypeError("Failed to fetch"));
  const store = memoryStore(post("a"));
  await expect(sendWaiting(store)).rejects.toThrow("Failed to fetch");
  expect(await store.all()).toEqual([post("a")]);
});
