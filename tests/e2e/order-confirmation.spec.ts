import { buyLink } from "#app/features/cart/buy-link.ts";
import { demoCheckout } from "#content/checkout.ts";
import { orderMessages, orderPage } from "#content/order.ts";
import { prices } from "#tests/built-in.ts";
import { demo } from "#tests/buying.ts";
import { expect, test } from "#tests/fixtures.ts";

test.describe("the order page", () => {
  test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/404|500|Failed to load resource/));

  test("after a failed payment says so", async ({ page }) => {
    await page.goto(buyLink(demo, "incard-finder-variant"));
    await page.getByRole("button", { name: demoCheckout.fail }).click();
    await expect(page.getByRole("heading", { name: orderMessages.errorHeading })).toBeVisible();
    await expect(page.getByText(orderMessages.notCompleted)).toBeVisible();
    await expect(page.getByText(orderPage.outcomes.failed)).toBeVisible();
    await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  });

  const statuses = ["", "&redirect_status=processing", "&redirect_status=requires_action", "&redirect_status=failed"];
  for (const said of statuses)
    test(`confirms a payment that succeeded, although the address says "${said}"`, async ({ page }) => {
      const payment = { status: "succeeded", amount: 1, metadata: { items: "carbon-finder-presale:1" } };
      await page.route("**/api/payment-status/*", (route) => route.fulfill({ json: payment }));
      await page.goto(`/order-confirmation?payment_intent=pi_1${said}`);
      await expect(page.getByRole("heading", { name: orderPage.title })).toBeVisible();
      await expect(page.getByText(orderPage.outcomes.failed)).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("link").first()).toHaveText(orderPage.setUp("Carbon Finder"));
      await expect(page.getByRole("link", { name: orderPage.setUp("Carbon Finder") })).toHaveAttribute(
        "href",
        "/coach#carbon-finder",
      );
    });

  test("of a payment that can't be asked for promises nothing, and looks again by itself", async ({ page }) => {
    const payment = { status: "succeeded", amount: 1, metadata: {} };
    let asked = 0;
    await page.clock.install();
    await page.route("**/api/payment-status/*", (route) => {
      asked += 1;
      if (asked === 1) return route.fulfill({ status: 503, json: { message: "later" } });
      // A proxy's own page says nothing of the payment.
      if (asked === 2) return route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not here</h1>" });
      if (asked === 3) return route.fulfill({ json: { ...payment, status: "processing" } });
      return route.fulfill({ json: payment });
    });
    await page.goto("/order-confirmation?payment_intent=pi_1&redirect_status=failed");
    await page.clock.runFor(1_000);
    await expect(page.getByText(orderMessages.notCompleted)).toBeVisible();
    await expect(page.getByText(orderMessages.lookupFailed)).toBeVisible();
    await expect(page.getByText(orderPage.outcomes.unknown)).toBeVisible();
    const again = page.getByRole("link", { name: orderPage.tryAgain });
    await expect(again).toHaveCount(0);
    await page.clock.runFor(3_000);
    await expect.poll(() => asked).toBe(2);
    await expect(page.getByText(orderPage.outcomes.unknown)).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page.getByText(orderPage.outcomes.open)).toBeVisible();
    await expect(again).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(page.getByRole("heading", { name: orderPage.title })).toBeVisible();
    expect(asked).toBe(4);
  });

  test("without a payment says so", async ({ page }) => {
    await page.goto("/order-confirmation");
    await expect(page.getByText(orderMessages.noPayment)).toBeVisible();
  });

  test("of an unknown payment says so, with the toast", async ({ page }) => {
    await page.goto("/order-confirmation?payment_intent=pi_unknown&redirect_status=succeeded");
    await expect(page.getByText(orderMessages.lookupFailed)).toBeVisible();
    await expect(page.getByText(orderMessages.toast, { exact: true }).first()).toBeVisible();
  });

  test("of a payment in another state names the state", async ({ page }) => {
    const payment = { status: "processing", amount: 1, metadata: {} };
    await page.route("**/api/payment-status/*", (route) => route.fulfill({ json: payment }));
    await page.goto("/order-confirmation?payment_intent=pi_1&redirect_status=succeeded");
    await expect(page.getByText("Payment status: processing")).toBeVisible();
  });

  test("shows its loading view while it asks", async ({ page }) => {
    const hold = Promise.withResolvers<void>();
    await page.route("**/api/payment-status/*", async (route) => {
      await hold.promise;
      await route.fulfill({
        json: { status: "succeeded", amount: 2 * Number(prices.incardFinder), metadata: { quantity: 2 } },
      });
    });
    await page.goto("/order-confirmation?payment_intent=pi_1&redirect_status=succeeded");
    await expect(page.getByRole("status").filter({ hasText: "Looking up your order" })).toBeVisible();
    hold.resolve();
    const total = page.getByRole("region", { name: "Order summary" });
    // The payment doesn't tell what one of them cost.
    await expect(total).toContainText(orderPage.priceOfAll);
    await expect(total).not.toContainText(`$${prices.incardFinder}`);
    await expect(total).toContainText(`$${(2 * Number(prices.incardFinder)).toFixed(2)}`);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a payment is told by the page itself, which looks by itself and then stays", async ({ page }) => {
    await page.goto(buyLink(demo, "incard-finder-variant"));
    await page.getByRole("button", { name: demoCheckout.pay }).click();
    await expect(page.getByRole("heading", { name: orderPage.title })).toBeVisible();
    await expect(page).toHaveURL(/\/order-confirmation\?payment_intent=pi_\w+&redirect_status=succeeded&look=2$/);
    await expect(page.getByRole("region", { name: orderPage.summary })).toContainText(`$${prices.incardFinder}`);
    await expect(page.getByText(orderPage.loading)).toBeHidden();
    expect(await page.content()).not.toMatch(/http-equiv="?refresh/i);
    await page.goto("/order-confirmation?payment_intent=pi_nobodys&redirect_status=succeeded");
    const main = page.getByRole("main");
    await expect(main.getByRole("alert")).toHaveText(orderMessages.lookupFailed);
    await expect(main.getByRole("status")).toHaveText(orderPage.outcomes.unknown);
    await expect(page.getByRole("link", { name: orderPage.lookNow })).toBeVisible();
  });

  test("a failed payment is told, with the way to try again", async ({ page }) => {
    await page.goto(buyLink(demo, "incard-finder-variant"));
    await page.getByRole("button", { name: demoCheckout.fail }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText(orderPage.outcomes.failed);
    await page.getByRole("link", { name: orderPage.tryAgain }).click();
    await expect(page.getByRole("button", { name: demoCheckout.pay })).toBeVisible();
  });
});
