import { expect, test } from "vitest";
import { pressPatternOf, pressPatterns } from "#content/diagrams/press-patterns.ts";
import { layOut, type TimelineMark, unitsPerSecond } from "./press-timeline.ts";

const lengthOf = ({ xs: [from = 0, to = from] }: TimelineMark): number => to - from;

test("a hold grows out of the last press and is as long as its seconds", () => {
  const [press, hold] = layOut(pressPatternOf("incardDisable").steps).marks;
  if (press?.kind !== "press" || hold?.kind !== "hold") throw new Error("expected a press and a hold");
  expect(press.xs).toHaveLength(2);
  expect(hold.xs[0]).toBe(press.xs[1]);
  expect(lengthOf(hold)).toBe(5 * unitsPerSecond);
  expect(hold.label).toBe("5 s");
});

test("ten seconds are drawn twice as long as five", () => {
  const [hold] = layOut(pressPatternOf("carbonFactoryReset").steps).marks;
  if (hold?.kind !== "hold") throw new Error("expected a hold");
  expect(lengthOf(hold)).toBe(10 * unitsPerSecond);
});

test.each(pressPatterns)("$id runs from left to right within its width", ({ steps }) => {
  const { marks, width } = layOut(steps);
  const xs = marks.flatMap((mark) => mark.xs);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  expect(marks).toHaveLength(steps.length);
  expect(Math.max(...xs)).toBeLessThan(width);
});
