import { z } from "zod";
import { assistantTexts } from "#content/assistant/texts.ts";
import { contactMessages } from "#content/contact-messages.ts";
import { messages } from "#content/messages.ts";
import { offlineText } from "#content/offline.ts";
import { offlineLinks } from "#content/offline-pages.ts";
import { firstLine } from "#content/support/disable.ts";
import { inboxResponse } from "#contract/admin-inbox.ts";
import { resetEntry } from "#tests/built-in.ts";
import { expect } from "#tests/fixtures.ts";
import { goOffline, goOnline, picturedPage, test, visit } from "#tests/offline.ts";

const manifestSchema = z.object({
  display: z.literal("standalone"),
  start_url: z.literal("/"),
  icons: z.array(z.object({ src: z.string(), purpose: z.string() })),
  shortcuts: z.array(z.object({ url: z.string() })),
});

test("staff screens register nothing, a visit caches nothing of calls, staff or orders; then manuals, guides, search and chat work without a network", async ({
  page,
  between,
  hydrated,
  expectAccessible,
}) => {
  test.slow();
  await page.goto(`${between.origin}/admin`);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await visit(page, between);
  for (const path of ["/order-confirmation", "/admin", "/?subscribed=1", "/support/disable"]) {
    await page.goto(between.origin + path);
    await hydrated(page);
  }
  const addresses = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        all.push(new URL(url).pathname + new URL(url).search);
    return all;
  });
  expect(
    addresses.filter((one) => /^\/(api|admin|order|demo-store|metrics|sitemap)|subscribed|\.data/.test(one)),
  ).toEqual([]);
  expect(addresses).toContain("/support/disable");
  const worker = await page.request.get(`${between.origin}/service-worker.js`);
  expect(worker.headers()["cache-control"]).toBe("no-cache");

  await goOffline(page, between);
  await page.goto(`${between.origin}/support/disabletracemate`);
  await expect(page.getByText(firstLine)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Disable TraceMate", level: 2 })).toBeVisible();

  await page.goto(`${between.origin}/products/incard-finder?tab=manual&section=reset#factory-reset`);
  await expect(page).toHaveURL(/\?tab=manual#factory-reset$/);
  await hydrated(page);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(page.locator("#factory-reset").first()).toBeInViewport();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("vibetag");
  const option = page.getByRole("option").first();
  await expect(option).toContainText("VibeTag");
  await option.click();
  await expect(page).toHaveURL(/\/found\/vibetag$/);
  await expect(page.getByRole("heading", { level: 1, name: /VibeTag/ })).toBeVisible();
  await hydrated(page);

  await page.goto(between.origin + picturedPage.path);
  const picture = page.getByRole("main").locator(`img[src*="/${picturedPage.picture}-"]`).first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(100);

  await page.goto(`${between.origin}/contact`);
  await hydrated(page);
  const entry = resetEntry;
  await page.getByRole("button", { name: assistantTexts.open }).click();
  await page.getByLabel(assistantTexts.inputLabel).fill(entry?.question ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log").getByText(String(entry?.answer))).toBeVisible();

  await page.goto(`${between.origin}/any-site/disable`);
  await expect(page).toHaveURL(/\/support\/disable$/);
  await expect(page.getByText(firstLine)).toBeVisible();

  for (const path of ["/hand-over/tagigo", "/compatibility/android-9", "/troubleshooter"]) {
    await page.goto(between.origin + path);
    await expect(page).toHaveURL(between.origin + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.getByRole("link", { name: /^The reset fails/ }).click();
  await expect(page).toHaveURL(/\/troubleshooter\/all#reset-fails$/);
  await expect(page.locator("[id=reset-fails]")).toBeVisible();
  await page.goto(`${between.origin}/blog/1`);
  await expect(page.getByRole("heading", { name: offlineText.title })).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  for (const { label } of offlineLinks) await expect(page.getByRole("main").getByText(label)).toBeVisible();
  await goOnline(page, between);
  await expect(page).toHaveURL(/\/blog\/1$/);

  for (const foreign of ["%2F%09%2Fevil.example", "%2F%0A%2Fevil.example", "%2F%0D%5Cevil.example"]) {
    await page.goto(`${between.origin}/offline?from=${foreign}`);
    await hydrated(page);
    await expect(page.getByRole("link", { name: offlineText.retry })).toHaveAttribute("href", "/");
  }

  between.network = "silent";
  await page.goto(`${between.origin}/product-comparison`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  between.network = "there";
});

test("what is sent without a network: it stays in its field, waits, is saved exactly once, or is dropped with a note", async ({
  page,
  between,
  hydrated,
  adminPassword,
}) => {
  test.slow();
  await visit(page, between);

  await test.step("what was typed stays in its field until it is sent", async () => {
    await goOffline(page, between);
    await page.goto(`${between.origin}/contact`);
    await hydrated(page);
    const form = page.getByRole("contentinfo").locator("form");
    const field = form.getByLabel("Email address");
    await field.fill("stays@example.com");
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText(`${messages.subscribe.unreachable} ${offlineText.saved}`).first()).toBeVisible();
    await expect(field).toHaveValue("stays@example.com");
    await goOnline(page, between);
    await expect(page.getByText(messages.subscribe.success, { exact: true }).first()).toBeVisible();
    await expect(field).toHaveValue("");
  });

  await test.step("what is sent waits, and is saved by the shop exactly once", async () => {
    await goOffline(page, between);
    await page.goto(`${between.origin}/contact`);
    await hydrated(page);
    const main = page.getByRole("main");
    const message = `Sent from a tunnel ${crypto.randomUUID()}`;
    await main.getByLabel("Name").fill("Ada");
    await main.getByLabel("Email", { exact: true }).fill("ada@example.com");
    await main.getByLabel("Message", { exact: true }).fill(message);
    await main.getByRole("button", { name: "Send message" }).click();
    await expect(main.getByText(`${contactMessages.unexpected} ${offlineText.saved}`)).toBeVisible();
    await expect(main.getByLabel("Message", { exact: true })).toHaveValue(message);
    await expect(page.getByText(offlineText.waiting(1))).toBeVisible();
    const subscribe = page.getByRole("contentinfo").locator("form");
    await subscribe.getByLabel("Email address").fill("tunnel@example.com");
    await subscribe.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText(offlineText.waiting(2))).toBeVisible();

    // It outlives the page, and a server that has no time for it.
    await page.reload();
    await expect(page.getByText(offlineText.waiting(2))).toBeVisible();
    between.refuse = { path: "/api/contact", status: 429 };
    await goOnline(page, between);
    await expect.poll(() => between.asked).toContain("POST /api/contact");
    await expect(page.getByText(/on this device and go/)).toBeVisible();
    between.refuse = null;

    // The rest of the wait that a 429 asks for is passed by hand.
    await page.evaluate(async () => {
      const opening = indexedDB.open("waiting");
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const store = opening.result.transaction("posts", "readwrite").objectStore("posts");
      const all = store.getAll();
      all.onsuccess = () => {
        for (const post of all.result) store.put({ ...post, notBefore: 0 });
      };
      await new Promise((resolve) => {
        store.transaction.oncomplete = resolve;
      });
      opening.result.close();
    });
    const other = await page.context().newPage();
    await Promise.all([other.goto(`${between.origin}/regulatory`), page.reload()]);
    await expect
      .poll(async () => {
        const found: string[] = [];
        for (const one of [page, other]) {
          for (const title of [contactMessages.successTitle, messages.subscribe.successTitle]) {
            if (await one.getByText(title, { exact: true }).isVisible()) found.push(title);
          }
        }
        return found.length;
      })
      .toBeGreaterThan(0);
    await expect(page.getByText(/on this device and go/)).toBeHidden();

    const login = await page.request.post(`${between.origin}/api/admin-token`, {
      data: { username: "admin", password: adminPassword },
    });
    const { token } = z.object({ token: z.string() }).parse(await login.json());
    const list = await page.request.get(`${between.origin}/api/admin/inbox?limit=100`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const all = inboxResponse.parse(await list.json()).data;
    expect(all.filter((one) => one.message === message)).toHaveLength(1);
    await other.close();
  });

  await test.step("what the shop refuses is dropped with a note", async () => {
    await goOffline(page, between);
    await page.goto(between.origin);
    await hydrated(page);
    const subscribe = page.getByRole("contentinfo").locator("form");
    await subscribe.getByLabel("Email address").fill("refused@example.com");
    await subscribe.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText(offlineText.waiting(1))).toBeVisible();
    between.refuse = { path: "/api/subscribe", status: 404 };
    await goOnline(page, between);
    await expect(page.getByText(offlineText.refusedTitle, { exact: true })).toBeVisible();
    await expect(page.getByText(/on this device and go/)).toBeHidden();
  });
});

test("it can be installed: manifest, icons and shortcuts are all there", async ({ request }) => {
  const manifest = manifestSchema.parse(await (await request.get("/site.webmanifest")).json());
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const address of [...manifest.icons.map(({ src }) => src), ...manifest.shortcuts.map(({ url }) => url)]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});
