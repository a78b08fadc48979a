import { contactForm } from "#content/contact.ts";
import { expect, test } from "#tests/fixtures.ts";

const forms = [
  {
    path: "/contact",
    call: "**/api/contact",
    fields: { Name: "Ada", Email: "ada@example.com", Message: "Where is my parcel?" },
    submit: contactForm.submit,
    answer: { status: 200, json: { success: true, message: "" } },
  },
  {
    path: "/simple-admin-login",
    call: "**/api/admin-token",
    fields: { Username: "admin", Password: "secret" },
    submit: "Login",
    answer: { status: 401, json: { success: false, message: "No." } },
  },
  {
    path: "/#login",
    call: "**/api/login",
    fields: { Username: "ana", Password: "secret" },
    submit: "Log in",
    answer: { status: 401, json: { success: false, message: "No." } },
  },
] as const;

for (const { path, call, fields, submit, answer } of forms) {
  test(`the button of ${path} keeps the focus while it sends, and sends once`, async ({
    page,
    hydrated,
    consoleErrors,
  }) => {
    consoleErrors.allow(/401/);
    const { promise: answered, resolve: release } = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(call, async (route) => {
      sent += 1;
      await answered;
      await route.fulfill(answer);
    });
    await page.goto(path);
    await hydrated(page);
    const [first = ""] = Object.keys(fields);
    const form = page
      .locator("form")
      .filter({ has: page.getByLabel(first, { exact: true }) })
      .filter({ has: page.locator("button[type=submit]") })
      .filter({ visible: true })
      .first();
    for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
    const button = form.locator("button[type=submit]");
    await expect(button).toHaveText(submit);
    const handle = await button.elementHandle();
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await form.getByLabel(first, { exact: true }).press("Enter");
    await button.click({ force: true });
    release();
    await expect(button).toHaveText(submit);
    await expect(button).toBeEnabled();
    expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);
    expect(sent).toBe(1);
  });
}
