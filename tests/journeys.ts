import type { Page } from "@playwright/test";
import { adminScreens } from "#content/admin-dashboard.ts";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { assistantTexts } from "#content/assistant/texts.ts";
import { presentation } from "#content/products.ts";
import { firstLine } from "#content/support/disable.ts";
import { prices, resetEntry } from "./built-in.ts";
import { button, cart, fourPack, openWithButton, payAndConfirm } from "./buying.ts";
import { expect } from "./fixtures.ts";
import { cardOf } from "./hero-card.ts";
import { expectOpen, tab } from "./product-page.ts";

/** What a journey is given. */
type Given = { readonly page: Page; readonly hydrated: (page: Page) => Promise<void>; readonly adminPassword: string };

/** Something that visitors or staff come for, from its first page to its end. */
export type Journey = { readonly name: string; readonly go: (given: Given) => Promise<void> };

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };

/** The journeys that matter, in words that any browser understands: they are taken in Firefox and with an older browser's functions. */
export const journeys: readonly Journey[] = [
  {
    name: "home: another tracker in the hero, and one question open at a time",
    async go({ page, hydrated }) {
      await page.goto("/");
      await hydrated(page);
      await cardOf(page, presentation.tagigo.name).click();
      await expect(cardOf(page, presentation.tagigo.name)).toHaveAttribute("aria-pressed", "true");
      const questions = page.locator("#faq details").filter({ visible: true });
      await questions.nth(0).locator("summary").click();
      await expect(questions.nth(0)).toHaveAttribute("open");
      await questions.nth(1).locator("summary").click();
      await expect(questions.nth(1)).toHaveAttribute("open");
      await expect(questions.nth(0)).not.toHaveAttribute("open");
    },
  },
  {
    name: "menus: products on a wide screen, everything on a narrow one",
    async go({ page, hydrated }) {
      await page.goto("/buy-now");
      await hydrated(page);
      const main = page.getByRole("navigation", { name: "Main" });
      await main.getByText("Products", { exact: true }).click();
      await main.getByRole("link", { name: "Compare Products" }).click();
      await expect(page).toHaveURL("/product-comparison");
      await page.setViewportSize(narrow);
      await page.getByRole("banner").locator("summary:visible").click();
      await page.getByRole("navigation", { name: "Mobile" }).getByRole("link", { name: "Blog" }).click();
      await expect(page).toHaveURL("/blog");
      await expect(page.getByRole("navigation", { name: "Mobile" })).toBeHidden();
      await page.setViewportSize(wide);
    },
  },
  {
    name: "a four-pack is bought, from its page to the confirmed order",
    async go({ page }) {
      await openWithButton(page, fourPack);
      await button(page).click();
      await expect(cart(page).getByText("All Colors, 4-Pack, Dual Network")).toBeVisible();
      await cart(page).getByRole("button", { name: "Checkout" }).click();
      await expect(page).toHaveURL(/\/demo-store\/checkout\//);
      await payAndConfirm(page, "Tagigo, All Colors, 4-Pack", prices.tagigoDualFourPack);
    },
  },
  {
    name: "a choice of colors and networks has an address and a price",
    async go({ page, hydrated }) {
      await page.goto("/products/tagigo");
      await hydrated(page);
      await page.getByRole("radiogroup", { name: "Color" }).getByRole("radio").nth(2).click();
      await expect(page).toHaveURL(/color=/);
      await page.getByRole("radiogroup", { name: "Pack" }).getByRole("radio").nth(1).click();
      await expect(page).toHaveURL(/pack=4-pack/);
      await expect(page.getByRole("main")).toContainText(`$${prices.tagigoDualFourPack}`);
    },
  },
  {
    name: "a tracker's page: its tabs, and a part of its manual",
    async go({ page, hydrated }) {
      await page.goto("/products/incard-finder");
      await hydrated(page);
      await tab(page, "Manual").click();
      await expectOpen(page, "Manual");
      await expect(page).toHaveURL(/tab=manual/);
      await page.goto("/products/incard-finder?tab=manual&section=factory-reset");
      await hydrated(page);
      await page.getByRole("link", { name: "Follow step by step: Factory reset InCard Finder" }).click();
      await expect(page.getByText("Step 1 of 4")).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByText("Step 2 of 4")).toBeVisible();
      await page
        .getByRole("link", { name: "Close" })
        .or(page.getByRole("button", { name: "Close" }))
        .first()
        .click();
      await expect(page).toHaveURL(/\/products\/incard-finder/);
    },
  },
  {
    name: "the comparison leads to a tracker",
    async go({ page, hydrated }) {
      await page.goto("/product-comparison");
      await hydrated(page);
      await page
        .getByRole("main")
        .getByRole("link", { name: presentation["carbon-finder"].name, exact: true })
        .first()
        .click();
      await expect(page).toHaveURL("/products/carbon-finder");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(presentation["carbon-finder"].name);
    },
  },
  {
    name: "a message is sent",
    async go({ page, hydrated }) {
      await page.goto("/contact?topic=order");
      await hydrated(page);
      const main = page.getByRole("main");
      await main.getByLabel("Name").pressSequentially("Ada");
      await main.getByLabel("Email", { exact: true }).pressSequentially("ada@example.com");
      await main.getByLabel("Message", { exact: true }).pressSequentially("Where is my parcel?");
      await main.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByText("Message Sent", { exact: true })).toBeVisible();
      await expect(main.getByLabel("Message", { exact: true })).toHaveValue("");
    },
  },
  {
    name: "the newsletter is subscribed to",
    async go({ page, hydrated }) {
      await page.goto("/blog");
      await hydrated(page);
      const field = page.getByRole("contentinfo").getByLabel("Email address");
      await field.pressSequentially(`visitor-${crypto.randomUUID()}@example.com`);
      await field.press("Enter");
      await expect(page.getByText("Subscription Successful!", { exact: true })).toBeVisible();
      await expect(field).toHaveValue("");
    },
  },
  {
    name: "the chat opens, answers, and closes by its button and by Escape",
    async go({ page, hydrated }) {
      await page.goto("/contact");
      await hydrated(page);
      const panel = page.getByRole("dialog", { name: assistantTexts.title });
      await expect(panel).toBeHidden();
      await page.getByRole("button", { name: assistantTexts.open }).click();
      await expect(panel).toBeVisible();
      const field = panel.getByRole("textbox", { name: assistantTexts.inputLabel });
      await expect(field).toBeFocused();
      await field.pressSequentially(resetEntry?.question ?? "");
      await field.press("Enter");
      await expect(panel.getByRole("list", { name: chatTexts.chipsLabel })).toBeHidden();
      await expect(panel.getByText(String(resetEntry?.answer))).toBeVisible();
      await panel.getByRole("button", { name: assistantTexts.close }).click();
      await expect(panel).toBeHidden();
      await page.getByRole("button", { name: assistantTexts.open }).click();
      await expect(field).toBeFocused();
      await field.press("Escape");
      await expect(panel).toBeHidden();
    },
  },
  {
    name: "the search forgives a mistake and leads there",
    async go({ page, hydrated }) {
      await page.goto("/contact");
      await hydrated(page);
      await page.getByRole("link", { name: "Search", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Search the site" });
      await expect(dialog.getByRole("combobox")).toBeFocused();
      await dialog.getByRole("combobox").pressSequentially("warrenty");
      await expect(dialog.getByRole("option").first()).toContainText("Warranty");
      await dialog.getByRole("combobox").press("Enter");
      await expect(page).toHaveURL(/\/warranty-policy/);
      await expect(dialog).toBeHidden();
    },
  },
  {
    name: "the troubleshooter asks, goes back, and hands over to support",
    async go({ page, hydrated }) {
      await page.goto("/troubleshooter");
      await hydrated(page);
      await page.getByRole("link", { name: /^The reset fails/ }).click();
      await page.getByRole("main").getByRole("link", { name: "Tagigo", exact: true }).click();
      await page.getByRole("link", { name: "Nothing at all" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("It has no power");
      await page.goBack();
      await expect(page).toHaveURL("/troubleshooter/reset-fails/tagigo");
    },
  },
  {
    name: "who found a tracker learns how to disable it",
    async go({ page, hydrated }) {
      await page.goto("/found");
      await hydrated(page);
      await page.getByRole("link", { name: /^TraceMate/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("TraceMate");
      await expect(page.getByText(firstLine)).toBeVisible();
      await page.goto("/support/disable");
      await expect(page.getByRole("link", { name: "Choose it by its picture" })).toBeVisible();
      await hydrated(page);
      await page.goto("/pages/incard-user-manual#disable-finder");
      await hydrated(page);
      await expect(page.getByText(firstLine).first()).toBeVisible();
    },
  },
  {
    name: "the articles are searched and one is read",
    async go({ page, hydrated }) {
      await page.goto("/blog");
      await hydrated(page);
      await page.getByLabel("Search the articles").pressSequentially("airport");
      await expect(page).toHaveURL(/[?&]q=airport/);
      await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
      await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "staff log in, see each of the first screens, and write an article's draft",
    async go({ page, hydrated, adminPassword }) {
      await page.goto("/simple-admin-login");
      await page.getByLabel("Username").pressSequentially("admin");
      await page.getByLabel("Password").pressSequentially(adminPassword);
      await page.getByRole("main").getByRole("button", { name: "Login" }).click();
      await expect(page).toHaveURL("/direct-admin");
      // Firefox gives up the next address while this screen is still on its way.
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const { to, title } of [adminScreens.today, adminScreens.inbox, adminScreens.orders, adminScreens.catalog]) {
        await page.goto(to);
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
        // Its heading comes with the document: what the screen's script does to the address as it starts would end the next one.
        await hydrated(page);
      }
      await page.goto("/admin/articles");
      await page.getByRole("link", { name: "Write an article" }).click();
      await page.getByLabel("Title").pressSequentially("A draft");
      await expect(page.getByText(/^Saved /)).toBeVisible();
    },
  },
];
