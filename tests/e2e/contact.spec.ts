import { contactCardsOf, contactCommunity, contactMap, contactQuestions, contactTopics } from "#content/contact.ts";
import { fieldMessages, refusedFormText } from "#content/server-messages.ts";
import { builtInPlace, placeholderEmails } from "#content/site.ts";
import { expect, test } from "#tests/fixtures.ts";

test("has hero, two cards, form, four questions, community and social links", async ({ page, expectAccessible }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByText(placeholderEmails.support)).toBeVisible();
  await expect(
    main.getByText(
      contactCardsOf(placeholderEmails.support, builtInPlace).find(({ id }) => id === "location")?.value ?? "-",
    ),
  ).toBeVisible();
  for (const { question } of contactQuestions) await expect(main.getByText(question)).toBeVisible();
  await expect(main.getByRole("heading", { name: contactCommunity.title })).toBeVisible();
  for (const { href } of builtInPlace.profiles) await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
  await expect(main.getByLabel("Topic").locator("option")).toHaveText(contactTopics.map(({ label }) => label));
  await expectAccessible(page);
});

test("sends a message: Sending..., the specified toast, and the form at its defaults", async ({ page, hydrated }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let sent: unknown;
  await page.route("**/api/contact", async (route) => {
    sent = route.request().postDataJSON();
    await answered;
    await route.continue();
  });
  await page.goto("/contact?topic=order");
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill("Ada");
  await main.getByLabel("Email", { exact: true }).fill("ada@example.com");
  await expect(main.getByLabel("Topic")).toHaveValue("order");
  await main.getByLabel("Message", { exact: true }).fill("Where is my parcel?");
  await main.getByRole("button", { name: "Send message" }).click();
  await expect(main.getByRole("button", { name: "Sending..." })).toBeDisabled();
  answer();
  await expect(page.getByText("Message Sent", { exact: true })).toBeVisible();
  await expect(page.getByText("We've received your message and will respond soon.").first()).toBeVisible();
  await expect(main.getByLabel("Topic")).toHaveValue("general");
  await expect(main.getByLabel("Name")).toHaveValue("");
  await expect(main.getByLabel("Message", { exact: true })).toHaveValue("");
  expect(sent).toEqual({ name: "Ada", email: "ada@example.com", topic: "order", message: "Where is my parcel?" });
});

test("what is typed while a message is being sent stays", async ({ page, hydrated }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/contact", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/contact");
  await hydrated(page);
  const main = page.getByRole("main");
  const message = main.getByLabel("Message", { exact: true });
  await main.getByLabel("Name").fill("Ada");
  await main.getByLabel("Email", { exact: true }).fill("ada@example.com");
  await message.fill("Where is my parcel?");
  await main.getByRole("button", { name: "Send message" }).click();
  await expect(main.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await message.fill("Where is my parcel? It is red.");
  answer();
  await expect(page.getByText("Message Sent", { exact: true })).toBeVisible();
  await expect(message).toHaveValue("Where is my parcel? It is red.");
});

test("a failure shows the server's words, and nothing typed is lost", async ({
  page,
  hydrated,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/status of 50/);
  const json = { success: false, message: "Back in a minute." };
  await page.route("**/api/contact", (route) => route.fulfill({ status: 503, json }));
  await page.goto("/contact");
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill("Ada");
  await main.getByLabel("Email", { exact: true }).fill("ada@example.com");
  await main.getByLabel("Message", { exact: true }).fill("A long story");
  await main.getByRole("button", { name: "Send message" }).click();
  await expect(main.getByText("Back in a minute.")).toBeVisible();
  await expect(main.getByLabel("Message", { exact: true })).toHaveValue("A long story");
  await expectAccessible(page);
  await main.getByRole("link", { name: "How returns work" }).click();
  await expect(page).toHaveURL(/return-policy/);
  await page.goBack();
  await expect(main.getByLabel("Message", { exact: true })).toHaveValue("A long story");
});

test("the map loads only when asked for, and its drawing stays behind it", async ({ page, hydrated }) => {
  const asked: string[] = [];
  await page.route("https://www.openstreetmap.org/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>map</p>" });
  });
  await page.goto("/contact");
  await hydrated(page);
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: contactMap.show }).click();
  await expect(
    page.frameLocator(`iframe[title="${contactMap.title(builtInPlace.location)}"]`).getByText("map"),
  ).toBeVisible();
  expect(asked).toEqual([contactMap.embedUrl]);
});

test("a refusal stands beside its field, and what was typed stays", async ({
  page,
  hydrated,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/400/);
  await page.goto("/contact");
  await hydrated(page);
  const main = page.getByRole("main");
  const email = main.getByLabel("Email", { exact: true });
  await page.locator('form[action="/api/contact"]').evaluate((form) => form.setAttribute("novalidate", ""));
  await main.getByLabel("Name").fill("Ada");
  await email.fill("ada@");
  await main.getByLabel("Message", { exact: true }).fill("Hello");
  await main.getByRole("button", { name: "Send message" }).click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(fieldMessages.email);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue("ada@");
  await expectAccessible(page);
  // The newsletter's and the staff's fields by the same answer.
  const community = main.getByRole("region", { name: contactCommunity.title });
  await community.locator("form").evaluate((form) => form.setAttribute("novalidate", ""));
  await community.getByLabel("Email address").fill("ada@");
  await community.getByRole("button", { name: "Subscribe" }).click();
  await expect(community.getByLabel("Email address")).toHaveAccessibleDescription(new RegExp(fieldMessages.email));
  await expect(community.getByLabel("Email address")).toHaveValue("ada@");
});

test("the community block subscribes", async ({ page, hydrated }) => {
  await page.goto("/contact");
  await hydrated(page);
  const form = page.getByRole("region", { name: contactCommunity.title });
  await form.getByLabel("Email address").fill(`visitor-${crypto.randomUUID()}@example.com`);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Subscription Successful!", { exact: true })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts and the page says how it went", async ({ page }) => {
    await page.goto("/contact");
    const main = page.getByRole("main");
    await main.getByLabel("Name").fill("Ada");
    await main.getByLabel("Email", { exact: true }).fill("ada@example.com");
    await main.getByLabel("Message", { exact: true }).fill("Hello\nthere");
    await main.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(/\/contact\?sent=1#message$/);
    await expect(main.getByText("We've received your message and will respond soon.")).toBeVisible();
    await expect(main.getByRole("link", { name: contactMap.open })).toBeVisible();
  });

  test("what the server refuses is drawn again, beside its field, and can be mended and sent from there", async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/400/);
    await page.goto("/contact");
    const main = page.getByRole("main");
    // The browser would refuse the longer name itself, so it isn't asked.
    await page.locator('form[action="/api/contact"]').evaluate((form) => form.setAttribute("novalidate", ""));
    await main.getByLabel("Name").fill("Ada");
    await main.getByLabel("Email", { exact: true }).fill("ada");
    await main.getByLabel("Message", { exact: true }).fill("\nHello\nthere");
    await main.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { level: 1, name: refusedFormText.title })).toBeVisible();
    const email = page.getByLabel("Email", { exact: true });
    await expect(email).toHaveAccessibleDescription(fieldMessages.email);
    await expect(email).toBeFocused();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("\nHello\nthere");
    await email.fill("ada@müller.example");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(/\/contact\?sent=1#message$/);
  });
});
