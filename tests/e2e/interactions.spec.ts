import { expect, test } from "#tests/fixtures.ts";
import { openForPress, presses } from "#tests/presses.ts";

/**
 * Steps of script that a press may cause until its result is seen, with the scripts that are fetched for it: calls of
 * functions, branches and bodies of loops. They are nearly the same on every machine, 85,000 at most; `npm run
 * bench:interactions` gives milliseconds.
 */
const mostSteps = 170_000;

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
        .filter(({ url }) => url.startsWith(baseURL ?? ""))
        .flatMap(({ functions }) => functions)
        .flatMap(({ ranges }) => ranges)
        .reduce((sum, range) => sum + range.count, 0);
    };
    // Nobody waits for the search index to see the field; MiniSearch reads it in slices afterwards.
    await page.route("**/search-index.json", () => undefined);
    await expect(one.seen(page)).toHaveCount(0);
    await count();
    await one.press(page);
    await expect(one.seen(page)).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const steps = await count();
    console.log(`${one.name}: ${steps} steps`);
    expect.soft(steps, one.name).toBeGreaterThan(0);
    expect.soft(steps, one.name).toBeLessThan(mostSteps);
    await page.context().close();
  }
});
