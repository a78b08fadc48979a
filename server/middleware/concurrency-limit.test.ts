import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { expect, test, vi } from "vitest";
import { staffMessages } from "#content/staff-messages.ts";
import { type ConcurrencyLimit, concurrencyLimit, limitConcurrency, readLimits } from "./concurrency-limit.ts";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function refused(limit: ConcurrencyLimit): Promise<Response> {
  const error: unknown = await limit.enter().catch((thrown: unknown) => thrown);
  if (!(error instanceof HTTPException)) return expect.unreachable("it was let in");
  return error.getResponse();
}

test("so many run, the rest are told to wait at once", async () => {
  const limit = concurrencyLimit({ running: 2, waiting: 0, retrySeconds: 7 });
  const first = await limit.enter();
  await limit.enter();
  const answer = await refused(limit);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "7"]);
  expect(await answer.json()).toEqual({ success: false, message: staffMessages.busy });
  first();
  // Ending twice frees one place, not two.
  first();
  await nextTurn();
  await limit.enter();
  expect((await refused(limit)).status).toBe(429);
});

test("so many wait for their turn, in their order, and begin when others had a turn of the event loop", async () => {
  const limit = concurrencyLimit({ running: 1, waiting: 2, retrySeconds: 1 });
  const order: string[] = [];
  const work = async (name: string) => {
    const end = await limit.enter();
    order.push(name);
    setImmediate(() => order.push("somebody else"));
    end();
  };
  await Promise.all([work("a"), work("b"), work("c"), refused(limit)]);
  await nextTurn();
  expect(order).toEqual(["a", "somebody else", "b", "somebody else", "c", "somebody else"]);
});

test("who waits too long is refused and takes no place", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const limit = concurrencyLimit({ running: 1, waiting: 1, maxWaitMs: 100, retrySeconds: 1 });
  const end = await limit.enter();
  const late = refused(limit);
  await vi.advanceTimersByTimeAsync(100);
  expect((await late).status).toBe(429);
  vi.useRealTimers();
  end();
  await nextTurn();
  await limit.enter();
});

test("whose turn comes is refused by no clock any more", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const limit = concurrencyLimit({ running: 1, waiting: 1, retrySeconds: 1 });
  const end = await limit.enter();
  const next = limit.enter();
  expect(vi.getTimerCount()).toBe(1);
  end();
  await next;
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("a call waits for its place, and gives it back when it fails too", async () => {
  const limit = concurrencyLimit({ running: 1, waiting: 0, retrySeconds: 1 });
  const app = new Hono()
    .use(limitConcurrency(limit))
    .get("/well", (c) => c.text("well"))
    .get("/broken", () => {
      throw new Error("broken");
    })
    .onError((error, c) => (error instanceof HTTPException ? error.getResponse() : c.text("failed", 500)));
  for (const [path, status] of [
    ["/broken", 500],
    ["/well", 200],
    ["/well", 200],
  ] as const) {
    expect((await app.request(path)).status).toBe(status);
    await nextTurn();
  }
  await limit.enter();
  expect((await app.request("/well")).status).toBe(429);
});

test.each([
  ["sqlite", 1],
  ["postgres", 3],
] as const)("on %s two exports and %i searches run at a time, and twenty searches wait", async (engine, searches) => {
  // Nobody's time runs out, here or behind this test.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { exports, scans } = readLimits(engine);
  for (let i = 0; i < 2; i += 1) await exports.enter();
  expect((await refused(exports)).headers.get("retry-after")).toBe("10");
  for (let i = 0; i < searches; i += 1) await scans.enter();
  let turns = 0;
  const ends = Array.from({ length: 20 }, async () => {
    const end = await scans.enter();
    turns += 1;
    return end;
  });
  expect((await refused(scans)).headers.get("retry-after")).toBe("5");
  expect([turns, ends.length]).toEqual([0, 20]);
  vi.useRealTimers();
});
