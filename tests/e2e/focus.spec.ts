import type { Page } from "@playwright/test";
import { assistantTexts } from "#content/assistant/texts.ts";
import { contactMap } from "#content/contact.ts";
import { builtInPlace } from "#content/site.ts";
import { expect, test } from "#tests/fixtures.ts";

/** Whether the keyboard has lost its place. */
const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test("a carousel's buttons keep the focus at its ends, and a zoom gives it back", async ({ page, hydrated }) => {
  await page.goto("/products/incard-finder");
  await hydrated(page);
  const next = page.getByRole("button", { name: "Next", exact: true });
  const count = await page.getByRole("list", { name: "Thumbnails" }).getByRole("link").count();
  await next.focus();
  for (let step = 0; step < count; step += 1) await page.keyboard.press("Enter");
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  const previous = page.getByRole("button", { name: "Previous", exact: true });
  await previous.focus();
  for (let step = 0; step < count; step += 1) await page.keyboard.press("Enter");
  await expect(previous).toBeDisabled();
  await expect(previous).toBeFocused();

  const opener = page.getByRole("link", { name: "Zoom picture 1", exact: true });
  const dialog = page.getByRole("dialog", { name: /Pictures/ });
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).press("Enter"),
  ]) {
    await opener.press("Enter");
    const zoomIn = dialog.getByRole("button", { name: "Zoom in" });
    await zoomIn.focus();
    for (let step = 0; step < 20 && (await zoomIn.isEnabled()); step += 1) await page.keyboard.press("Enter");
    await expect(zoomIn).toBeDisabled();
    await expect(zoomIn).toBeFocused();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test("the focus stays near a control that is taken away when it is pressed", async ({ page, hydrated }) => {
  await page.goto("/products/tagigo");
  await hydrated(page);
  const gallery = page.getByRole("region", { name: "Pictures of Tagigo" });
  await gallery.getByRole("list", { name: "In use" }).getByRole("link").first().press("Enter");
  await gallery.getByRole("button", { name: "Back to Product" }).press("Enter");
  await expect(gallery.getByRole("button", { name: "Back to Product" })).toBeHidden();
  await expect(gallery.locator(":focus")).toHaveCount(1);

  await page.route(`${new URL(contactMap.embedUrl).origin}/**`, (route) => route.fulfill({ body: "" }));
  await page.goto("/contact");
  await hydrated(page);
  await page.getByRole("button", { name: contactMap.show }).press("Enter");
  await expect(page.locator(`iframe[title="${contactMap.title(builtInPlace.location)}"]`)).toBeFocused();
});

test("what opens over a page gives the focus back, however it is closed", async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/privacy-policy");
  await hydrated(page);
  const menu = page.locator("summary[aria-label=Menu]");
  await menu.press("Enter");
  await page.getByRole("navigation", { name: "Mobile" }).getByRole("link").first().focus();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();

  const chat = page.getByRole("button", { name: assistantTexts.open });
  const panel = page.getByRole("dialog", { name: assistantTexts.title });
  await chat.press("Enter");
  await expect(panel.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(chat).toBeFocused();
  await chat.press("Enter");
  await panel.getByRole("button", { name: assistantTexts.close }).press("Enter");
  await expect(panel).toBeHidden();
  expect(await isLost(page)).toBe(false);

  const search = page.getByRole("banner").getByRole("link", { name: "Search" });
  await search.press("Enter");
  await expect(
    page.getByRole("dialog").getByRole("combobox").or(page.getByRole("dialog").getByRole("searchbox")),
  ).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();
});

test("the store's button shows in its frame that it has the focus", async ({ page, hydrated }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/products/carbon-finder");
    await hydrated(page);
    const control = page.locator("[data-buy-button]");
    await expect(control).toHaveAttribute("data-buy-button", "ready");
    const button = control.locator("iframe").contentFrame().getByRole("button");
    const looks = () =>
      button.evaluate((one) => {
        const { outlineStyle, outlineWidth, outlineColor, color } = getComputedStyle(one);
        return { outlineStyle, outlineWidth, isAsItsWords: outlineColor === color };
      });
    expect(await looks()).not.toMatchObject({ outlineWidth: "3px" });
    // As the keyboard comes there.
    await page
      .locator("h1")
      .first()
      .evaluate((heading) => {
        heading.tabIndex = -1;
        heading.focus();
      });
    for (let stop = 0; stop < 60; stop += 1) {
      if (await button.evaluate((one) => one === one.ownerDocument.activeElement && one.ownerDocument.hasFocus()))
        break;
      await page.keyboard.press("Tab");
    }
    await expect(button).toBeFocused();
    // The color of its words is far enough from its ground.
    expect(await looks()).toEqual({ outlineStyle: "solid", outlineWidth: "3px", isAsItsWords: true });
  }
});
