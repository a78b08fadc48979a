import { inboxText } from "#content/admin-inbox.ts";
import { templateMessages as messages, templatesText as text } from "#content/admin-templates.ts";
import { expect, test } from "#tests/fixtures.ts";
import { fits, logIn } from "./staff-pages.ts";

const { entries } = inboxText;

test("a reply template: written, refused with an unknown field, put into an answer, deleted and put back", async ({
  page,
  request,
  adminPassword,
  expectAccessible,
}) => {
  const name = `Ida ${Date.now()}`;
  const title = `Where is it ${Date.now()}`;
  await request.post("/api/contact", { data: { name, email: "ida@example.com", topic: "order", message: "Where?" } });
  await logIn(page, request, adminPassword);

  await test.step("an unknown field is refused at the text, and nothing typed is lost", async () => {
    await page.goto("/admin/reply-templates");
    await page.getByRole("button", { name: text.add }).click();
    await expect(page.getByLabel(text.name)).toBeFocused();
    await page.getByLabel(text.name).fill(title);
    const words = page.getByLabel(text.text, { exact: true });
    await words.fill("Hello {first name}");
    await page.getByRole("button", { name: text.save }).click();
    await expect(words).toBeFocused();
    await expect(page.getByText(messages.unknown(["{first name}"]))).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole("button", { name: text.add }).click();
    await expect(words).toHaveValue("Hello {first name}");
    await words.fill("Hello {name},\n\nyour {product} of order {order number} left us. {shop}, {support address}");
    await page.getByRole("button", { name: text.save }).click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expectAccessible(page);
    await fits(page);
  });

  await test.step("the inbox asks for what the message doesn't say, and fills in the rest", async () => {
    await page.goto("/admin/inbox?state=new");
    const message = page.getByRole("article", { name });
    await message.getByRole("button", { name: entries.open.answer, exact: true }).click();
    const answer = message.getByLabel("Answer to ida@example.com");
    await answer.fill("Thank you for asking.");
    await message.getByLabel(text.choose).selectOption({ label: title });
    await message.getByRole("button", { name: text.insert }).click();
    const order = message.getByLabel(text.fields["order number"]);
    await expect(order).toHaveAccessibleDescription(text.fillIn);
    await expect(answer).toHaveValue("Thank you for asking.");
    await expectAccessible(page);
    await fits(page);
    await order.fill("#1042");
    await message.getByLabel(text.fields.product).selectOption("Tagigo");
    await message.getByRole("button", { name: text.insert }).click();
    const filled = new RegExp(
      `^Thank you for asking\\.\\n\\nHello ${name},\\n\\nyour Tagigo of order #1042 left us\\. InCard, \\S+@\\S+$`,
    );
    await expect(answer).toHaveValue(filled);
    await expect(answer).toBeFocused();
    const link = await message.getByRole("link", { name: entries.byMail }).getAttribute("href");
    expect(decodeURIComponent(link ?? "")).toMatch(/Hello Ida .*\r\n\r\nyour Tagigo[\s\S]*> Where\?/);
    // A field that was typed by hand isn't sent either.
    const before = await answer.inputValue();
    await answer.fill(`${before} {name}`);
    await message.getByRole("button", { name: entries.submit.answer }).click();
    await expect(answer).toHaveAccessibleDescription(/Fill in \{name\} first/);
    await answer.fill(before);
    await message.getByRole("button", { name: entries.submit.answer }).click();
    await expect(message).toHaveCount(0);
  });

  await page.goto("/admin/reply-templates");
  await page.getByRole("button", { name: new RegExp(`^${text.remove} ?: ${title}$`) }).click();
  await page.getByRole("button", { name: text.removeDialog.confirm }).click();
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
  await page.getByRole("button", { name: text.undo }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});
