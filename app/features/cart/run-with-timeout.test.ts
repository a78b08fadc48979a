import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fallbackMs, runWithTimeout } from "./run-with-timeout.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function run() {
  const work = Promise.withResolvers<string>();
  const seen: string[] = [];
  const cancel = runWithTimeout({
    start: () => work.promise,
    discard: (result) => seen.push(`discarded ${result}`),
    onReady: (result) => seen.push(`ready ${result}`),
    onFallback: (reason) => seen.push(`fallback: ${reason instanceof Error ? reason.message : reason}`),
  });
  return { work, seen, cancel };
}

test("a success in time is ready, and the timer is cleared", async () => {
  const { work, seen } = run();
  await vi.advanceTimersByTimeAsync(fallbackMs - 1);
  work.resolve("button");
  await vi.advanceTimersByTimeAsync(fallbackMs);
  expect(seen).toEqual(["ready button"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("waiting ends after three seconds, and a late success is discarded", async () => {
  const { work, seen } = run();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(["fallback: the buy button was not ready after 3000 ms"]);
  work.resolve("button");
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveLength(2);
  expect(seen[1]).toBe("discarded button");
});

test("a failure sets the flag at once and only once", async () => {
  const { work, seen } = run();
  work.reject(new Error("blocked"));
  await vi.advanceTimersByTimeAsync(fallbackMs);
  expect(seen).toEqual(["fallback: blocked"]);
});

test("after a cancel nothing is shown, and what comes is discarded", async () => {
  const { work, seen, cancel } = run();
  cancel();
  work.resolve("button");
  await vi.advanceTimersByTimeAsync(fallbackMs);
  expect(seen).toEqual(["discarded button"]);
});

test("a failure after a cancel is silent", async () => {
  const { work, seen, cancel } = run();
  cancel();
  work.reject(new Error("late"));
  await vi.advanceTimersByTimeAsync(fallbackMs);
  expect(seen).toEqual([]);
});
