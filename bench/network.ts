import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { z } from "zod";
import { chromiumLaunch } from "#scripts/check/find-chromium.ts";
import { type RunningProxy, startCaddy, startNginx } from "./proxies.ts";
import { startShop } from "./shop.ts";
import { openSlowLink } from "./slow-link.ts";

/**
 * What a phone sees over a slow line, through the proxies as deploy/proxy/ sets them up: first and largest paint, when
 * the page is alive, and when the store's own buy button is there for somebody who touches its place at once (before it
 * comes, that place is a link that buys too). Needs nginx, caddy and openssl on PATH. Paths as arguments; `RUNS`, 3 by
 * default, of which the median counts.
 */
const line = { roundTripMs: 150, bitsPerSecond: 1_600_000 };
const runs = Number(process.env.RUNS ?? 3);
const host = "shop.example";
const paths = process.argv.length > 2 ? process.argv.slice(2) : ["/", "/products/incard-finder", "/products/tagigo"];

const figuresSchema = z.object({
  protocol: z.string(),
  first: z.number(),
  largest: z.number(),
  alive: z.number(),
  button: z.number(),
});
type Figures = z.infer<typeof figuresSchema>;

/** Runs in the page from its beginning. */
function watch(): void {
  const seen = { protocol: "", first: 0, largest: 0, alive: 0, button: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  const look = (): void => {
    if (!seen.alive && document.documentElement?.dataset.hydrated === "true") seen.alive = performance.now();
    document.querySelector("main [data-buy-button]")?.dispatchEvent(new Event("touchstart"));
    const frame = document.querySelector<HTMLIFrameElement>('main iframe[name^="frame-product"]');
    if (!seen.button && frame?.contentDocument?.querySelector("button")) seen.button = performance.now();
    requestAnimationFrame(look);
  };
  look();
}

async function measure(browser: Browser, path: string): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`https://${host}${path}`);
  await page.waitForFunction((needed) => {
    const { alive, button } = Reflect.get(window, "seen");
    return alive > 0 && (!needed || button > 0);
  }, path.startsWith("/products/"));
  const figures = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    const protocol = navigation instanceof PerformanceNavigationTiming ? navigation.nextHopProtocol : "";
    return { ...Reflect.get(window, "seen"), protocol, first };
  });
  await context.close();
  return figuresSchema.parse(figures);
}

const median = (values: readonly number[]): string =>
  (values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN).toFixed(0).padStart(8);

async function report(proxy: RunningProxy, port: number): Promise<void> {
  const { args, ...launch } = chromiumLaunch();
  const rules = `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`;
  const kept = args.filter((one) => one !== "--disable-quic");
  const browser = await chromium.launch({ ...launch, args: [...kept, rules, ...proxy.browser] });
  for (const path of paths) {
    const all: Figures[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await measure(browser, path));
    const columns = (["first", "largest", "alive", "button"] as const).map((key) => median(all.map((one) => one[key])));
    console.log(`${`${proxy.name} (${all[0]?.protocol})`.padEnd(22)} ${path.padEnd(24)} ${columns.join(" ")}`);
  }
  await browser.close();
  proxy.stop();
}

const shop = await startShop({ SITE_URL: `https://${host}` });
console.log(`${"".padEnd(47)}    first  largest    alive   button (ms)`);
for (const [start, port] of [
  [startNginx, 4843],
  [startCaddy, 4845],
] as const) {
  const proxy = start({ port, shop: Number(new URL(shop.origin).port), host });
  // Both listen within a few milliseconds, and neither says when.
  await wait(1_000);
  openSlowLink(port + 1, port, line);
  await report(proxy, port + 1);
}
await shop.stop();
process.exit();
