import { expect, test } from "vitest";
import { measuredTimes } from "./measured-times.ts";

const linesOf = (source: string): readonly number[] => measuredTimes("some.test.ts", source).map(({ line }) => line);

test.each([
  ["the difference of two looks", "const began = Date.now();\nexpect(Date.now() - began).toBeLessThan(5);", [2]],
  ["a look at the stopwatch", "const a = performance.now();\nexpect(performance.now()).toBeLessThan(a + 5);", [2]],
  ["processor time", "const { user } = process.cpuUsage();\nexpect(user / 1000).toBeLessThan(5);", [2]],
  ["the age of a date", "expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(5);", [1]],
  ["a bound that was measured", "const ms = performance.now() - a;\nexpect(5_000).toBeGreaterThan(ms * 2);", [2]],
  ["the longest of a list", "times.push(performance.now() - a);\nexpect(Math.max(...times)).toBeLessThan(5);", [2]],
  ["what a function returns", "const took = async () => performance.now() - a;\nexpect(await took()).toBe(5);", [2]],
  [
    "what its statements return",
    "const a = Date.now();\nfunction took() {\n return Date.now() - a;\n}\nexpect(took()).toBe(5);",
    [5],
  ],
  ["a property", "const one = { ms: performance.now() - a };\nexpect(one.ms).toBe(5);", [2]],
  ["an assignment", "let most = 0;\nmost = Math.max(most, performance.now() - a);\nexpect.soft(most).toBe(5);", [3]],
  [
    "what a promise tells",
    "const { promise, resolve } = Promise.withResolvers();\nresolve(performance.now() - a);\nexpect(await promise).toBe(5);",
    [3],
  ],
])("an expectation of %s is found", (_, source, lines) => {
  expect(linesOf(source)).toEqual(lines);
});

test.each([
  ["a date", "expect(Date.parse(day)).toBeLessThan(Date.now());"],
  ["a moment in the past", "const at = Date.now() - 5 * day;\nexpect(await stored()).toBe(at);"],
  ["how often was measured", "times.push(performance.now() - a);\nexpect(times.length).toBeGreaterThan(5);"],
  ["a name made from the time of day", "const email = 'a' + Date.now();\nexpect(page).toHaveText(email);"],
  [
    "a wait for an event",
    "const until = Date.now() + 5_000;\nwhile (Date.now() < until) await look();\nexpect(seen).toBe(1);",
  ],
  [
    "a time that is only told",
    "const ms = performance.now() - a;\nconsole.log(ms);\nexpect(count, 'after ' + ms).toBe(5);",
  ],
  [
    "another property of what holds one",
    "const one = { status, ms: performance.now() - a };\nexpect(one.status).toBe(200);",
  ],
  ["a clock that the test moves", "vi.useFakeTimers();\nconst a = Date.now();\nexpect(Date.now() - a).toBe(5);"],
])("an expectation beside %s is none", (_, source) => {
  expect(linesOf(source)).toEqual([]);
});
