import { expect, test } from "#tests/fixtures.ts";

const address = () => `visitor-${crypto.randomUUID()}@example.com`;

test("asks to hear of a ship date, and staff write to those who wait", async ({
  page,
  hydrated,
  expectAccessible,
  adminPassword,
}) => {
  test.slow();
  const email = address();
  await page.goto("/products/carbon-finder");
  await hydrated(page);
  const notice = page.getByRole("region", { name: "Tell me when it ships" });
  await notice.getByLabel("Email address").fill(email);
  await notice.getByRole("button", { name: "Tell me" }).click();
  await expect(notice.getByText("Noted. We write when the ship date changes")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/simple-admin-login");
  await hydrated(page);
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill(adminPassword);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/direct-admin");
  await page.goto("/admin/letters");
  await hydrated(page);
  await page.getByLabel("To", { exact: true }).selectOption({ label: "Those who wait for Carbon Finder" });
  const date = `December ${1 + (Date.now() % 28)}, 2025 (${crypto.randomUUID().slice(0, 8)})`;
  await page.getByLabel("New ship date").fill(date);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText(`The date we expect now: ${date}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByLabel("New ship date")).toHaveValue(date);
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("button", { name: /^Send to \d+ (person|people)$/ }).click();
  const sent = page.getByRole("region", { name: "Sent so far" });
  await expect(sent.getByText(`Carbon Finder: expected to ship ${date}`)).toBeVisible();
  await page.goto("/admin/activity");
  await expect(page.getByText(`ship:carbon-finder: Carbon Finder: expected to ship ${date}`).first()).toBeVisible();
});

test("an unsubscribe link asks for a press, says when it is broken, and is listed nowhere", async ({
  page,
  expectAccessible,
}) => {
  const said = { p: "u", l: "ship:carbon-finder", e: "somebody@example.com" };
  const broken = `${Buffer.from(JSON.stringify(said)).toString("base64url")}.${"A".repeat(43)}`;
  await page.goto(`/api/unsubscribe?token=${broken}`);
  await expect(page).toHaveURL(`/unsubscribe?token=${broken}`);
  await expect(page.getByText("news of Carbon Finder's ship date.")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("This link isn't whole, or it is over.")).toBeVisible();
  await page.goto("/confirm?done=1");
  await expect(page.getByText("Thank you: your subscription is confirmed.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the ship notice is a plain form that comes back to its page", async ({ page }) => {
    await page.goto("/products/tagigo");
    const notice = page.getByRole("region", { name: "Tell me when it ships" });
    await notice.getByLabel("Email address").fill(address());
    await notice.getByRole("button", { name: "Tell me" }).click();
    await expect(page).toHaveURL("/products/tagigo?noted=1#ship-notice");
    await expect(notice.getByText("Noted. We write when the ship date changes")).toBeVisible();
  });
});
