import type { Page } from "@playwright/test";
import { facts } from "#content/catalog/facts.ts";
import { namedPhoneText } from "#content/compatibility/phone-texts.ts";
import { compatibilityText } from "#content/compatibility/texts.ts";
import { foundDevices, foundText } from "#content/found/devices.ts";
import { lostAddress, lostText } from "#content/found/lost.ts";
import { firstLine, thinkFirst } from "#content/support/disable.ts";
import { emergency, hotline } from "#content/support/who-can-help.ts";
import { troubleshooterText } from "#content/troubleshooter/topics.ts";
import { expect, test } from "#tests/fixtures.ts";

const onPhone = { width: 390, height: 844 };

/** That the links of a navigation are as wide as the screen's text and stand where a thumb reaches them. */
async function expectThumbReach(page: Page, name: string): Promise<void> {
  const links = page.getByRole("navigation", { name, exact: true }).getByRole("link");
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) {
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
    expect(box?.width ?? 0).toBeGreaterThan(onPhone.width - 60);
  }
  expect(boxes.at(-1)?.y ?? 0).toBeGreaterThan(onPhone.height / 2);
}

test.describe("on a phone", () => {
  test.use({
    viewport: onPhone,
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Mobile/15E148",
  });

  test("the phone check is filled in from the browser and leads to an address of its own", async ({
    page,
    hydrated,
    expectAccessible,
  }) => {
    await page.goto("/products/incard-finder");
    await page.getByRole("link", { name: compatibilityText.title }).click();
    await expect(page).toHaveURL("/compatibility");
    await hydrated(page);
    await expect(page.getByText("Filled in from this browser: an iPhone with iOS 16.7.")).toBeVisible();
    await expect(page.getByRole("radio", { name: "iPhone" })).toBeChecked();
    await expectAccessible(page);

    await page.getByLabel(compatibilityText.name).fill("banana phone");
    await page.getByRole("button", { name: compatibilityText.submitName }).click();
    await expect(page.getByText(namedPhoneText.unknownName("banana phone"))).toBeVisible();
    await expectAccessible(page);

    await page.goto("/compatibility");
    const version = page.getByLabel(compatibilityText.version);
    await page.getByRole("radio", { name: "iPhone" }).check();
    await version.fill("the newest");
    await page.getByRole("button", { name: compatibilityText.submit }).click();
    await expect(page.getByText(compatibilityText.unclear)).toBeVisible();
    await expect(version).toHaveValue("the newest");

    await version.fill("14.4.2");
    await page.getByRole("button", { name: compatibilityText.submit }).click();
    await expect(page).toHaveURL("/compatibility/iphone-ios-14-4");
    await expect(page.getByText("None of our four trackers can be set up with it.")).toBeVisible();
    await expect(page.getByText(`Needs iOS ${facts.incardFinder.minIos} or later.`).first()).toBeVisible();
    await expectAccessible(page);

    await page.goto("/compatibility/iphone-ios-14-5");
    await expect(page.getByRole("listitem").filter({ hasText: "Tagigo G" }).first()).toContainText("Doesn't work");
    await expect(page.getByText(`An Apple ID holds up to ${facts.apple.maxItemsPerAppleId} items.`)).toBeVisible();
  });

  test("the troubleshooter asks, goes back, helps, and tells support what was tried", async ({
    page,
    hydrated,
    expectAccessible,
  }) => {
    await page.goto("/troubleshooter");
    await hydrated(page);
    await expectThumbReach(page, "What's the trouble?");
    await page.getByRole("link", { name: /^The reset fails/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Which tracker is it?");
    await expectThumbReach(page, "Which tracker is it?");
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Tagigo", exact: true }).click();
    await expect(page).toHaveURL("/troubleshooter/reset-fails/tagigo");
    await page.getByRole("link", { name: "Nothing at all" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("It has no power");
    await page.goBack();
    await expect(page).toHaveURL("/troubleshooter/reset-fails/tagigo");
    await page.getByRole("link", { name: "A double beep, then silence" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("It's disabled, not reset");
    await expect(page.getByRole("link", { name: "Factory reset: Tagigo" })).toHaveAttribute(
      "href",
      /#factory-reset-tagigo$/,
    );
    await expectAccessible(page);
    await page.getByRole("link", { name: troubleshooterText.notSolved }).click();
    await expect(page.getByLabel("Topic")).toHaveValue("support");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
      /The reset fails[\s\S]*A double beep, then silence[\s\S]*didn't help/,
    );
  });

  test("a found tracker is chosen by its picture, with first aid above everything", async ({
    page,
    hydrated,
    expectAccessible,
  }) => {
    await page.goto("/found");
    await hydrated(page);
    const doors = page.getByRole("navigation", { name: foundText.doors }).getByRole("link");
    await expect(doors).toHaveCount(2);
    for (const door of await doors.all()) await expect(door).toBeInViewport({ ratio: 1 });
    await doors.first().click();
    const moving = page.getByRole("region", { name: foundText.moving.title });
    await expect(moving.getByRole("heading", { level: 2 }).first()).toBeInViewport();
    await expect(moving.locator("p").first()).toHaveText(thinkFirst);
    await expect(page.getByText(firstLine)).toBeVisible();
    const call = page.getByRole("link", { name: "Call 911" });
    await expect(call).toHaveAttribute("href", "tel:911");
    expect((await call.boundingBox())?.width ?? 0).toBeGreaterThan(250);
    await expect(page.getByRole("navigation", { name: foundText.which }).getByRole("link")).toHaveCount(
      foundDevices.length,
    );
    await expectAccessible(page);
    await page.getByRole("link", { name: /^TraceMate/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("TraceMate");
    await expect(page.getByText(firstLine)).toBeVisible();
    await expect(page.getByRole("main").locator("p").first()).toHaveText(thinkFirst);
    await expect(page.getByText("Press it twice, quickly. Hold the second press.")).toBeVisible();
    for (const { label } of [emergency, hotline])
      await expect(page.getByRole("link", { name: label, exact: true })).toHaveCount(1);
    await expectAccessible(page);
    await page.goto("/support/disable");
    await expect(page.getByRole("link", { name: "Choose it by its picture" })).toHaveAttribute("href", "/found");
  });
});

test("what was lost stays on: the owner's message and the counter come before turning it off", async ({
  page,
  hydrated,
  expectAccessible,
}) => {
  await page.setViewportSize(onPhone);
  await page.goto("/found");
  await hydrated(page);
  await page.getByRole("link", { name: foundText.lostDoor.title }).click();
  await expect(page).toHaveURL(lostAddress);
  await expect(page.getByText(lostText.lead)).toBeInViewport();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    lostText.leaveOn.title,
    lostText.messageTitle,
    lostText.handIn.title,
    lostText.off.title,
  ]);
  for (const { title, steps } of lostText.phones)
    await expect(page.getByRole("region", { name: title }).getByRole("listitem")).toHaveText([...steps]);
  await expectAccessible(page);
  await page.getByRole("link", { name: lostText.notThisLink }).click();
  await expect(page).toHaveURL("/found#moving");
  await expect(page.getByText(thinkFirst).first()).toBeInViewport();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "a phone by its brand" : "a phone by its brand, without script", () => {
    test.use({ javaScriptEnabled, viewport: onPhone });

    test("leads on to the next choice, and isn't asked what the name said", async ({ page }) => {
      async function check(name: string): Promise<void> {
        await page.goto("/compatibility");
        await page.getByLabel(compatibilityText.name).fill(name);
        await page.getByRole("button", { name: compatibilityText.submitName }).click();
      }
      for (const [name, model, address] of [
        ["samsung", "Galaxy S9", "/compatibility/android-9?model=galaxy-s9"],
        ["iphone", "iPhone 13", "/compatibility/iphone-ios-17?model=iphone-13"],
      ] as const) {
        await check(name);
        await expect(page.getByRole("radio", { name: "Another phone" })).toHaveCount(0);
        const models = page.getByRole("navigation", { name: compatibilityText.models });
        await models.getByRole("link", { name: model, exact: true }).click();
        await expect(page).toHaveURL(address);
      }
      for (const name of ["redmi note 12", "galaxy a12"]) {
        await check(name);
        await expect(page.getByText(namedPhoneText.unlisted(name, "android"))).toBeVisible();
        await expect(page.getByRole("radio", { name: "Another phone" })).toHaveCount(0);
        await page.getByLabel(compatibilityText.version).fill("soon");
        await page.getByRole("button", { name: compatibilityText.submit }).click();
        await expect(page.getByText(compatibilityText.unclear)).toBeVisible();
        await expect(page.getByLabel(compatibilityText.name)).toHaveValue(name);
        await page.getByLabel(compatibilityText.version).fill("12");
        await page.getByRole("button", { name: compatibilityText.submit }).click();
        await expect(page).toHaveURL("/compatibility/android-12");
      }
    });
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: onPhone });

  test("all three work as links and plain forms", async ({ page }) => {
    await page.goto("/compatibility");
    await page.getByLabel("Android phone").check();
    await page.getByLabel(compatibilityText.version).fill("9");
    await page.getByRole("button", { name: compatibilityText.submit }).click();
    await expect(page).toHaveURL("/compatibility/android-9");
    await expect(page.getByText("All four of our trackers work with it")).toBeVisible();

    await page.goto("/compatibility");
    await page.getByLabel(compatibilityText.name).fill("Galaxy Z99");
    await page.getByRole("button", { name: compatibilityText.submitName }).click();
    await expect(page.getByText(namedPhoneText.unlisted("Galaxy Z99", "android"))).toBeVisible();
    await page.getByLabel(compatibilityText.name).fill("Samsung Galaxy S9");
    await page.getByRole("button", { name: compatibilityText.submitName }).click();
    await expect(page).toHaveURL("/compatibility/android-9?model=galaxy-s9");
    await expect(page.getByText(/^Galaxy S9: Android 10 is the last version/)).toBeVisible();

    await page.goto("/troubleshooter/all#no-pop-up/tagigo-g/iphone");
    await expect(page.getByText("Tagigo G needs an Android phone").first()).toBeVisible();
    await page.goto("/troubleshooter");
    for (const answer of [/^No pop-up/, /^Tagigo G/, /^iPhone/])
      await page.getByRole("main").getByRole("link", { name: answer }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tagigo G needs an Android phone");
    await page.getByRole("link", { name: troubleshooterText.notSolved }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/Tagigo G needs an Android phone/);

    await page.goto("/found");
    await page
      .getByRole("link", { name: /^Carbon Finder/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: foundText.silence("Carbon Finder") })).toBeVisible();
  });
});

test("what isn't there is not found, and a message takes no words from an address", async ({ page, request }) => {
  for (const path of [
    "/compatibility/nokia",
    "/troubleshooter/nothing",
    "/troubleshooter/no-pop-up/x",
    "/found/airtag",
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  await page.goto("/contact?topic=order&tried=Buy%20this");
  await expect(page.getByLabel("Topic")).toHaveValue("order");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
});
