import { setTimeout } from "node:timers/promises";
import type { Browser, Frame, Page } from "@playwright/test";
import { openForPress, type Press } from "#tests/presses.ts";

/** How much slower than this machine a phone is taken to be. */
const slowdown = 4;

/** A key that nothing listens to, and the rounds of work that measuring makes it do. */
const key = "F9";
const rounds = 6_000_000;
/** Longest wait for the report of a key, which comes after half a second on a busy machine. */
const reportLimitMs = 30_000;

/**
 * Runs in the page: collects how long events take until the next paint, and makes the key do its work. It ends in a change
 * that is seen, above any dialog: a full Chromium reports an event that changed nothing seconds later, or never.
 */
function observe([name, count]: readonly [string, number]): void {
  const taken: { key: number[]; press: number[] } = { key: [], press: [] };
  Object.assign(window, { taken });
  const mark = document.createElement("output");
  mark.popover = "manual";
  document.body.append(mark);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === "keydown") taken.key.push(entry.duration);
      else if (!entry.name.startsWith("key") && "interactionId" in entry && entry.interactionId)
        taken.press.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== name) return;
      event.stopImmediatePropagation();
      let sum = 0;
      for (let round = 0; round < count; round += 1) sum = (sum * 31 + round) | 0;
      mark.hidePopover();
      mark.textContent = `${sum} after ${(taken.key.length + 1) * count} rounds`;
      mark.showPopover();
    },
    { capture: true },
  );
}

/** Runs in the page: what was collected. */
function collected(kind: string): number[] {
  const taken: unknown = Reflect.get(window, "taken");
  const list: unknown = typeof taken === "object" && taken !== null ? Reflect.get(taken, kind) : [];
  return Array.isArray(list) ? list.map(Number) : [];
}

const inFrames = async <T>(page: Page, work: (frame: Frame) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(page.frames().map(work));

/**
 * Presses the key and waits until the browser has reported it: what was pressed before is reported by then too.
 * @throws Error when it isn't reported in time
 */
async function pressKey(page: Page): Promise<number> {
  const reported = async () => (await inFrames(page, (frame) => frame.evaluate(collected, "key"))).flat();
  const before = (await reported()).length;
  await page.keyboard.press(key);
  for (const until = Date.now() + reportLimitMs; Date.now() < until; await setTimeout(20)) {
    const durations = await reported();
    const last = durations.at(-1);
    if (durations.length > before && last !== undefined) return last;
  }
  throw new Error(`The browser hasn't reported the key ${key} within ${reportLimitMs / 1000} s.`);
}

/** Milliseconds until the next paint: of a press, and of a fixed amount of work on the same page at the same time. */
export type Measured = { readonly press: number; readonly work: number };

/**
 * Measures a press on a freshly opened page, on a phone's screen with a slower processor: what browsers report as INP; 0
 * where they reported nothing of 16 ms or more. The fixed work says how busy the machine is.
 */
export async function measurePress(browser: Browser, origin: string, one: Press): Promise<Measured> {
  const page = await openForPress(browser, origin, one);
  const context = page.context();
  try {
    const devtools = await context.newCDPSession(page);
    await inFrames(page, (frame) => frame.evaluate(observe, [key, rounds] as const));
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const work = await pressKey(page);
    await one.press(page);
    await pressKey(page);
    const durations = (await inFrames(page, (frame) => frame.evaluate(collected, "press"))).flat();
    return { press: Math.max(0, ...durations), work };
  } finally {
    await context.close();
  }
}
