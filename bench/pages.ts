import { setTimeout } from "node:timers/promises";
import { chromium } from "@playwright/test";
import lighthouse, { type Flags } from "lighthouse";
import { z } from "zod";
import { chromiumLaunch } from "#scripts/check/find-chromium.ts";
import type { Child } from "./child.ts";
import { type PageFigures, writeTable } from "./pages-table.ts";
import { startShop } from "./shop.ts";

/**
 * Lighthouse on a simulated phone over the public pages, the median of three each; home and product pages also with their
 * scripts blocked, for the ratio. Arguments are paths; without any, every page of the sitemap. `--all` measures the whole
 * sitemap without the ratios, once where a page reaches 100 in everything, and writes the table of docs/performance.md.
 * `RUNS=1` makes it quicker.
 */
const runs = Number(process.env.RUNS ?? 3);

/** What of a Lighthouse report is used; everything else in it is left alone. */
const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      details: z
        .object({ items: z.array(z.object({ transferSize: z.number().optional() })) })
        .optional()
        .catch(undefined),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      scoreDisplayMode: z.string(),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

const value = ({ audits }: Report, name: string): number => audits[name]?.numericValue ?? Number.NaN;

/** The run in the middle by performance and then by LCP, so that its figures belong together. */
function median(reports: readonly Report[]): Report {
  const performance = ({ categories }: Report): number => categories.performance?.score ?? 0;
  const order = reports.toSorted(
    (a, b) =>
      performance(a) - performance(b) || value(b, "largest-contentful-paint") - value(a, "largest-contentful-paint"),
  );
  const middle = order[Math.floor(order.length / 2)];
  if (!middle) throw new Error("Lighthouse gave no report.");
  return middle;
}

const scoresOf = ({ categories }: Report): readonly number[] =>
  categoryNames.map((name) => Math.round((categories[name]?.score ?? 0) * 100));

/** @param untilPerfect whether a run that reaches 100 in everything is enough */
async function measure(port: number, url: string, flags: Flags, untilPerfect = false): Promise<Report> {
  const reports: Report[] = [];
  // A run in which the browser painted nothing within Lighthouse's time says something of the machine only.
  for (let tries = 0; reports.length < runs && tries < 2 * runs; tries += 1) {
    try {
      const result = await lighthouse(url, { port, output: "json", logLevel: "error", ...flags });
      const report = reportSchema.parse(result?.lhr);
      if (!Number.isNaN(value(report, "largest-contentful-paint"))) reports.push(report);
      if (untilPerfect && scoresOf(report).every((score) => score === 100)) return report;
    } catch (error) {
      console.error(`${url}: a run went wrong and isn't counted (${error})`);
    }
  }
  return median(reports);
}

async function sitemapPaths({ origin }: Child, siteUrl: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address.replace(siteUrl, "") || "/");
}

/** The best compression is made once a page is asked for again; measured is what later visitors get. */
async function waitForBestCompression(url: string): Promise<void> {
  const length = async (): Promise<string | null> => {
    const answer = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "br" } });
    return answer.headers.get("content-length");
  };
  const first = await length();
  for (let tries = 0; tries < 30 && (await length()) === first; tries += 1) await setTimeout(100);
}

const categoryNames = ["performance", "accessibility", "best-practices", "seo"] as const;
const figures = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"] as const;

const siteUrl = "http://localhost";
const shop = await startShop({ SITE_URL: siteUrl });
const launch = chromiumLaunch();
const debugPort = 9_000 + (process.pid % 1_000);
const browser = await chromium.launch({
  // Playwright switches it off; Lighthouse tells whether a page may be stored in it.
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
  ...launch,
  args: [...launch.args, `--remote-debugging-port=${debugPort}`],
});
/** The pages whose paint is compared with that of the same page without script. */
const comparedPaths = /^\/$|^\/products\//;
const writesTable = process.argv.includes("--all");
const paths = process.argv.length > 2 && !writesTable ? process.argv.slice(2) : await sitemapPaths(shop, siteUrl);
const measured: PageFigures[] = [];
console.log("perf a11y best  seo |   FCP   LCP  TBT   CLS     kB | without script FCP ratio, LCP ratio | page");
for (const path of paths) {
  const url = `${shop.origin}${path}`;
  await waitForBestCompression(url);
  const report = await measure(debugPort, url, { onlyCategories: [...categoryNames] }, writesTable);
  const still =
    !writesTable && comparedPaths.test(path)
      ? await measure(debugPort, url, { onlyCategories: ["performance"], blockedUrlPatterns: ["*.js"] })
      : undefined;
  const scores = scoresOf(report);
  const [fcp = Number.NaN, lcp = Number.NaN, tbt = Number.NaN] = figures.map((name) => value(report, name));
  const cls = value(report, "cumulative-layout-shift");
  const documentBytes = report.audits["network-requests"]?.details?.items?.[0]?.transferSize ?? Number.NaN;
  measured.push({ path, scores, fcp, lcp, tbt, cls, documentBytes });
  // After each page, so that a run that is stopped leaves what it found.
  if (writesTable) writeTable("docs/performance.md", measured);
  const ratio = (name: string) => (still ? (value(report, name) / value(still, name)).toFixed(2) : "   -");
  console.log(
    [
      scores.map((score) => String(score).padStart(4)).join(" "),
      `${fcp.toFixed(0).padStart(5)} ${lcp.toFixed(0).padStart(5)} ${tbt.toFixed(0).padStart(4)} ${cls.toFixed(3)} ${(value(report, "total-byte-weight") / 1000).toFixed(0).padStart(6)}`,
      `${ratio("first-contentful-paint")}, ${ratio("largest-contentful-paint")}`,
      path,
    ].join(" | "),
  );
  for (const [name, audit] of Object.entries(report.audits)) {
    if (audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === "binary")
      console.log(`       ${name}: ${audit.title}`);
  }
}
await browser.close();
await shop.stop();
