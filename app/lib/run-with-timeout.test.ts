import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTime, runWithTimeout } from "./run-with-timeout.ts";

const timeoutMs = 3_000;

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
    timeoutMs,
    lateMessage: "not ready in time",
    discard: (result) => seen.push(`discarded ${result}`),
    onReady: (result) => seen.push(`ready ${result}`),
    onFailure: (reason) => seen.push(`failed: ${reason instanceof Error ? reason.message : reason}`),
  });
  return { work, seen, cancel };
}

test("a success in time is ready, and the timer is cleared", async () => {
  const { work, seen } = run();
  await vi.advanceTimersByTimeAsync(timeoutMs - 1);
  work.resolve("button");
  await vi.advanceTimersByTimeAsync(timeoutMs);
  expect(seen).toEqual(["ready button"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("waiting ends at the timeout, and a late success is discarded", async () => {
  const { work, seen } = run();
  await vi.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(["failed: not ready in time"]);
  work.resolve("button");
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveLength(2);
  expect(seen[1]).toBe("discarded button");
});

test("a failure is told at once and only once", async () => {
  const { work, seen } = run();
  work.reject(new Error("blocked"));
  await vi.advanceTimersByTimeAsync(timeoutMs);
  expect(seen).toEqual(["failed: blocked"]);
});

test("after a cancel nothing is shown, and what comes is discarded", async () => {
  const { work, seen, cancel } = run();
  cancel();
  work.resolve("button");
  await vi.advanceTimersByTimeAsync(timeoutMs);
  expect(seen).toEqual(["discarded button"]);
});

test("a failure after a cancel is silent", async () => {
  const { work, seen, cancel } = run();
  cancel();
  work.reject(new Error("late"));
  await vi.advanceTimersByTimeAsync(timeoutMs);
  expect(seen).toEqual([]);
});

test("what is waited for gives its result or failure, or fails at the timeout", async () => {
  const lateMessage = "not ready in time";
  const resultOf = (start: () => Promise<string>) =>
    inTime({ start, timeoutMs, lateMessage }).catch((reason) => `failed: ${reason.message}`);
  expect(await resultOf(() => Promise.resolve("button"))).toBe("button");
  expect(await resultOf(() => Promise.reject(new Error("blocked")))).toBe("failed: blocked");
  const late = resultOf(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(timeoutMs);
  expect(await late).toBe("failed: not ready in time");
  expect(vi.getTimerCount()).toBe(0);
});
