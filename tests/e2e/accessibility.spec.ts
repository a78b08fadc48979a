import { findViolations } from "#tests/axe.ts";
import { expect, test } from "#tests/fixtures.ts";

test("what axe finds is told, in frames too, and anew after a change", async ({ page }) => {
  const button = "<button></button>";
  await page.setContent(`<html lang="en"><title>A page</title><main><h1>A page</h1>
    <iframe title="A frame" srcdoc='<html lang="en"><title>A frame</title><main><h1>A frame</h1>${button}</main>'></iframe>
    ${button}</main></html>`);
  expect(await findViolations(page)).toEqual(["button-name: main > button, iframe button"]);
  await page.locator("main > button").evaluate((element) => element.append("Press"));
  expect(await findViolations(page)).toEqual(["button-name: iframe button"]);
});
