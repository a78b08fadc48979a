import { chromium } from "@playwright/test";
import { chromiumLaunch } from "#scripts/check/find-chromium.ts";
import { presses } from "#tests/presses.ts";
import { measurePress } from "./measure-press.ts";
import { startShop } from "./shop.ts";

/**
 * How long the presses that matter take until the next paint (tests/presses.ts): the median and the slowest of several
 * tries, each on a freshly opened page, beside a fixed amount of work on the same page. How many is the first argument, 5
 * by default.
 */
const tries = Number(process.argv[2] ?? 5);
/** Aim in milliseconds; above it the line is marked. */
const aimMs = 100;

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]): number => sorted(values)[values.length >> 1] ?? Number.NaN;

const shop = await startShop();
const browser = await chromium.launch(chromiumLaunch());
console.log("press                              median ms  slowest ms  fixed work ms");
for (const one of presses) {
  const [took, work]: [number[], number[]] = [[], []];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      const measured = await measurePress(browser, shop.origin, one);
      took.push(measured.press);
      work.push(measured.work);
    } catch (error) {
      console.error(`${one.name}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    }
  }
  const mark = median(took) <= aimMs ? "" : `  above ${aimMs}`;
  const columns = [median(took), sorted(took).at(-1) ?? Number.NaN, median(work)].map((ms) => ms.toFixed(0));
  console.log(
    `${one.name.padEnd(33)} ${columns[0]?.padStart(10)} ${columns[1]?.padStart(11)} ${columns[2]?.padStart(14)}${mark}`,
  );
}
await browser.close();
await shop.stop();
