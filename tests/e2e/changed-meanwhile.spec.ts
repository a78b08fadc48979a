import type { APIRequestContext, Page } from "@playwright/test";
import { adminText } from "#content/admin.ts";
import { articlesText } from "#content/admin-articles.ts";
import { adminScreens } from "#content/admin-dashboard.ts";
import { staffText } from "#content/admin-staff.ts";
import { templatesText } from "#content/admin-templates.ts";
import { testimonialsText } from "#content/admin-testimonials.ts";
import { textsText } from "#content/admin-texts.ts";
import { emptyDraft, saveDraftResponse } from "#contract/admin-articles.ts";
import { testimonialsResponse } from "#contract/admin-testimonials.ts";
import { textsResponse } from "#contract/admin-texts.ts";
import { replyTemplatesResponse } from "#contract/reply-templates.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";
import { fits } from "./staff-pages.ts";

// What somebody else deletes while a form of it is open, and what is typed while a form that closes then is saved.

const port = Number(process.env.E2E_PORT ?? 4317) + 1480;
const password = "test-password-of-the-shop";
let shop: ReturnType<typeof startOwnShop>;
test.describe.configure({ mode: "serial" });
test.use({ baseURL: `http://localhost:${port}` });
test.beforeAll(async () => {
  shop = startOwnShop(port, {});
  await expect(async () => expect((await fetch(`${shop.origin}/api/health`)).ok).toBe(true)).toPass();
});
test.afterAll(() => {
  shop.shop.kill();
});

