import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enqueue, type QueuedRequest, queueStatus, sendQueue, takeCompleted } from "./offline-queue.ts";

function memoryStore(...posts: QueuedRequest[]) {
  const stored = new Map(posts.map((post) => [post.id, post]));
  return {
    all: async () => [...stored.values()].toSorted((a, b) => a.at - b.at),
    put: async (post: QueuedRequest) => void stored.set(post.id, post),
    remove: async (id: string) => void stored.delete(id),
  };
}

const post = (id: string, at = 0): QueuedRequest => ({
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

test("sends the oldest first, each once, and deletes what was written when that is told", async () => {
  answers(ok(), ok());
  const store = memoryStore(post("b", 2), post("a", 1));
  await Promise.all([sendQueue(store), sendQueue(store)]);
  const bodies = vi.mocked(fetch).mock.calls.map(([, options]) => options?.body);
  expect(bodies).toEqual(['{"name":"a"}', '{"name":"b"}']);
  expect((await takeCompleted(store)).map(({ outcome }) => outcome)).toEqual([
    { sent: true, message: "Thanks." },
    { sent: true, message: "Thanks." },
  ]);
  expect(await store.all()).toEqual([]);
});

test("what waited isn't sent in the name of whoever is logged in by then", async () => {
  answers(ok());
  await sendQueue(memoryStore(post("a")));
  expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ method: "POST", credentials: "omit" });
});

test("the same thing sent twice waits once", async () => {
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      postMessage() {}
      close() {}
    },
  );
  const store = memoryStore();
  for (const name of ["a", "a", "b"])
    await enqueue({ kind: "contact", path: "/api/contact", payload: { name } }, store);
  expect((await store.all()).map(({ payload }) => payload)).toEqual([{ name: "a" }, { name: "b" }]);
});

test.each([429, 503, 500, 408])("after %i it waits as long as it is told, and tries again", async (status) => {
  answers(new Response("", { status, headers: { "Retry-After": "7" } }), ok());
  const store = memoryStore(post("a"), post("b", 1));
  const before = Date.now();
  await sendQueue(store);
  expect(fetch).toHaveBeenCalledTimes(1);
  const { count } = await queueStatus(store);
  expect(count).toBe(2);
  expect((await store.all())[0]?.notBefore).toBeGreaterThanOrEqual(before + 7_000);
});

test("what is refused is dropped with the server's words", async () => {
  answers(Response.json({ success: false, message: "No." }, { status: 400 }));
  const store = memoryStore(post("a"));
  await sendQueue(store);
  expect(await queueStatus(store)).toMatchObject({ count: 0 });
  expect(await takeCompleted(store)).toMatchObject([{ outcome: { sent: false, message: "No." } }]);
});

test("an ok status that says no is a refusal, and a proxy's page is no answer at all", async () => {
  answers(Response.json({ success: false, message: "No." }), new Response("<!doctype html><title>Soon</title>"));
  const store = memoryStore(post("a"), post("b", 1));
  await sendQueue(store);
  expect(await queueStatus(store)).toMatchObject({ count: 1, completed: 1 });
  expect(await takeCompleted(store)).toMatchObject([{ outcome: { sent: false, message: "No." } }]);
});

test("without a network everything stays, and the caller is told", async () => {
  answers(new TypeError("Failed to fetch"));
  const store = memoryStore(post("a"));
  await expect(sendQueue(store)).rejects.toThrow("Failed to fetch");
  expect(await store.all()).toEqual([post("a")]);
});

test("where nothing could be sent later, as on a page without https, nothing is kept, and the form hears so", async () => {
  vi.stubGlobal("navigator", {});
  const store = memoryStore();
  await expect(enqueue(post("a"), store)).rejects.toThrow("nothing can be sent later");
  expect(await store.all()).toEqual([]);
});
