import type { ChildProcess } from "node:child_process";
import { adminScreens } from "#content/admin-dashboard.ts";
import { policyMessages, policiesText as text } from "#content/admin-policies.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";
import { fits, logIn } from "./staff-pages.ts";

const port = Number(process.env.E2E_PORT ?? 4317) + 2400;
const password = "test-password-of-the-shop";
let shop: ChildProcess;

test.beforeAll(async () => {
  const own = startOwnShop(port, {});
  shop = own.shop;
  await expect(async () => expect((await fetch(`${own.origin}/api/health`)).ok).toBe(true)).toPass();
});

test.afterAll(() => {
  shop?.kill();
});

test.use({ baseURL: ({ baseURL: _ }, use) => use(`http://localhost:${port}`) });

test("a policy: changed, refused for a slip, looked at, published, found, put back", async ({
  page,
  context,
  request,
  consoleErrors,
  expectAccessible,
}) => {
  // A word in braces that nothing stands for.
  consoleErrors.allow(/400/);
  const read = async (path: string): Promise<string> => (await request.get(path)).text();
  const day = new Date().toISOString().slice(0, 10);
  await logIn(page, request, password);
  await page.goto(adminScreens.policies.to);
  await page.getByRole("link", { name: "Return Policy" }).click();
  const form = page.getByRole("form", { name: text.edit("Return Policy") });
  const body = form.getByLabel(text.fields.body, { exact: true });
  await expect(body).toHaveValue(/^This policy covers orders placed in this shop\./);
  await expect(body).toHaveValue(/## Refunds and cancellations \{#refund-process\}/);
  await expect(page.getByText(text.noVersions)).toBeVisible();
  await expectAccessible(page);
  await fits(page);

  await test.step("a slip is named below the text", async () => {
    const before = await body.inputValue();
    await body.fill(`${before}\n\nWrite to {suport}.`);
    await form.getByRole("button", { name: text.publish }).click();
    await expect(form.getByText(policyMessages.mistake({ kind: "word", found: "{suport}" }))).toBeVisible();
    await body.fill(`${before}\n\n## Parcels with zebras {#zebras}\n\n1. Write to {support}.\n2. Pack the zebra.`);
  });

  await test.step("the preview shows it, and nobody else sees it", async () => {
    await form.getByLabel(text.fields.description).fill("Send it back, zebras too.");
    const opened = context.waitForEvent("page");
    await form.getByRole("button", { name: text.preview }).click();
    const preview = await opened;
    await expect(preview.getByRole("heading", { name: "Parcels with zebras" })).toBeVisible();
    await expect(preview.getByText(text.previewNote)).toBeVisible();
    await expect(preview.getByRole("link", { name: "support@incard.example" }).last()).toBeVisible();
    await expectAccessible(preview);
    await preview.close();
    expect(await read("/return-policy")).not.toContain("zebra");
  });

  await test.step("what is typed outlives the page", async () => {
    await page.reload();
    await expect(body).toHaveValue(/Pack the zebra\.$/);
  });

  await test.step("published, it is on the page, in the search, in llms.txt and in the sitemap", async () => {
    await form.getByRole("button", { name: text.publish }).click();
    await expect(page.getByText(policyMessages.published, { exact: true })).toBeVisible();
    await expect(page.getByText(text.version(1), { exact: true })).toBeVisible();
    const html = await read("/return-policy");
    expect(html).toContain('<h2 id="zebras">Parcels with zebras</h2>');
    expect(html).toContain('<h2 id="refund-process">Refunds and cancellations</h2>');
    expect(html).toContain(`<time dateTime="${day}">`);
    expect(await read("/search-index.json")).toContain("zebras");
    expect(await read("/llms.txt")).toContain("Send it back, zebras too.");
    expect(await read("/sitemap.xml")).toContain(`/return-policy</loc><lastmod>${day}</lastmod>`);
    const visitor = await context.newPage();
    await visitor.goto("/return-policy#zebras");
    await expect(visitor.getByRole("heading", { name: "Parcels with zebras" })).toBeInViewport();
    await expect(visitor.getByRole("navigation", { name: "Contents" }).getByRole("link")).toHaveCount(5);
    await expectAccessible(visitor);
    await fits(visitor);
    await visitor.close();
  });

  await test.step("the text that came with the shop is put back, and then the own one again", async () => {
    const versions = page.getByRole("list", { name: text.versions });
    await versions.getByRole("button", { name: new RegExp(`^${text.putBack} ?: The text that came`) }).click();
    await expect(page.getByText(policyMessages.putBack, { exact: true }).first()).toBeVisible();
    await expect(versions.getByText(text.version(2), { exact: true })).toBeVisible();
    expect(await read("/return-policy")).not.toContain("zebra");
    await expect(body).not.toHaveValue(/zebra/);
    await versions.getByRole("button", { name: new RegExp(`^${text.putBack} ?: ${text.version(1)}$`) }).click();
    await expect(versions.getByText(text.version(3), { exact: true })).toBeVisible();
    expect(await read("/return-policy")).toContain("Parcels with zebras");
  });
});
