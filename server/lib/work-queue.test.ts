import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { QueueFullError, workQueue } from "./work-queue.ts";

/** Longer than any test. */
const maxWaitMs = 60_000;

/** Work that ends when it is told to. */
function work(name: string, began: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return {
    end: () => resolve(name),
    fail: () => reject(new Error(name)),
    run: () => {
      began.push(name);
      return promise;
    },
  };
}

test("so many at a time, so many wait, the rest is refused at once", async () => {
  const began: string[] = [];
  const queue = workQueue({ running: 2, waiting: 1, maxWaitMs });
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => work(name, began));
  const runs = [a, b, c].map((one) => queue.run(one?.run ?? (async () => "")));
  expect(began).toEqual([]);
  expect(queue.isFull()).toBe(true);
  await expect(queue.run(d?.run ?? (async () => ""))).rejects.toThrow(QueueFullError);
  await expect.poll(() => began).toEqual(["a", "b"]);
  a?.end();
  await expect.poll(() => began).toEqual(["a", "b", "c"]);
  expect(queue.isFull()).toBe(false);
  b?.end();
  c?.end();
  expect(await Promise.all(runs)).toEqual(["a", "b", "c"]);
  expect(await queue.run(async () => "free again")).toBe("free again");
});

test("old pages come first and have places of their own", async () => {
  const began: string[] = [];
  const queue = workQueue({ running: 1, waiting: 1, waitingHigh: 1, maxWaitMs });
  const first = work("first", began);
  const running = queue.run(first.run);
  const visitor = queue.run(async () => began.push("visitor"));
  const old = queue.run(async () => began.push("old"), "high");
  await expect(queue.run(async () => 0, "high")).rejects.toThrow(QueueFullError);
  first.end();
  await Promise.all([running, visitor, old]);
  expect(began).toEqual(["first", "old", "visitor"]);
});

test("a rendering that fails gives its place back", async () => {
  const queue = workQueue({ running: 1, waiting: 1, maxWaitMs });
  const began: string[] = [];
  const bad = work("bad", began);
  const failed = queue.run(bad.run);
  const next = queue.run(async () => "next");
  await expect.poll(() => began).toEqual(["bad"]);
  bad.fail();
  await expect(failed).rejects.toThrow("bad");
  expect(await next).toBe("next");
  expect(queue.isFull()).toBe(false);
});

test("whatever came in is read before a rendering, and between two", async () => {
  const queue = workQueue({ running: 1, waiting: 9, maxWaitMs });
  const order: string[] = [];
  const all = Array.from({ length: 2 }, (_, n) =>
    queue.run(async () => {
      order.push(`rendering ${n}`);
      setImmediate(() => order.push(`request ${n}`));
    }),
  );
  order.push("request");
  await Promise.all(all);
  expect(order.slice(0, 4)).toEqual(["request", "rendering 0", "request 0", "rendering 1"]);
});

test("who waited too long is refused, and those behind go on", async () => {
  const queue = workQueue({ running: 1, waiting: 2, maxWaitMs: 10 });
  const long = work("long", []);
  const running = queue.run(long.run);
  await expect(queue.run(async () => "late")).rejects.toThrow(QueueFullError);
  long.end();
  expect(await running).toBe("long");
  await expect.poll(() => queue.run(async () => "next").catch(() => null)).toBe("next");
});

describe("between two renderings", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  /** Other work: a millisecond in each turn of the event loop, until it is told to end. */
  function otherWork(): () => void {
    let goesOn = true;
    const turn = (): void => {
      if (!goesOn) return;
      vi.advanceTimersByTime(1);
      setImmediate(turn);
    };
    turn();
    return () => {
      goesOn = false;
    };
  }

  /** Milliseconds from the end of a rendering that took `tookMs` to the next one. */
  async function pauseAfter(tookMs: number): Promise<number> {
    const queue = workQueue({ running: 1, waiting: 1, maxWaitMs });
    let ended = 0;
    const first = queue.run(async () => {
      vi.advanceTimersByTime(tookMs);
      ended = performance.now();
    });
    const second = queue.run(async () => performance.now() - ended);
    await first;
    return second;
  }

  test("nothing is waited for where there is no other work", async () => {
    expect(await pauseAfter(20)).toBe(0);
  });

  test.each([
    [20, "as long as the rendering took", 20],
    [300, "no longer than a rendering may keep the process busy", 50],
  ])("other work goes first: after %d ms %s", async (tookMs, _, pauseMs) => {
    const end = otherWork();
    const pause = await pauseAfter(tookMs);
    end();
    expect(pause).toBeGreaterThanOrEqual(pauseMs);
    expect(pause).toBeLessThan(pauseMs + 4);
  });

  test("a place that nobody waits for anymore is free", async () => {
    const queue = workQueue({ running: 1, waiting: 1, maxWaitMs: 120 });
    const began: string[] = [];
    const long = work("long", began);
    const running = queue.run(long.run);
    await vi.waitUntil(() => began.length > 0);
    const late = expect(queue.run(async () => "late")).rejects.toThrow(QueueFullError);
    vi.advanceTimersByTime(100);
    long.end();
    // Who waits gives up before the other work is done.
    const end = otherWork();
    expect(await running).toBe("long");
    await late;
    expect(queue.isFull()).toBe(false);
    end();
    expect(await queue.run(async () => "next")).toBe("next");
  });
});
