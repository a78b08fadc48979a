import { soldOutLabel } from "#content/buy-labels.ts";
import { cartText } from "#content/cart.ts";
import { facts } from "#content/catalog/facts.ts";
import { demoCheckout } from "#content/checkout.ts";
import { shipDateAlert } from "#content/newsletter.ts";
import { prices } from "#tests/built-in.ts";
import { button, cart, headerCart, openWithButton } from "#tests/buying.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";

const port = Number(process.env.E2E_PORT ?? 4317) + 1070;
const path = "/products/carbon-finder";

test("what sells out while it is in a cart is marked there and taken out by one press; its page tells when it's back", async ({
  page,
  playwright,
  expectAccessible,
}) => {
  // A catalog of its own: other tests buy from the shared shop.
  const { origin, shop } = startOwnShop(port, {});
  const there = await playwright.request.newContext({ baseURL: origin });
  try {
    await expect(async () => expect((await there.get("/api/health")).status()).toBe(200)).toPass();
    for (const bought of [path, "/buy-now"]) {
      await openWithButton(page, `${origin}${bought}`);
      await button(page).click();
      await expect(cart(page)).toBeVisible();
      await expect(cart(page).getByText("Carbon Finder", { exact: true })).toBeVisible();
    }
    const login = await there.post("/api/admin-token", {
      data: { username: "admin", password: "test-password-of-the-shop" },
    });
    const { token } = await login.json();
    const edits = [{ variant: null, field: "availability", from: "presale", to: "sold-out" }];
    const change = await there.post("/api/admin/catalog/changes", {
      data: { product: "carbon-finder-product", edits, appliesAt: null },
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(change.status()).toBe(200);

    await test.step("no badge, saving or date of the presale is left, on any page that shows it", async () => {
      const [home, box, list] = [`${origin}/`, `${origin}${path}`, `${origin}/buy-now?tab=carbon-finder`];
      for (const address of [home, box, list, `${origin}/product-comparison`, `${origin}/shipping`]) {
        await page.goto(address);
        const words = (await page.locator("body").innerText()).split("\n").join(" ");
        expect(words, address).toMatch(new RegExp(`\\$${prices.carbon}|${soldOutLabel}`));
        for (const gone of [`$${prices.carbonRegular}`, "October 31, 2025", "Save $", "Early bird", "presale price"])
          expect(words, address).not.toContain(gone);
      }
      await page.goto(box);
      await expect(page.getByRole("main").getByText(/presale/i)).toHaveCount(0);
    });

    await page.goto(`${origin}${path}`);
    await expect(page.getByRole("main").getByText(soldOutLabel, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: shipDateAlert.titleSoldOut })).toBeVisible();
    await headerCart(page, "2").click();
    await expect(cart(page).getByText(soldOutLabel, { exact: true })).toHaveCount(1);
    // Free shipping counts what can be bought.
    const missing = (Number(facts.shop.freeShippingFrom) - Number(prices.incardFinder)).toFixed(2);
    await expect(cart(page).getByText(cartText.toFreeShipping({ amount: missing, currency: "usd" }))).toBeVisible();
    for (const [width, colorScheme] of [
      [390, "light"],
      [1280, "dark"],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectAccessible(page);
    }
    await cart(page).getByRole("button", { name: "Checkout" }).click();
    await expect(page.getByText(demoCheckout.soldOut(["Carbon Finder"]))).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("link", { name: demoCheckout.back })).toHaveClass(/\bbutton\b/);
    await page.getByRole("button", { name: demoCheckout.takeOut }).click();
    await expect(page.getByText("Carbon Finder")).toHaveCount(0);
    await expect(page.getByRole("button", { name: demoCheckout.pay })).toBeVisible();
  } finally {
    await there.dispose();
    shop.kill();
  }
});
