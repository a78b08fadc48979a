import type { Page } from "@playwright/test";
import { adminScreens } from "#content/admin-dashboard.ts";
import { importText as text } from "#content/admin-imports.ts";
import { expect, test } from "#tests/fixtures.ts";
import { fits, logIn } from "./staff-pages.ts";

const fileOf = (name: string, content: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(content) });

/** The count that the preview gives for what becomes of rows. */
const rowOf = (page: Page, words: string) =>
  page.getByRole("table", { name: text.result.caption }).getByRole("row").filter({ hasText: words });

test("a list is looked at, imported and undone; what is wrong stands at its field", async ({
  page,
  request,
  hydrated,
  adminPassword,
  expectAccessible,
}) => {
  const run = Date.now();
  await request.post("/api/subscribe", { data: { email: `here.${run}@example.com` } });
  await logIn(page, request, adminPassword);
  await page.goto(adminScreens.subscribers.to);
  await page.getByRole("link", { name: text.link }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(adminScreens.importSubscribers.title);
  await hydrated(page);
  const chooser = page.getByLabel(text.file.label);
  await chooser.setInputFiles({ ...fileOf("list.xlsx", "PK\u0003\u0004\u0000\u0000"), mimeType: "text/plain" });
  await expect(chooser).toHaveAccessibleDescription(new RegExp(text.file.problems.binary));
  await expectAccessible(page);

  const rows = [
    "Email Address;OPTIN_TIME;LEID",
    `"new.${run}@example.com";2021-03-04 10:11:12;1`,
    `other.${run}@example.com;;2`,
    `HERE.${run}@example.com;2021-03-04 10:11:12;3`,
    `new.${run}@example.com;2021-03-04 10:11:12;4`,
    "nobody;2021-03-04 10:11:12;5",
  ];
  await chooser.setInputFiles(fileOf(`${run}.csv`, `\uFEFF${rows.join("\r\n")}\r\n`));
  await expect(page.getByText(text.file.from("Mailchimp"))).toBeVisible();
  const date = page.getByRole("combobox", { name: text.columns.roles.date });
  await expect(date.locator("option:checked")).toHaveText("OPTIN_TIME");
  const preview = page.getByRole("button", { name: text.preview });
  await preview.click();
  const source = page.getByLabel(text.consent.source);
  await expect(source).toHaveAccessibleDescription(new RegExp(text.consent.noSource));
  await expect(source).toBeFocused();
  await source.fill("Form of the old shop");
  await preview.click();
  await expect(rowOf(page, text.result.fates.new)).toContainText(`new.${run}@example.com`);
  for (const fate of ["subscribed", "consent", "double", "invalid"] as const) {
    await expect(rowOf(page, text.result.fates[fate]).getByRole("cell").nth(1)).toHaveText("1");
  }
  // A stated date is for the row without one; what was previewed before holds no longer.
  await page.getByLabel(text.consent.date).fill("2025-01-31");
  await expect(page.getByRole("button", { name: text.result.submit(1) })).toHaveCount(0);
  await preview.click();
  await expectAccessible(page);
  await fits(page);
  await page.getByRole("button", { name: text.result.submit(2) }).click();
  await expect(page.getByText(text.steps.done(2))).toBeVisible();
  const imported = page
    .getByRole("table", { name: text.list.caption })
    .getByRole("row")
    .filter({ hasText: `${run}.csv` });
  await expect(imported).toContainText(text.list.states.finished);
  await expectAccessible(page);

  await page.goto(adminScreens.subscribers.to);
  await page.getByLabel("Search by email").fill(`other.${run}`);
  await expect(page.getByRole("row").filter({ hasText: `other.${run}@example.com` })).toContainText(
    "Form of the old shop",
  );

  await page.goto(adminScreens.importSubscribers.to);
  await imported.getByRole("button", { name: text.list.undo }).click();
  await expect(page.getByRole("dialog")).toContainText(text.list.dialog.text(2));
  await page.getByRole("button", { name: text.list.dialog.confirm }).click();
  await expect(imported).toContainText(text.list.undone(2));
  await expect(imported.getByRole("button", { name: text.list.undo })).toHaveCount(0);
});

test("a long import is stopped between two parts, goes on, and goes on after a failure", async ({
  page,
  request,
  hydrated,
  consoleErrors,
  adminPassword,
}) => {
  consoleErrors.allow(/500|Failed to load resource/);
  const run = Date.now();
  await logIn(page, request, adminPassword);
  await page.goto(adminScreens.importSubscribers.to);
  await hydrated(page);
  const addresses = Array.from({ length: 2_500 }, (_, index) => `p${index}.${run}@example.com`);
  await page.getByLabel(text.file.label).setInputFiles(fileOf(`${run}.csv`, addresses.join("\n")));
  await page.getByLabel(text.consent.source).fill("Form of the old shop");
  await page.getByLabel(text.consent.date).fill("2025-01-31");
  await page.getByRole("button", { name: text.preview }).click();

  // The first part waits until Stop was pressed, and the answer to the third one is lost.
  const pressed = Promise.withResolvers<void>();
  await page.route("**/api/admin/subscribers/import", async (route) => {
    const { part }: { part: number } = route.request().postDataJSON();
    if (part === 0) await pressed.promise;
    const answer = await route.fetch();
    await (part === 2 ? route.fulfill({ status: 500, body: "" }) : route.fulfill({ response: answer }));
  });
  await page.getByRole("button", { name: text.result.submit(2_500) }).click();
  await page.getByRole("button", { name: text.steps.stop }).click();
  pressed.resolve();
  await expect(page.getByText(text.steps.stoppedAfter(1_000))).toBeVisible();
  const imported = page
    .getByRole("table", { name: text.list.caption })
    .getByRole("row")
    .filter({ hasText: `${run}.csv` });
  await expect(imported).toContainText(text.list.states.open);
  await page.getByRole("button", { name: text.steps.goOn }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unrouteAll();
  // The part was imported all the same, and counts once.
  await page.getByRole("button", { name: text.steps.goOn }).click();
  await expect(page.getByText(text.steps.done(2_500))).toBeVisible();
  await imported.getByRole("button", { name: text.list.undo }).click();
  await page.getByRole("button", { name: text.list.dialog.confirm }).click();
  await expect(imported).toContainText(text.list.undone(2_500));
});
