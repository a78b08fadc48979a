import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast, onToasts, showToast, toastDurationMs } from "./toast-store.ts";

const seen = () => currentToasts().map(({ title, open }) => [title, open]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

test("a toast stays 5000 ms by itself", () => {
  expect(toastDurationMs).toBe(5_000);
});

test("at most one is there: a newer one takes the place of the older", () => {
  showToast({ title: "first" });
  showToast({ title: "second" });
  expect(seen()).toEqual([["second", true]]);
});

test("a closed one is removed after 1,000,000 ms", () => {
  const id = showToast({ title: "closed" });
  dismissToast(id);
  dismissToast(id);
  vi.advanceTimersByTime(999_999);
  expect(seen()).toEqual([["closed", false]]);
  vi.advanceTimersByTime(1);
  expect(seen()).toEqual([]);
});

test("closing an older one leaves the newer one open", () => {
  const old = showToast({ title: "old" });
  showToast({ title: "new" });
  dismissToast(old);
  vi.advanceTimersByTime(1_000_000);
  expect(seen()).toEqual([["new", true]]);
});

test("who listens hears each change until it leaves", () => {
  const heard = vi.fn();
  const leave = onToasts(heard);
  const id = showToast({ title: "heard" });
  dismissToast(id);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  showToast({ title: "unheard" });
  expect(heard).toHaveBeenCalledTimes(2);
});
