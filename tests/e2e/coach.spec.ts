import { accountLink, removalTries } from "#content/account-link.ts";
import { coachTimings } from "#content/coach/timings.ts";
import { expect, test } from "#tests/fixtures.ts";

const reset = "/coach/incard-finder/factory-reset";
const phone = { width: 390, height: 844 };

test("a manual leads to the coach, which is pressed along in real time and led by keys", async ({
  page,
  hydrated,
  expectAccessible,
}) => {
  await page.clock.install();
  const manual = "/products/incard-finder?tab=manual&section=factory-reset";
  await page.goto(manual);
  await hydrated(page);
  await page.getByRole("link", { name: "Follow step by step: Factory reset InCard Finder" }).click();
  await expect(page).toHaveURL(reset);
  await expect(page.getByRole("heading", { level: 1, name: "Factory reset InCard Finder" })).toBeVisible();
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  await expect(page.getByRole("img", { name: "InCard Finder: where its button is" })).toBeVisible();

  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`${reset}?step=2`);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`${reset}?step=3`);
  await expect(page.getByRole("heading", { level: 2, name: "Press twice, hold the second press" })).toBeFocused();
  await expectAccessible(page);

  // Enter presses along. The clock stands still, so that each moment can be looked at.
  const live = page.locator("main [aria-live=assertive]");
  const pressed = page.locator("[data-pressed]");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press("Enter");
  await page.clock.runFor(20);
  await expect(live).toHaveText("Ready: 3");
  await expect(pressed).toHaveCount(0);
  await page.clock.runFor(coachTimings.leadMs + 50 - 20);
  await expect(live).toHaveText("Press now");
  await expect(pressed).toHaveCount(1);
  await page.clock.runFor(coachTimings.pressPitchMs - 50 + 2_020);
  await expect(live).toHaveText("Hold: 3");
  await expect(pressed).toHaveCount(1);
  await page.clock.runFor(2_900);
  await expect(live).toHaveText("Hold: 1");
  await page.clock.runFor(100);
  await expect(live).toHaveText("Listen: 2 beeps");
  await page.clock.runFor(460);
  await expect(live).toHaveText("Release");
  await expect(pressed).toHaveCount(0);
  await page.clock.runFor(900);
  await expect(live).toHaveText("Listen: 4 beeps");
  await page.clock.runFor(2_000);
  await expect(live).toHaveText("That's all of it.");
  await page.clock.resume();

  // No says what to try and leads back, with a key at the moment when it appears too; back steps through the history; Yes and
  // Close leave.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.body.innerText.includes("A double beep, then silence")) return;
      observer.disconnect();
      dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", cancelable: true }));
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole("link", { name: "No", exact: true }).click();
  await expect(page).toHaveURL(`${reset}?step=3`);
  await page.goBack();
  await expect(page).toHaveURL(`${reset}?step=3&heard=no`);
  await expect(page.getByText("A double beep, then silence")).toBeVisible();
  await page.getByRole("link", { name: "Back to the step" }).click();
  await page.getByRole("link", { name: "Yes" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Done: it's reset" })).toBeFocused();
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(manual);
});

