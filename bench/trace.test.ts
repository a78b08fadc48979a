import { expect, test } from "vitest";
import { mainThreadIn } from "./trace.ts";

const page = { pid: 1, tid: 1 };
const other = { pid: 2, tid: 1 };
const named = (thread: object) => ({
  ...thread,
  name: "thread_name",
  ph: "M",
  ts: 0,
  args: { name: "CrRendererMain" },
});
/** `ms` and the moment it begins at are in milliseconds; a trace has microseconds. */
const event = (name: string, at: number, ms: number, more: object = {}) => ({
  ...page,
  ...{ name, ph: "X", ts: at * 1000, dur: ms * 1000 },
  ...more,
});

const trace = JSON.stringify({
  traceEvents: [
    named(page),
    named(other),
    event("RunTask", 0, 30),
    event("ParseHTML", 5, 20),
    event("UpdateLayoutTree", 10, 5),
    { ...page, name: "firstContentfulPaint", ph: "I", ts: 40_000 },
    event("RunTask", 50, 120),
    event("EvaluateScript", 60, 100, { args: { data: { url: "https://shop.test/assets/react-1.js?v=1" } } }),
    event("Layout", 70, 40),
    event("MinorGC", 120, 10),
    event("RunTask", 0, 10, other),
  ],
});

test("time within time counts once, for the innermost kind", () => {
  const { total, byKind } = mainThreadIn(trace);
  expect(total).toBe(150);
  expect(byKind).toEqual({ parse: 15, style: 5, layout: 40, paint: 0, script: 50, collection: 10, other: 30 });
});

test("only what is beyond 50 ms after the first paint blocks, and a long task says what was most in it", () => {
  const { blocking, longTasks } = mainThreadIn(trace);
  expect(blocking).toBe(70);
  expect(longTasks).toEqual([{ ms: 120, most: "EvaluateScript 100 ms (react-1.js)" }]);
});

test("what isn't a trace is refused", () => {
  expect(() => mainThreadIn("{}")).toThrow();
});
