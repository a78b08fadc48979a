/**
 * Moves the clock of a whole process, for a test that starts one with `movedClock` (tests/own-shop.ts): each reading is ahead by
 * the milliseconds in the file that CLOCK_FILE names, whenever somebody writes another number into it.
 */
import { readFileSync } from "node:fs";

const real = Date.now;
const file = process.env.CLOCK_FILE ?? "";
const now = (): number => real() + Number(readFileSync(file, "utf8"));

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, key, receiver) => (key === "now" ? now : Reflect.get(target, key, receiver)),
});
