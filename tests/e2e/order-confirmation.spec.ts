import { buyLink } from "#app/features/cart/buy-link.ts";
import { demoCheckout } from "#content/checkout.ts";
import { orderMessages } from "#content/order-messages.ts";
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
    await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
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
    await expect(total).toContainText(`$${prices.incardFinder}`);
    await expect(total).toContainText(`$${(2 * Number(prices.incardFinder)).toFixed(2)}`);
  });
});
