import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderSlots, TooManyRenderings } from "./render-slots.ts";

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
  const slots = renderSlots({ concurrent: 2, waiting: 1, waitingOld: 0, maxWaitMs });
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => work(name, began));
  const runs = [a, b, c].map((one) => slots.run("visitor", one?.run ?? (async () => "")));
  expect(began).toEqual([]);
  expect(slots.isFull()).toBe(true);
  await expect(slots.run("visitor", d?.run ?? (async () => ""))).rejects.toThrow(TooManyRenderings);
  await expect.poll(() => began).toEqual(["a", "b"]);
  a?.end();
  await expect.poll(() => began).toEqual(["a", "b", "c"]);
  expect(slots.isFull()).toBe(false);
  b?.end();
  c?.end();
  expect(await Promise.all(runs)).toEqual(["a", "b", "c"]);
  expect(await slots.run("visitor", async () => "free again")).toBe("free again");
});

test("old pages come first and have places of their own", async () => {
  const began: string[] = [];
  const slots = renderSlots({ concurrent: 1, waiting: 1, waitingOld: 1, maxWaitMs });
  const first = work("first", began);
  const running = slots.run("visitor", first.run);
  const visitor = slots.run("visitor", async () => began.push("visitor"));
  const old = slots.run("cache", async () => began.push("old"));
  await expect(slots.run("cache", async () => 0)).rejects.toThrow(TooManyRenderings);
  first.end();
  await Promise.all([running, visitor, old]);
  expect(began).toEqual(["first", "old", "visitor"]);
});

test("a rendering that fails gives its place back", async () => {
  const slots = renderSlots({ concurrent: 1, waiting: 1, waitingOld: 0, maxWaitMs });
  const began: string[] = [];
  const bad = work("bad", began);
  const failed = slots.run("visitor", bad.run);
  const next = slots.run("visitor", async () => "next");
  await expect.poll(() => began).toEqual(["bad"]);
  bad.fail();
  await expect(failed).rejects.toThrow("bad");
  expect(await next).toBe("next");
  expect(slots.isFull()).toBe(false);
});

test("whatever came in is read before a rendering, and between two", async () => {
  const slots = renderSlots({ concurrent: 1, waiting: 9, waitingOld: 0, maxWaitMs });
  const order: string[] = [];
  const all = Array.from({ length: 2 }, (_, n) =>
    slots.run("visitor", async () => {
      order.push(`rendering ${n}`);
      setImmediate(() => order.push(`request ${n}`));
    }),
  );
  order.push("request");
  await Promise.all(all);
  expect(order.slice(0, 4)).toEqual(["request", "rendering 0", "request 0", "rendering 1"]);
});

test("who waited too long is refused, and those behind go on", async () => {
  const slots = renderSlots({ concurrent: 1, waiting: 2, waitingOld: 0, maxWaitMs: 10 });
  const long = work("long", []);
  const running = slots.run("visitor", long.run);
  await expect(slots.run("visitor", async () => "late")).rejects.toThrow(TooManyRenderings);
  long.end();
  expect(await running).toBe("long");
  await expect.poll(() => slots.run("visitor", async () => "next").catch(() => null)).toBe("next");
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
    const slots = renderSlots({ concurrent: 1, waiting: 1, waitingOld: 0, maxWaitMs });
    let ended = 0;
    const first = slots.run("visitor", async () => {
      vi.advanceTimersByTime(tookMs);
      ended = performance.now();
    });
    const second = slots.run("visitor", async () => performance.now() - ended);
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
    const slots = renderSlots({ concurrent: 1, waiting: 1, waitingOld: 0, maxWaitMs: 120 });
    const began: string[] = [];
    const long = work("long", began);
    const running = slots.run("visitor", long.run);
    await vi.waitUntil(() => began.length > 0);
    const late = expect(slots.run("visitor", async () => "late")).rejects.toThrow(TooManyRenderings);
    vi.advanceTimersByTime(100);
    long.end();
    // Who waits gives up before the other work is done.
    const end = otherWork();
    expect(await running).toBe("long");
    await late;
    expect(slots.isFull()).toBe(false);
    end();
    expect(await slots.run("visitor", async () => "next")).toBe("next");
  });
});
