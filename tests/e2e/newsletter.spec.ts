import { expect, test } from "#tests/fixtures.ts";

const address = () => `visitor-${crypto.randomUUID()}@example.com`;

test("subscribes with the specified words, clears the field and keeps the focus there until F8 brings it to the notification", async ({
  page,
  hydrated,
  expectAccessible,
}) => {
  await page.goto("/");
  await hydrated(page);
  const form = page.getByRole("contentinfo").locator("form");
  await form.getByLabel("Email address").fill(`  ${address()} `);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Subscription Successful!", { exact: true })).toBeVisible();
  await expect(form.getByLabel("Email address")).toBeFocused();
  await expect(page.getByText("You'll be among the first to hear about our latest updates!").first()).toBeVisible();
  await expect(form.getByLabel("Email address")).toHaveValue("");
  await expectAccessible(page);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Notifications/ }).locator(":focus")).toHaveCount(1);
});

test("reads Subscribing... and takes no second try while the call is out", async ({ page, hydrated }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/subscribe", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/");
  await hydrated(page);
  const form = page.getByRole("contentinfo").locator("form");
  await form.getByLabel("Email address").fill(address());
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(form.getByRole("button", { name: "Subscribing..." })).toBeDisabled();
  await expect(form.getByLabel("Email address")).toBeDisabled();
  answer();
  await expect(form.getByRole("button", { name: "Subscribe" })).toBeEnabled();
});

test("an empty address gets the destructive toast where the browser's check is passed by; a server's message is shown, and what was typed stays", async ({
  page,
  hydrated,
  consoleErrors,
}) => {
  consoleErrors.allow(/503/);
  await page.route("**/api/subscribe", (route) =>
    route.fulfill({ status: 503, json: { success: false, message: "Back in a minute." } }),
  );
  await page.goto("/");
  await hydrated(page);
  const form = page.getByRole("contentinfo").locator("form");
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Email Required", { exact: true })).toBeVisible();
  await expect(page.getByText("Please enter your email address to subscribe.").first()).toBeVisible();

  await form.getByLabel("Email address").fill("kept@example.com");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Subscription Failed", { exact: true })).toBeVisible();
  await expect(page.getByText("Back in a minute.").first()).toBeVisible();
  await expect(form.getByLabel("Email address")).toHaveValue("kept@example.com");
});

test("no answer within 8 seconds counts as a dead network", async ({ page, hydrated, consoleErrors }) => {
  consoleErrors.allow(/ERR_/);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  await page.route("**/api/subscribe", async (route) => {
    await ended;
    await route.abort();
  });
  await page.clock.install();
  await page.addInitScript(() => {
    // The clock of a test moves timers, but not the one that this call has of its own.
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("no answer", "TimeoutError")), ms);
      return controller.signal;
    };
  });
  await page.goto("/");
  await hydrated(page);
  const form = page.getByRole("contentinfo").locator("form");
  await form.getByLabel("Email address").fill(address());
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const asked = page.waitForRequest("**/api/subscribe");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await asked;
  const failure = page.getByText("Subscription Failed", { exact: true });
  await page.clock.runFor(7_900);
  await expect(failure).toBeHidden();
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect(failure).toBeVisible();
  end();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the form posts and comes back with an answer", async ({ page }) => {
    await page.goto("/buy-now");
    const form = page.getByRole("contentinfo").locator("form");
    await form.getByLabel("Email address").fill(address());
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL(/\/buy-now\?subscribed=1#newsletter$/);
    await expect(page.getByRole("status").filter({ hasText: "Subscription Successful!" })).toBeVisible();
  });
});