test("a key that is pressed at the first moment doesn't forget where one came from", async ({ page, hydrated }) => {
  const manual = "/products/incard-finder?tab=manual&section=factory-reset";
  await page.goto(manual);
  await hydrated(page);
  await page.evaluate(() => {
    // A key in each task, until one is heard.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const key = new KeyboardEvent("keydown", { key: "ArrowRight", cancelable: true });
      if (!location.pathname.startsWith("/coach/") || dispatchEvent(key)) port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  await page.getByRole("link", { name: "Follow step by step: Factory reset InCard Finder" }).click();
  await expect(page).toHaveURL(`${reset}?step=2`);
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(manual);
});

test("from a bookmark, Close leads to the manual; Escape stops first", async ({ page, hydrated }) => {
  await page.goto("/coach/tagigo/disable?step=3");
  await hydrated(page);
  await page.getByRole("button", { name: "Press along" }).click();
  await expect(page.locator("main [aria-live=assertive]")).toHaveText("Ready: 3");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Press along" })).toBeVisible();
  await expect(page.locator("main [aria-live=assertive]")).toHaveText("");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/products/tagigo?manual=true#disable-tagigo");
});

test("on a phone: controls within the thumb's reach, beeps, an awake screen that may sleep again, shaking", async ({
  page,
  hydrated,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    Object.defineProperty(navigator, "vibrate", { value: (shake: number) => seen.push(`shake ${shake}`) });
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async () => {
          seen.push("awake");
          return { release: async () => seen.push("asleep") };
        },
      },
    });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, ...when) {
      seen.push("beep");
      start.apply(this, when);
    };
  });
  await page.setViewportSize(phone);
  await page.goto("/coach");
  await hydrated(page);
  await page.getByRole("link", { name: /^Factory reset InCard Finder/ }).click();
  await expect(page).toHaveURL(reset);
  await page.getByRole("link", { name: "Yes" }).click();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("button", { name: "Hear the beeps" })).toBeVisible();
  const bar = page.getByRole("navigation", { name: "Steps" });
  for (const control of await bar.locator("a, button").all()) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    expect(box?.y).toBeGreaterThan(phone.height * 0.6);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  const seen = (what: string) =>
    page.evaluate(
      (wanted) => (window as unknown as { seen: string[] }).seen.filter((one) => one === wanted).length,
      what,
    );
  await page.getByRole("button", { name: "Hear the beeps" }).click();
  await expect.poll(() => seen("beep")).toBe(6);
  await page.getByRole("button", { name: "Press along" }).click();
  await expect.poll(() => seen(`shake ${coachTimings.pressMs}`)).toBe(2);
  await page.getByRole("button", { name: "Stop" }).click();
  expect(await seen("awake")).toBe(1);
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/coach");
  await expect.poll(() => seen("asleep")).toBe(1);
});

test.describe("without motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("the words count down and the ring stays as it is", async ({ page, hydrated }) => {
    await page.clock.install();
    await page.goto("/coach/carbon-finder/factory-reset?step=3");
    await hydrated(page);
    await page.getByRole("button", { name: "Press along" }).click();
    await page.clock.runFor(coachTimings.leadMs + 4_500);
    await expect(page.locator("main [aria-live=assertive]")).toHaveText("Hold: 6");
    await expect(page.locator("svg circle[stroke-dasharray]")).toHaveCount(0);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("every step is a link", async ({ page }) => {
    await page.goto("/support/disable");
    await page.getByRole("link", { name: "Follow step by step: Disable VibeTag" }).click();
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.getByText("Step 3 of 5")).toBeVisible();
    await expect(page.getByRole("button", { name: "Press along" })).toBeHidden();
    await page.getByRole("link", { name: "No", exact: true }).click();
    await expect(page.getByRole("heading", { name: "What to try" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the step" }).click();
    await page.getByRole("link", { name: "Yes" }).click();
    await page.getByRole("link", { name: "Yes" }).click();
    await page.getByRole("link", { name: "Done" }).click();
    await expect(page).toHaveURL("/support/disable#vibetag");
  });
});

test("a reset asks first whether the tracker has left its account, and says at the end what it means if it hasn't", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const [device, networks, last] of [
    ["incard-finder", "both", 4],
    ["carbon-finder", "both", 5],
    ["tagigo-g", "google", 4],
  ] as const) {
    await page.goto(`/coach/${device}/factory-reset`);
    await expect(page.getByRole("heading", { level: 2, name: accountLink.removed(networks) })).toBeVisible();
    await expect(page.getByText(accountLink.first)).toBeVisible();
    await page.goto(`/coach/${device}/factory-reset?heard=no`);
    for (const attempt of removalTries) await expect(page.getByText(attempt)).toBeVisible();
    await page.goto(`/coach/${device}/factory-reset?step=${last}`);
    await expect(page.getByRole("heading", { level: 2, name: "Done: it's reset" })).toBeVisible();
    await expect(page.getByText(accountLink.notRemoved(networks))).toBeVisible();
  }
});

test("what the coach doesn't know answers 404", async ({ request }) => {
  expect((await request.get("/coach/tagigo-g/pair-iphone")).status()).toBe(404);
  expect((await request.get("/coach/nobody/disable")).status()).toBe(404);
});
