import { HTTPException } from "hono/http-exception";
import { expect, test, vi } from "vitest";
import { staffMessages } from "#content/staff-messages.ts";
import { type ConcurrencyLimit, concurrencyLimit } from "./concurrency-limit.ts";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function refused(limit: ConcurrencyLimit): Promise<Response> {
  const error: unknown = await limit.enter().catch((thrown: unknown) => thrown);
  if (!(error instanceof HTTPException)) return expect.unreachable("it was let in");
  return error.getResponse();
}

test("so many run, the rest are told to wait at once", async () => {
  const limit = concurrencyLimit({ maxRunning: 2, maxWaiting: 0, retrySeconds: 7 });
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
  const limit = concurrencyLimit({ maxRunning: 1, maxWaiting: 2, retrySeconds: 1 });
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
  const limit = concurrencyLimit({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 100, retrySeconds: 1 });
  const end = await limit.enter();
  const late = refused(limit);
  await vi.advanceTimersByTimeAsync(100);
  expect((await late).status).toBe(429);
  vi.useRealTimers();
  end();
  await nextTurn();
  await limit.enter();
});
