import { type Browser, chromium } from "@playwright/test";
import { chromiumLaunch } from "#scripts/check/find-chromium.ts";
import { startShop } from "./shop.ts";
import { kinds, type MainThread, mainThreadIn } from "./trace.ts";

/**
 * What pages do on the main thread of a phone whose processor is four times slower, each with its scripts and without
 * them, in turns: milliseconds by kind, what blocks after the first paint, and the ratio, which is what counts. Arguments
 * are paths. `RUNS` is how many of each, 5 by default; the median is shown. `SLOWDOWN=1` leaves the processor as it is: then its
 * time is steady on a machine with other work too.
 */
const runs = Number(process.env.RUNS ?? 5);
const slowdown = Number(process.env.SLOWDOWN ?? 4);
/** How long a page is watched once its network is quiet, in milliseconds. */
const watchMs = 3_000;
const given = process.argv.slice(2);
const paths =
  given.length > 0
    ? given
    : ["/", "/products/incard-finder", "/products/tagigo", "/products/carbon-finder", "/product-comparison", "/blog/1"];

const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, "").replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");

/** @param change of the document, on its way to the browser */
async function measure(browser: Browser, address: string, change: (html: string) => string): Promise<MainThread> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: change(await answer.text()) });
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await browser.startTracing(page, {
      categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8", "loading", "blink.user_timing"],
    });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(watchMs);
    return mainThreadIn((await browser.stopTracing()).toString());
  } finally {
    await context.close();
  }
}

/** The run in the middle by its total. */
function median(measured: readonly MainThread[]): MainThread {
  const middle = measured.toSorted((a, b) => a.total - b.total)[measured.length >> 1];
  if (!middle) throw new Error("Nothing was measured.");
  return middle;
}

const row = (name: string, cells: readonly (string | number)[]): string =>
  `| ${[name, ...cells.map((cell) => (typeof cell === "number" ? cell.toFixed(0) : cell))].join(" | ")} |`;
const rowOf = (name: string, { total, byKind, blocking, longTasks }: MainThread): string =>
  row(name, [total, ...kinds.map((kind) => byKind[kind]), blocking, `${longTasks.length}`]);

const shop = await startShop();
const launch = chromiumLaunch();
// Playwright has Chromium tell where each error is made, and React makes one as it starts: to find the place the whole file is
// parsed once more, on the page's main thread, which no visitor's browser does. With this the places are known beforehand.
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, "--js-flags=--no-enable-lazy-source-positions"],
});
console.log(row("page", ["main thread", ...kinds, "blocking after first paint", "tasks over 50 ms"]));
console.log(`|${"---|".repeat(kinds.length + 4)}`);
const longest: string[] = [];
for (const path of paths) {
  const [whole, bare]: [MainThread[], MainThread[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    whole.push(await measure(browser, shop.origin + path, (html) => html));
    bare.push(await measure(browser, shop.origin + path, withoutScripts));
  }
  const [one, other] = [median(whole), median(bare)];
  console.log(rowOf(path, one));
  console.log(rowOf("without script", other));
  const ratio = (a: number, b: number): string => (b === 0 ? "" : (a / b).toFixed(2));
  console.log(
    row("ratio", [
      ratio(one.total, other.total),
      ...kinds.map((kind) => ratio(one.byKind[kind], other.byKind[kind])),
      ratio(one.blocking, other.blocking),
      "",
    ]),
  );
  longest.push(...one.longTasks.slice(0, 3).map(({ ms, most }) => `${path}: ${ms.toFixed(0)} ms, most of it ${most}`));
}
console.log(`\nThe longest tasks:\n${longest.join("\n")}`);
await browser.close();
await shop.stop();
