import { assistantTexts } from "#content/assistant/texts.ts";
import { demoCheckout } from "#content/checkout.ts";
import { findMiniBrowser } from "#scripts/check/other-engines.ts";
import { resetEntry } from "#tests/built-in.ts";
import { fourPack } from "#tests/buying.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { type Driver, startWebKit } from "./webdriver.ts";

const test = base.extend<object, { webkit: Driver }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const webkit = await startWebKit(findMiniBrowser() ?? "");
      await use(webkit);
      await webkit.close();
    },
    { scope: "worker" },
  ],
});
// One browser for all of them, one after the other.
test.describe.configure({ mode: "default" });

const hydrated = 'return document.documentElement.dataset.hydrated === "true"';
const enterKey = "\uE007";
const escapeKey = "\uE00C";

/** Opens a page, waits until script answers, and from then on keeps what goes wrong in it. */
async function openWatched(webkit: Driver, address: string): Promise<void> {
  await webkit.open(address);
  test.info().annotations.push({ type: "pages", description: "1" });
  await webkit.until(`hydration of ${address}`, hydrated);
  await webkit.run(`if (window.wrong) return;
    window.wrong = [];
    addEventListener("error", event => wrong.push(event.message));
    addEventListener("unhandledrejection", event => wrong.push(String(event.reason)));
    addEventListener("securitypolicyviolation", event => wrong.push(event.effectiveDirective + " " + event.blockedURI));
    const log = console.error;
    console.error = (...words) => { wrong.push(words.join(" ")); log(...words); };`);
}

const expectNothingWrong = async (webkit: Driver): Promise<void> =>
  expect(await webkit.run("return window.wrong ?? []")).toEqual([]);

/** Pages of each kind. */
const paths = [
  "/",
  "/products/incard-finder",
  "/product-comparison",
  "/support",
  "/found",
  "/compatibility",
  "/order-confirmation",
  "/simple-admin-login",
];

test("pages of each kind come alive, and none is wider than the screen", async ({ webkit, baseURL }) => {
  for (const [width, height] of [
    [390, 800],
    [1280, 900],
  ] as const) {
    await webkit.resize(width, height);
    for (const path of paths) {
      await openWatched(webkit, `${baseURL}${path}`);
      expect(await webkit.run("return document.documentElement.scrollWidth - innerWidth"), path).toBeLessThanOrEqual(0);
      expect(await webkit.run("return document.querySelector('h1')?.getClientRects().length > 0"), path).toBe(true);
      await expectNothingWrong(webkit);
    }
  }
});

test("menu, chat and search open, answer, and close by Escape", async ({ webkit, baseURL }) => {
  await webkit.resize(390, 800);
  await openWatched(webkit, `${baseURL}/contact`);
  await webkit.click("header summary");
  await webkit.click("nav[aria-label=Mobile] a", "Blog");
  // The focus goes to a page's main part once that stands.
  await webkit.until("the blog", "return location.pathname === '/blog' && document.activeElement.id === 'main'");

  await webkit.click("button", assistantTexts.open);
  const field = `[aria-label="${assistantTexts.inputLabel}"]`;
  await webkit.until("the chat", `return document.activeElement === document.querySelector('${field}')`);
  await webkit.type(field, (resetEntry?.question ?? "") + enterKey);
  await webkit.until(
    "an answer",
    `return document.body.textContent.includes(${JSON.stringify(String(resetEntry?.answer))})`,
  );
  await webkit.type(field, escapeKey);
  await webkit.until("the closed chat", `return document.querySelector('${field}').getClientRects().length === 0`);

  await webkit.click("header a", "Search");
  await webkit.type("dialog[open] [role=combobox]", "warrenty");
  await webkit.until(
    "a hit",
    "return document.querySelector('dialog[open] [role=option]')?.textContent.includes('Warranty')",
  );
  await webkit.type("dialog[open] [role=combobox]", enterKey);
  await webkit.until("the page found", "return location.pathname === '/warranty-policy'");
  await expectNothingWrong(webkit);
});

test("a four-pack is bought, from its page to the confirmed order", async ({ webkit, baseURL }) => {
  await webkit.resize(1280, 900);
  await openWatched(webkit, `${baseURL}${fourPack}`);
  await webkit.run("document.querySelector('main [data-buy-button]').scrollIntoView({ block: 'center' })");
  await webkit.until(
    "the buy button",
    "return document.querySelector('main [data-buy-button]').dataset.buyButton === 'ready'",
  );
  await webkit.press("main iframe[name^=frame-product]");
  await webkit.click("dialog[open] button", "Checkout");
  await webkit.until("the checkout", "return location.pathname.startsWith('/demo-store/checkout/')");
  await webkit.click("button", demoCheckout.pay);
  await webkit.until("the order", "return document.querySelector('h1')?.textContent === 'Order Confirmed'");
});

test("a message is sent, and staff log in", async ({ webkit, baseURL, adminPassword }) => {
  await openWatched(webkit, `${baseURL}/contact`);
  await webkit.type("main input[name=name]", "Ada");
  await webkit.type("main form input[name=email]", "ada@example.com");
  await webkit.type("main textarea[name=message]", "Where is my parcel?");
  await webkit.click("main button", "Send message");
  await webkit.until("the answer", "return document.body.textContent.includes('Message Sent')");
  await expectNothingWrong(webkit);

  await openWatched(webkit, `${baseURL}/simple-admin-login`);
  await webkit.type("main input[name=username]", "admin");
  await webkit.type("main input[name=password]", adminPassword + enterKey);
  await webkit.until("the dashboard", "return location.pathname === '/direct-admin'");
  await expectNothingWrong(webkit);
});
