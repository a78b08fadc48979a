import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstDelayMs, resumeAfterMs, rotateEveryMs, startRotation } from "./rotation.ts";

function rotate(start = 0) {
  const seen: number[] = [];
  return { seen, rotation: startRotation({ start, count: 3, onShow: (index) => seen.push(index) }) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the figures are those of docs/behavior/home.md#hero", () => {
  expect([rotateEveryMs, resumeAfterMs]).toEqual([5_000, 15_000]);
});

test("turns every 5 seconds and wraps from the start it was given", () => {
  const { seen } = rotate(2);
  vi.advanceTimersByTime(4_999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([0]);
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([0, 1, 2]);
});

test("input before the start pauses it like any other: 15 seconds from then", () => {
  expect(firstDelayMs(undefined, 3_000)).toBe(5_000);
  expect(firstDelayMs(1_000, 3_000)).toBe(13_000);
  expect(firstDelayMs(1_000, 60_000)).toBe(0);
  const seen: number[] = [];
  startRotation({ start: 1, count: 3, firstDelayMs: 13_000, onShow: (index) => seen.push(index) });
  vi.advanceTimersByTime(12_999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(5_001);
  expect(seen).toEqual([2, 0]);
});

test("a manual choice shows at once, rests 15 seconds, then goes on from there", () => {
  const { seen, rotation } = rotate();
  vi.advanceTimersByTime(3_000);
  rotation.choose(2);
  expect(seen).toEqual([2]);
  vi.advanceTimersByTime(14_999);
  expect(seen).toEqual([2]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([2, 0]);
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual([2, 0, 1]);
});

test("choosing what is shown already only rests", () => {
  const { seen, rotation } = rotate();
  rotation.choose(0);
  vi.advanceTimersByTime(14_999);
  expect(seen).toEqual([]);
});

test("any input rests and restarts the 15 seconds", () => {
  const { seen, rotation } = rotate();
  rotation.touch();
  vi.advanceTimersByTime(10_000);
  rotation.touch();
  vi.advanceTimersByTime(14_999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([1]);
});

test("the pause button holds through input until it is released", () => {
  const { seen, rotation } = rotate();
  rotation.hold(true);
  rotation.touch();
  vi.advanceTimersByTime(120_000);
  expect(seen).toEqual([]);
  rotation.choose(1);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([1]);
  rotation.hold(false);
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual([1, 2]);
});

test("never turns while the hero is out of view", () => {
  const { seen, rotation } = rotate();
  rotation.watch(false);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([]);
  rotation.watch(true);
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual([1]);
});

test("stops for good", () => {
  const { seen, rotation } = rotate();
  rotation.stop();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([]);
});
