import { afterEach, expect, test, vi } from "vitest";
import { withTimeout } from "./with-timeout.ts";

afterEach(() => vi.useRealTimers());

test("work in time gives its result or its error, and leaves no timer behind", async () => {
  vi.useFakeTimers();
  expect(await withTimeout(Promise.resolve(7), 50, "late")).toBe(7);
  await expect(withTimeout(Promise.reject(new Error("broken")), 50, "late")).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});
