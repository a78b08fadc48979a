import { inboxText } from "#content/admin-inbox.ts";
import { mailText } from "#content/admin-mail.ts";
import { expect, test } from "#tests/fixtures.ts";
import { at, open, toast } from "./admin-mocks.ts";
import { fits, logIn } from "./staff-pages.ts";

const { entries } = inboxText;

test("inbox: find a message, reply, mark it; the mark is in the log", async ({
  page,
  request,
  adminPassword,
  expectAccessible,
}) => {
  const name = `Ida ${Date.now()}`;
  const data = { name, email: "ida@example.com", topic: "order", message: "Where is it?\n<b>Ida</b>" };
  await request.post("/api/contact", { data });
  await logIn(page, request, adminPassword);
  await page.goto("/direct-admin");
  await page.getByRole("navigation", { name: "Staff screens" }).getByRole("link", { name: "Inbox" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inbox");
  await page.getByLabel("Search in names, addresses and messages").fill(name);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const message = page.getByRole("article", { name });
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(message).toContainText("<b>Ida</b>");
  await expect(message).toContainText("Waiting to be mailed");
  await expect(page.getByRole("region", { name: "Outbox" })).toContainText("No mail server is set up");
  const reply = await message.getByRole("link", { name: "Reply by email" }).getAttribute("href");
  expect(decodeURIComponent(reply ?? "")).toContain("> Where is it?\r\n> <b>Ida</b>");
  await expectAccessible(page);
  await fits(page);

  await message.getByRole("button", { name: "Mark as answered" }).click();
  await expect(page.getByText("No message contains these words.")).toBeVisible();
  await page.getByRole("button", { name: /^Answered/ }).click();
  await expect(message).toContainText("Answered");
  await expect(page).toHaveURL("/admin/inbox?state=answered");
  const topic = page.getByLabel(inboxText.topic, { exact: true });
  await topic.selectOption("support");
  await expect(page).toHaveURL("/admin/inbox?state=answered&topic=support");
  await expect(page.getByText("No message contains these words.")).toBeVisible();
  await topic.selectOption("order");
  await expect(message).toBeVisible();
  await expect(topic.getByRole("option", { name: /^Order \([1-9]\d*\)$/ })).toBeAttached();
  await expectAccessible(page);
  await fits(page);
  await topic.selectOption("all");
  await expect(page).toHaveURL("/admin/inbox?state=answered");

  await message.getByRole("button", { name: entries.open.note }).click();
  await message.getByLabel("Note", { exact: true }).fill("Called, no answer.");
  await message.getByRole("button", { name: entries.submit.note }).click();
  await expect(message.getByRole("list", { name: entries.list })).toContainText("Called, no answer.");
  await message.getByRole("button", { name: entries.open.answer }).click();
  await expect(message.getByLabel("Answer to ida@example.com")).toBeFocused();
  await page.keyboard.insertText("It comes tomorrow.");
  // What is typed outlives the page.
  await page.reload();
  await page.getByRole("article", { name }).getByRole("button", { name: entries.open.answer }).click();
  await expect(message.getByLabel("Answer to ida@example.com")).toHaveValue("It comes tomorrow.");
  await expectAccessible(page);
  await fits(page);
  await message.getByRole("button", { name: entries.submit.answer }).click();
  await expect(message.getByRole("list", { name: entries.list }).getByRole("listitem")).toHaveCount(2);
  await expect(message).toContainText("Waiting to be sent");
  await expectAccessible(page);
  await message.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: /^Done \d/ }).click();
  await message.getByRole("button", { name: "Open again" }).click();
  await page.getByRole("button", { name: /^New \d/ }).click();
  await expect(message).toContainText("It comes tomorrow.");

  await page.getByRole("navigation", { name: "Staff screens" }).getByRole("link", { name: "Audit log" }).click();
  const log = page.getByRole("table", { name: "Staff actions, newest first" });
  for (const action of [/message marked.*: answered/, "message answered", "note added"]) {
    await expect(log.getByRole("row").filter({ hasText: action }).first()).toBeVisible();
  }
  await expectAccessible(page);
});

test("inbox: an answer that the mail server refused says why, and is sent again", async ({
  page,
  expectAccessible,
}) => {
  const mail = { id: 9, state: "refused", attempts: 1, lastError: "550 5.1.1 no such mailbox" };
  const rest = { fault: "account", answer: "535 5.7.8 wrong password", since: at, until: at };
  let posted: unknown;
  const message = {
    ...{ id: 42, name: "Ida", email: "ida@example.com", topic: "order", message: "Where is it?", created_at: at },
    ...{ state: "answered", complaint: null, mail: { id: 8, state: "sent", attempts: 1, lastError: null } },
  };
  const answer = { id: 1, kind: "answer", text: "Tomorrow.", username: "ada", at };
  await page.route("**/api/admin/inbox?*", (route) =>
    route.fulfill({
      json: {
        success: true,
        data: [
          { ...message, entries: [{ ...answer, mail: posted ? { ...mail, state: "sent", lastError: null } : mail }] },
        ],
        matchCount: 1,
        counts: { new: 0, answered: 1, archived: 0, complaints: 0, refused: 1 },
        topics: { all: 1, general: 0, support: 0, order: 1, partnership: 0, other: 0 },
        outbox: {
          ...{ configured: true, waiting: 1, failing: 0, sent: 1, unsent: 1, lastSentAt: at, lastError: null },
          rest: posted ? null : rest,
        },
        withdrawals: null,
      },
    }),
  );
  await page.route("**/api/admin/outbox/retry", (route) => {
    posted = route.request().postDataJSON();
    return route.fulfill({ json: { success: true, message: mailText.triedAgain } });
  });
  await open(page, "/admin/inbox?state=refused");
  await expect(page.getByRole("button", { name: /^Mail refused 1/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: /^All 1/ })).toBeVisible();
  const entry = page.getByRole("list", { name: inboxText.entries.list }).getByRole("listitem");
  await expect(entry).toContainText(inboxText.entries.mail.refused);
  await expect(entry).toContainText(mail.lastError);
  const outbox = page.getByRole("region", { name: inboxText.outbox });
  await expect(outbox).toContainText(inboxText.outboxSummary(1, 1, 1));
  await expect(outbox).toContainText(inboxText.resting.account);
  await expect(outbox).toContainText(rest.answer);
  await expectAccessible(page);
  await fits(page);
  await entry.getByRole("button", { name: mailText.drop.ask }).click();
  await expect(page.getByRole("dialog")).toContainText(mailText.drop.text);
  await page.getByRole("button", { name: mailText.drop.cancel }).click();
  await entry.getByRole("button", { name: mailText.sendAgain }).click();
  await expect(toast(page, mailText.triedAgain)).toBeVisible();
  await expect(entry).toContainText("Sent");
  await expect(entry.getByRole("button")).toHaveCount(0);
  await expect(outbox).not.toContainText(inboxText.resting.account);
  expect(posted).toEqual({ id: 9 });
});