/** The calls of somebody who is logged in in another browser; the page is logged in too. */
async function colleague(page: Page, request: APIRequestContext) {
  const login = await request.post("/api/admin-token", { data: { username: "admin", password } });
  const { token }: { token: string } = await login.json();
  await page.addInitScript((value) => localStorage.setItem("adminToken", value), token);
  const headers = { Authorization: `Bearer ${token}` };
  return {
    get: async (path: string): Promise<unknown> => (await request.get(`/api/admin/${path}`, { headers })).json(),
    async post(path: string, data: unknown): Promise<unknown> {
      const answer = await request.post(`/api/admin/${path}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(200);
      return answer.json();
    },
  };
}

const note = (page: Page) => page.getByText(adminText.gone.note);
const saveAsNew = (page: Page) => page.getByRole("button", { name: adminText.gone.saveAsNew });

test("a reply template that somebody else deletes stays in its form, and is saved as a new one", async ({
  page,
  request,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/409/);
  const { get, post } = await colleague(page, request);
  for (const [version, name] of ["First", "Second", "Third"].entries())
    await post("reply-templates/save", { version, id: null, name, text: `${name} text` });
  await page.goto(adminScreens.replyTemplates.to);
  await page.getByRole("button", { name: new RegExp(`^${templatesText.edit} ?: Second$`) }).click();
  const words = page.getByLabel(templatesText.text, { exact: true });
  await words.fill("What I typed");
  const { version, templates } = replyTemplatesResponse.parse(await get("reply-templates"));
  const second = templates.find(({ name }) => name === "Second");
  await post("reply-templates/remove", { version, id: second?.id });
  await page.getByRole("button", { name: templatesText.save }).click();
  await expect(note(page)).toBeVisible();
  await expect(words).toHaveValue("What I typed");
  await expect(page.getByLabel(templatesText.name, { exact: true })).toHaveValue("Second");
  // In its place.
  await expect(page.getByRole("list", { name: templatesText.list }).getByRole("listitem").nth(1)).toContainText(
    adminText.gone.note,
  );
  await expectAccessible(page);
  await fits(page);
  await saveAsNew(page).click();
  await expect(page.getByText("What I typed")).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  const after = replyTemplatesResponse.parse(await get("reply-templates")).templates;
  expect(after.map(({ name, text }) => [name, text])).toEqual([
    ["First", "First text"],
    ["Third", "Third text"],
    ["Second", "What I typed"],
  ]);
});

test("so does a testimonial, and a question", async ({ page, request, consoleErrors }) => {
  consoleErrors.allow(/409/);
  const { get, post } = await colleague(page, request);
  const testimonial = {
    words: "It found my wallet.",
    name: "Maya R.",
    occupation: "",
    place: "",
    stars: 5,
    date: "2026-01-02",
    product: null,
    consent: "By mail.",
    picture: null,
  };
  await post("testimonials/save", { version: 0, id: null, testimonial });
  await page.goto(adminScreens.testimonials.to);
  await page.getByRole("button", { name: new RegExp(`^${testimonialsText.edit} ?: Maya R\\.$`) }).click();
  const place = page.getByLabel(testimonialsText.fields.place);
  await place.fill("Lyon");
  const before = testimonialsResponse.parse(await get("testimonials"));
  await post("testimonials/remove", { version: before.version, id: before.testimonials[0]?.id });
  await page.getByRole("button", { name: testimonialsText.save }).click();
  await expect(note(page)).toBeVisible();
  await expect(place).toHaveValue("Lyon");
  await saveAsNew(page).click();
  await expect(page.getByText(/Lyon/)).toBeVisible();
  const after = testimonialsResponse.parse(await get("testimonials"));
  expect(after.testimonials).toEqual([{ ...testimonial, place: "Lyon", id: expect.any(String), hidden: true }]);

  const firstList = async () => {
    const [list] = textsResponse.parse(await get("texts")).faq;
    if (!list) throw new Error("there are no questions");
    return list;
  };
  const list = await firstList();
  const question = { question: "Does it float?", answer: "No." };
  await post("texts/question", { list: list.id, version: list.version, key: null, ...question });
  await page.goto(`${adminScreens.texts.to}?list=${list.id}`);
  await page.getByRole("button", { name: new RegExp(`^${textsText.faq.edit} ?: Does it float\\?$`) }).click();
  const answer = page.getByLabel(textsText.faq.answer, { exact: true });
  await answer.fill("No, it sinks.");
  const now = await firstList();
  const added = now.questions.find((one) => one.question === question.question);
  await post("texts/take-back", { list: now.id, version: now.version, key: added?.key });
  await page.getByRole("button", { name: textsText.faq.save }).click();
  await expect(note(page)).toBeVisible();
  await expect(answer).toHaveValue("No, it sinks.");
  await saveAsNew(page).click();
  await expect(page.getByText("No, it sinks.")).toBeVisible();
});

test("an article that somebody else deletes stays on the screen, and is saved as a new one", async ({
  page,
  request,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/404/);
  const { post } = await colleague(page, request);
  const draft = { ...emptyDraft, title: "Zebras", slug: "zebras" };
  const { id } = saveDraftResponse.parse(await post("articles/save", { article: null, draft }));
  await page.goto(`${adminScreens.articles.to}?article=${id}`);
  const title = page.getByLabel("Title");
  await expect(title).toHaveValue("Zebras");
  await post("articles/delete", { id });
  await title.fill("Zebras and wallets");
  await expect(note(page)).toBeVisible();
  await expect(title).toHaveValue("Zebras and wallets");
  await title.fill("Zebras, wallets");
  await expectAccessible(page);
  await fits(page);
  await saveAsNew(page).click();
  await expect(page).toHaveURL(new RegExp(`article=(?!${id}$)\\d+$`));
  await expect(title).toHaveValue("Zebras, wallets");
  await expect(note(page)).toHaveCount(0);
  await page.reload();
  await expect(title).toHaveValue("Zebras, wallets");
  await expect(page.getByText(articlesText.saving.restored)).toHaveCount(0);
});

test("nothing that is typed while a form is saved goes with it", async ({ page, request }) => {
  const { get } = await colleague(page, request);
  /** Holds the next call to an address until it is let go. */
  async function hold(path: string): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }

  // A form that closes then takes nothing meanwhile.
  await page.goto(adminScreens.replyTemplates.to);
  await page.getByRole("button", { name: templatesText.add }).click();
  const words = page.getByLabel(templatesText.text, { exact: true });
  await page.getByLabel(templatesText.name, { exact: true }).fill("Fourth");
  await words.fill("Hello");
  const letTemplate = await hold("**/api/admin/reply-templates/save");
  await page.getByRole("button", { name: templatesText.save }).click();
  await expect(page.getByRole("button", { name: templatesText.saving })).toBeVisible();
  await expect(words).toHaveAttribute("readonly", "");
  await words.focus();
  await page.keyboard.type("lost?");
  await expect(words).toHaveValue("Hello");
  letTemplate();
  await expect(page.getByRole("heading", { name: "Fourth" })).toBeVisible();
  const { templates } = replyTemplatesResponse.parse(await get("reply-templates"));
  expect(templates.at(-1)).toMatchObject({ name: "Fourth", text: "Hello" });

  // One that stays and is emptied keeps it.
  await page.goto(adminScreens.staff.to);
  const name = page.getByLabel(staffText.columns.username);
  await name.fill("Ida");
  const letAccount = await hold("**/api/admin/staff");
  await page.getByRole("button", { name: staffText.add.submit }).click();
  await expect(page.getByRole("button", { name: staffText.add.submitting })).toBeVisible();
  await name.fill("Nils");
  letAccount();
  await expect(page.getByRole("button", { name: staffText.add.submit })).toBeVisible();
  await expect(page.getByRole("row", { name: /Ida/ })).toBeVisible();
  await expect(name).toHaveValue("Nils");
});
