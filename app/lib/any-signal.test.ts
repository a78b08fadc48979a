import { expect, test } from "vitest";
import { anySignal } from "./any-signal.ts";

test("it aborts with the first that does, and keeps its reason", () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const signal = anySignal([first.signal, second.signal]);
  expect(signal.aborted).toBe(false);
  second.abort("left");
  first.abort("late");
  expect([signal.aborted, signal.reason]).toEqual([true, "left"]);
});

test("one that has aborted before counts too, and no further one changes the reason", () => {
  const open = new AbortController();
  const signal = anySignal([AbortSignal.abort("first"), open.signal, AbortSignal.abort("second")]);
  open.abort("third");
  expect([signal.aborted, signal.reason]).toEqual([true, "first"]);
});
