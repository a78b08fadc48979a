import { campaignsText } from "#content/admin-campaigns.ts";
import { campaignMessages } from "#content/staff-messages.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";
import { quiet } from "./admin-mocks.ts";
import { fits } from "./staff-pages.ts";

const address = () => `visitor-${crypto.randomUUID()}@example.com`;

test("asks to hear of a ship date, and staff write to those who wait", async ({
  page,
  consoleErrors,
  hydrated,
  expectAccessible,
  adminPassword,
}) => {
  test.slow();
  // Those of this test don't run in the frame of a mail.
  consoleErrors.allow(/sandboxed/);
  const email = address();
  await page.goto("/products/carbon-finder");
  await hydrated(page);
  const notice = page.getByRole("region", { name: "Tell me when it ships" });
  await notice.getByLabel("Email address").fill(email);
  await notice.getByRole("button", { name: "Tell me" }).click();
  await expect(notice.getByText("Noted. We'll write when the ship date changes")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/simple-admin-login");
  await hydrated(page);
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill(adminPassword);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/direct-admin");
  await page.goto("/admin/campaigns");
  await hydrated(page);
  await page.getByLabel("To", { exact: true }).selectOption({ label: "People waiting for Carbon Finder" });
  const date = `December ${1 + (Date.now() % 28)}, 2025 (${crypto.randomUUID().slice(0, 8)})`;
  await page.getByLabel("New ship date").fill(date);
  await page.getByLabel(/^Change the product's page too/).uncheck();
  await page.getByRole("button", { name: "Preview" }).click();
  const mail = page.frameLocator("iframe[title='The email as a reader sees it']");
  await expect(mail.getByText(`The date we now expect: ${date}.`)).toBeVisible();
  await expect(mail.getByRole("link", { name: "Stop these emails" })).toBeVisible();
  // Its style holds under the page's policy, and nothing of it reaches the page around.
  expect(await mail.locator("body").evaluate((body) => getComputedStyle(body).fontFamily)).toContain("system-ui");
  await page.getByText("As plain text").click();
  await expect(page.getByText(`The date we now expect: ${date}.`)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByLabel("New ship date")).toHaveValue(date);
  await page.getByRole("button", { name: "Preview" }).click();
  // This shop has no mail server, and says so before the press.
  await expect(page.getByText(/^No mail server is set\. The emails to \d+ /)).toBeVisible();
  await expect(page.getByRole("button", { name: campaignsText.test.button })).toHaveCount(0);
  await page.getByRole("button", { name: /^Queue for \d+ (person|people)$/ }).click();
  await expect(page.getByText(/until a mail server is set\.$/).first()).toBeVisible();
  const sent = page.getByRole("region", { name: "Sent so far" });
  const subject = `Carbon Finder: expected to ship ${date}`;
  const campaign = sent.getByRole("listitem").filter({ hasText: subject });
  await expect(campaign.getByText(/\d+ waiting \(no mail server is set\)/)).toBeVisible();
  await expect(campaign.getByText("Going out")).toHaveCount(0);
  await campaign.getByRole("button", { name: "Stop" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, stop it" }).click();
  await expect(campaign.getByText(/Stopped on .*: 0 of \d+ emails had gone out/)).toBeVisible();
  await expect(campaign.getByRole("button")).toHaveCount(0);
  await page.goto("/admin/audit-log");
  await expect(page.getByText(`ship:carbon-finder: ${subject} (0 of `).first()).toBeVisible();
});

test("staff send a test to themselves and stop a campaign that goes out", async ({
  page,
  consoleErrors,
  hydrated,
  expectAccessible,
}) => {
  let stopped = false;
  const posted: unknown[] = [];
  const sent = { id: 7, at: "2026-01-02T03:04:05.000Z", username: "ada", audience: "newsletter", subject: "News" };
  await page.addInitScript(() => localStorage.setItem("adminToken", "a.stored.token"));
  await page.route("**/api/admin/today", (route) => route.fulfill({ json: quiet }));
  let readers = 1204;
  consoleErrors.allow(/409/);
  // The scripts of this test don't run in the frame of a mail.
  consoleErrors.allow(/sandboxed/);
  await page.route("**/api/admin/campaigns", async (route) => {
    if (route.request().method() === "POST") {
      posted.push(route.request().postDataJSON());
      readers = 1205;
      return route.fulfill({ status: 409, json: { success: false, message: campaignMessages.otherCount(readers) } });
    }
    return route.fulfill({
      json: {
        success: true,
        mailServer: true,
        newsletter: 1204,
        resting: 2,
        products: [],
        campaigns: [
          {
            ...sent,
            recipients: 1204,
            ...{ sent: 202, waiting: stopped ? 0 : 1000, refused: 1, givenUp: 1, dropped: 0 },
            unsent: [
              { id: 1, email: "dead@example.com", outcome: "refused", answer: "550 5.1.1 no such mailbox" },
              { id: 2, email: "full@example.com", outcome: "given-up", answer: "452 4.2.2 mailbox full" },
            ],
            filling: false,
            stopped: stopped ? { at: "2026-01-02T03:05:05.000Z", after: 204 } : null,
          },
        ],
      },
    });
  });
  await page.route("**/api/admin/campaigns/preview", (route) =>
    route.fulfill({
      json: { success: true, subject: "News", from: "", text: "Hello.", html: "<p>Hello.</p>", recipients: readers },
    }),
  );
  await page.route(/\/api\/admin\/campaigns\/(test|stop)$/, async (route) => {
    posted.push(route.request().postDataJSON());
    stopped = route.request().url().endsWith("/stop");
    await route.fulfill({ json: { success: true, message: stopped ? "Stopped." : "A test goes." } });
  });
  await page.goto("/admin/campaigns");
  await hydrated(page);
  await expect(page.getByText(campaignsText.resting(2))).toBeVisible();
  const { counts, unsent } = campaignsText;
  const stands = [counts.sent(202), counts.waiting(1000), counts.refused(1), counts.givenUp(1)].join(" · ");
  await expect(page.getByText(stands)).toBeVisible();
  await page.getByText(unsent.summary(2)).click();
  await expect(page.getByText("dead@example.com: refused for good 550 5.1.1 no such mailbox")).toBeVisible();
  await page.getByLabel("Subject").fill("News");
  await page.getByLabel("Text", { exact: true }).fill("Hello.");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("This goes to 1204 people")).toBeVisible();
  await expect(page.getByText("No mail server is set")).toHaveCount(0);
  await page.getByLabel("Your own address").fill("me@example.com");
  await expectAccessible(page);
  await page.getByRole("button", { name: campaignsText.test.button }).click();
  await expect(page.getByText("A test goes.").first()).toBeVisible();
  // Somebody subscribed meanwhile: nothing goes until the new number was seen.
  // For so many the number is typed.
  const send = page.getByRole("button", { name: "Send to 1204 people" });
  await expect(send).toBeDisabled();
  await page.getByLabel("Type 1204 to send to so many people").fill("1205");
  await expect(send).toBeDisabled();
  await page.getByLabel("Type 1204 to send to so many people").fill("1,204");
  await send.click();
  await expect(page.getByText(campaignMessages.otherCount(1205)).first()).toBeVisible();
  await expect(page.getByLabel("Type 1205 to send to so many people")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Keep sending" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Yes, stop it" }).click();
  await expect(page.getByText("Stopped on Jan 2, 2026, 03:05: 204 of 1204 emails had gone out")).toBeVisible();
  const usual = { senderName: "", perMinute: null, sendAt: null };
  const written = { kind: "newsletter", subject: "News", text: "Hello.", ...usual };
  expect(posted).toEqual([
    { emails: "me@example.com", campaign: written },
    {
      idempotencyKey: expect.any(String),
      recipients: 1204,
      campaign: written,
    },
    { id: 7 },
  ]);
});

test("a ship date is announced in one step, at a time to come, and canceled before it", async ({
  page,
  request,
  adminPassword: password,
  consoleErrors,
  expectAccessible,
}) => {
  test.slow();
  consoleErrors.allow(/sandboxed|400/);
  const { origin, shop } = startOwnShop(Number(process.env.E2E_PORT ?? 4317) + 1310, { ADMIN_PASSWORD: password });
  try {
    await expect(async () => expect((await request.get(`${origin}/api/health`)).status()).toBe(200)).toPass();
    const alert = { email: address(), product: "carbon-finder" };
    expect((await request.post(`${origin}/api/ship-date-alert`, { data: alert })).status()).toBe(200);
    const answer = await request.post(`${origin}/api/admin-token`, { data: { username: "admin", password } });
    const { token }: { token: string } = await answer.json();
    await page.addInitScript((value) => localStorage.setItem("adminToken", value), token);
    await page.goto(`${origin}/admin/campaigns`);
    await page.getByLabel("To", { exact: true }).selectOption({ label: "People waiting for Carbon Finder" });

    // What is wrong is said at its field, and what was typed stays.
    const { sending } = campaignsText;
    await page.getByText(sending.title).click();
    await page.getByLabel(sending.at).fill("2001-01-01T10:00");
    await page.getByLabel(sending.perMinute).fill("many");
    await page.getByLabel("New ship date").fill("early March");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByText(sending.badMoment)).toBeVisible();
    await expect(page.getByText(sending.badRate)).toBeVisible();
    await page.getByLabel(sending.perMinute).fill("30");
    await page.getByLabel(sending.senderName).fill("Ada of InCard");
    await page.getByLabel(sending.at).fill("");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByText(campaignMessages.noDay, { exact: true })).toBeVisible();
    await expectAccessible(page);

    // The page and the mails, both at once.
    await page.getByLabel("New ship date").fill("March 1, 2031");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(
      page.getByText(/^The page of Carbon Finder changes with it, from .* to March 1, 2031\./),
    ).toBeVisible();
    await expect(page.getByText(sending.takes(1))).toBeVisible();
    await expectAccessible(page);
    await fits(page);
    await page.getByRole("button", { name: "Queue for 1 person" }).click();
    const sent = page.getByRole("region", { name: "Sent so far" });
    await expect(sent.getByRole("listitem")).toHaveCount(1);
    await expect
      .poll(async () => (await request.get(`${origin}/products/carbon-finder`)).text())
      .toContain("March 1, 2031");
    await sent.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: "Yes, stop it" }).click();

    // The next one waits for its time, and is canceled.
    await page.getByLabel("To", { exact: true }).selectOption({ label: "People waiting for Carbon Finder" });
    await page.getByLabel("New ship date").fill("April 1, 2031");
    await page.getByText(sending.title).click();
    await page.getByLabel(sending.at).fill(new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 16));
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("button", { name: sending.confirm }).click();
    const waiting = sent.getByRole("listitem").filter({ hasText: "April 1, 2031" });
    await expect(waiting.getByText(campaignsText.states.scheduled)).toBeVisible();
    await expectAccessible(page);
    await fits(page);
    expect(await (await request.get(`${origin}/products/carbon-finder`)).text()).not.toContain("April 1, 2031");
    await waiting.getByRole("button", { name: campaignsText.cancelScheduled.ask }).click();
    await page.getByRole("button", { name: campaignsText.cancelScheduled.confirm }).click();
    await expect(waiting.getByText(/nothing had gone out/)).toBeVisible();
  } finally {
    shop.kill();
  }
});

test("an unsubscribe link asks for a press, says when it is broken, and is listed nowhere", async ({
  page,
  expectAccessible,
}) => {
  const said = { p: "u", l: "ship:carbon-finder", e: "somebody@example.com" };
  const broken = `${Buffer.from(JSON.stringify(said)).toString("base64url")}.${"A".repeat(43)}`;
  await page.goto(`/api/unsubscribe?token=${broken}`);
  await expect(page).toHaveURL(`/unsubscribe?token=${broken}`);
  await expect(page.getByText("updates on Carbon Finder's ship date.")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("This link is incomplete or has expired.")).toBeVisible();
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
    await expect(page).toHaveURL("/products/tagigo?noted=1#ship-date-alert");
    await expect(notice.getByText("Noted. We'll write when the ship date changes")).toBeVisible();
  });
});
