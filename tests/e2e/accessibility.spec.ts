import { findViolations } from "#tests/axe.ts";
import { expect, test } from "#tests/fixtures.ts";

test("what axe finds is told, in frames too, and anew after a change", async ({ page }) => {
  await page.setContent(`<html lang="en"><title>A page</title><main><h1>A page</h1>
    <iframe id="frame" title="A frame" srcdoc='<html lang="en"><title>A frame</title><button id="inner"></button>'></iframe>
    <button id="outer"></button></main></html>`);
  const nameless = async () => (await findViolations(page)).filter((line) => line.startsWith("button-name: "));
  const [both = "", ...more] = await nameless();
  expect(more).toEqual([]);
  expect(both).toContain("#outer");
  expect(both).toContain("#frame #inner");
  await page.locator("#outer").evaluate((element) => element.append("Press"));
  expect(await nameless()).toEqual(["button-name: #frame #inner"]);
});
