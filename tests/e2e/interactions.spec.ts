import { expect, test } from "#tests/fixtures.ts";
import { openForPress, presses } from "#tests/presses.ts";

/**
 * Steps of script that a press may cause, with what is fetched for it: calls of functions, branches and bodies of loops. They are
 * the same on every machine, 110,000 at most; `npm run bench:interactions` gives milliseconds.
 */
const mostSteps = 250_000;

test("what visitors press makes the page do little", async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  for (const one of presses) {
    const page = await openForPress(browser, baseURL ?? "", one);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Profiler.enable");
    await devtools.send("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    const count = async (): Promise<number> => {
      const { result } = await devtools.send("Profiler.takePreciseCoverage");
      return result
        .flatMap(({ functions }) => functions)
        .flatMap(({ ranges }) => ranges)
        .reduce((sum, range) => sum + range.count, 0);
    };
    await count();
    await one.press(page);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const steps = await count();
    console.log(`${one.name}: ${steps} steps`);
    expect.soft(steps, one.name).toBeGreaterThan(0);
    expect.soft(steps, one.name).toBeLessThan(mostSteps);
    await page.context().close();
  }
});
