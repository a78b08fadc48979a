import { describe, expect, test } from "vitest";
import { builtInPlace, placeholderEmails } from "#content/site.ts";
import { momentInUtc, withdrawalPage } from "#content/withdrawal.ts";
import { withdrawalsResponse } from "#contract/admin-withdrawals.ts";
import { withdrawalResponse } from "#contract/withdrawal.ts";
import { mailboxOf } from "#server/middleware/mail-limits.ts";
import { mailLimits } from "#server/middleware/rate-limits.ts";
import { loaderServices } from "#server/start/loader-services.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, sharedTestShop } from "#tests/shop.ts";

const good = { name: "Ada", email: "Ada@example.com", orderNumber: "#1001", items: "Tagigo\nblack", message: "" };
// Nothing listens on this port, so mail stays in the outbox.
const selling = { SELLS_IN_EU: "on", SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "shop@example.com", TRUST_PROXY: "1" };

describe.each(engines)("POST /api/withdrawal on %s", (engine) => {
  const shop = sharedTestShop(engine, selling);
  const rows = () => shop.context.database.db.selectFrom("withdrawals").selectAll().orderBy("id").execute();
  const mails = () =>
    shop.context.database.db
      .selectFrom("outbox")
      .select(["kind", "recipient", "reply_to_email", "subject", "text", "created_at"])
      .orderBy("id")
      .execute();
  const from = (address: string): Record<string, string> => ({ "X-Forwarded-For": address });
  const postForm = (fields: Record<string, string>, headers: Record<string, string>) =>
    shop.ask("/api/withdrawal", {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost", ...headers },
      redirect: "manual",
    });

  const mailsTo = async (mailbox: string) =>
    (await mails()).filter(({ recipient }) => recipient !== null && mailboxOf(recipient) === mailbox);
  const pageOf = (path: string) =>
    loaderServices(shop.context).withdrawalReceipt(new URL(path, "http://localhost").searchParams.get("receipt") ?? "");

  test("keeps it with a dated receipt and a copy for support", async () => {
    const before = new Date().toISOString();
    const answer = await shop.post("/api/withdrawal", good, from("1.0.0.1"));
    expect(answer.status).toBe(200);
    const after = new Date().toISOString();
    const { page, receipt, receivedAt } = withdrawalResponse.parse(await answer.json());
    expect([before, receivedAt, after].toSorted()).toEqual([before, receivedAt, after]);
    expect(await rows()).toMatchObject([{ name: "Ada", order_number: "#1001", receipt, at: receivedAt }]);
    const [mail, copy] = await mails();
    expect(mail).toMatchObject({ kind: "receipt", recipient: "Ada@example.com", created_at: receivedAt });
    expect(mail?.subject).toBe(`A withdrawal reached us on ${momentInUtc(receivedAt)}`);
    for (const part of [momentInUtc(receivedAt), receipt, placeholderEmails.support])
      expect(mail?.text).toContain(part);
    expect(copy).toMatchObject({ kind: "contact", recipient: null, reply_to_email: "Ada@example.com" });
    const to = withdrawalPage.to(placeholderEmails.support, builtInPlace);
    const whole = [to, withdrawalPage.statement, "Tagigo\nblack", "#1001", momentInUtc(receivedAt), receipt];
    for (const part of whole) expect(copy?.text).toContain(part);
    const shown = await pageOf(page);
    expect(shown).toMatchObject({ receipt, at: receivedAt, mailed: true });
    for (const part of whole) expect(shown?.declaration).toContain(part);
  });

  test("the mail to the address that was typed has no word of the visitor's, and no way to them", async () => {
    const words = {
      name: "Call 0800-REFUND",
      email: "victim@example.com",
      orderNumber: "https://evil.example/pay",
      items: "You owe us money: https://evil.example",
      message: "Log in at https://evil.example",
    };
    const answer = await shop.post("/api/withdrawal", words, from("1.0.0.7"));
    const { page, receipt, receivedAt } = withdrawalResponse.parse(await answer.json());
    const [mail, ...more] = await mailsTo(words.email);
    expect(more).toEqual([]);
    const sent = `${mail?.subject}\n${mail?.text}`;
    for (const word of [words.name, words.orderNumber, words.items, words.message, "evil", "http", page]) {
      expect(sent).not.toContain(word);
    }
    // What the mail names leads to the moment alone; only the browser that sent it got the rest.
    const services = loaderServices(shop.context);
    expect(await services.withdrawalReceipt(receipt)).toEqual({
      receipt,
      at: receivedAt,
      mailed: true,
      declaration: null,
    });
    for (const code of [`${receipt}.${"A".repeat(43)}`, `${receipt}.`, "made-up", "", "0".repeat(36)]) {
      expect(await services.withdrawalReceipt(code)).toBeNull();
    }
  });

  test("the same declaration again is the same one: one row, no further mail, the first receipt", async () => {
    const [first, ...others] = await rows();
    const before = (await mails()).length;
    const again = { ...good, name: " Ada ", email: "ada@EXAMPLE.com" };
    const answers = await Promise.all([1, 2, 3].map(() => shop.post("/api/withdrawal", again, from("1.0.0.2"))));
    for (const answer of answers) expect(withdrawalResponse.parse(await answer.json()).receipt).toBe(first?.receipt);
    expect(await rows()).toHaveLength(1 + others.length);
    expect(await mails()).toHaveLength(before);
  });

  test("sent at once by several, it is saved once", async () => {
    const one = { ...good, orderNumber: "#2002" };
    const answers = await Promise.all([1, 2, 3].map(() => shop.post("/api/withdrawal", one, from("1.0.0.3"))));
    const receipts = await Promise.all(
      answers.map(async (answer) => withdrawalResponse.parse(await answer.json()).receipt),
    );
    expect(new Set(receipts).size).toBe(1);
    expect((await rows()).filter(({ order_number }) => order_number === "#2002")).toHaveLength(1);
  });

  test("a plain form is led to its receipt, or told what is wrong", async () => {
    const form = { ...good, orderNumber: "#3003", message: "  " };
    const answer = await postForm(form, from("1.0.0.4"));
    const saved = (await rows()).find(({ order_number }) => order_number === "#3003");
    const location = answer.headers.get("location") ?? "";
    expect([answer.status, location.startsWith(`/withdrawal?receipt=${saved?.receipt}.`)]).toEqual([303, true]);
    expect((await pageOf(location))?.declaration).toContain("Order number: #3003");
    expect(saved?.message).toBe("");
    const wrong = await postForm({ ...form, email: "nobody" }, from("1.0.0.4"));
    expect([wrong.status, wrong.headers.get("location")]).toEqual([400, null]);
  });

  test.each<[string, object]>([
    ["no order number", { ...good, orderNumber: " " }],
    ["two lines of name", { ...good, name: "A\nB" }],
    ["no goods", { ...good, items: undefined }],
    ["a field of its own", { ...good, refund: "now" }],
    ["too much", { ...good, items: "x".repeat(1001) }],
  ])("refuses %s", async (_, body) => {
    const before = await rows();
    expect((await shop.post("/api/withdrawal", body, from("1.0.0.5"))).status).toBe(400);
    expect(await rows()).toEqual(before);
  });

  test("refuses other sites, and too many", async () => {
    const elsewhere = { ...from("1.0.0.6"), Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await shop.post("/api/withdrawal", good, elsewhere)).status).toBe(403);
    const statuses = [];
    for (let i = 0; i < 21; i += 1) {
      const one = { ...good, email: `busy${i}@example.com` };
      statuses.push((await shop.post("/api/withdrawal", one, from("2.0.0.1"))).status);
    }
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  test("beyond so many mails to a mailbox, in any spelling, each is saved and shown, and staff see that none was mailed", async () => {
    const most = mailLimits.receipt.mailbox.tries;
    for (let i = 0; i < most + 2; i += 1) {
      const one = { ...good, email: `${i % 2 ? "Flooded" : "flooded"}+${i}@example.com`, orderNumber: `#4-${i}` };
      const answer = await shop.post("/api/withdrawal", one, from(`3.0.0.${i}`));
      expect(answer.status).toBe(200);
      const shown = await pageOf(withdrawalResponse.parse(await answer.json()).page);
      expect([shown?.mailed, shown?.declaration?.includes(`#4-${i}`)]).toEqual([i < most, true]);
    }
    expect(await mailsTo("flooded@example.com")).toHaveLength(most);
    expect((await mails()).filter(({ subject }) => subject.includes("Order #4-"))).toHaveLength(most + 2);
    const headers = { Authorization: `Bearer ${await shop.staffToken()}` };
    const seen = await shop.ask("/api/admin/withdrawals?search=%234-", { headers });
    const { data } = withdrawalsResponse.parse(await seen.json());
    expect(data.map(({ mail, mailWithheld }) => mail === null && mailWithheld)).toEqual([
      true,
      true,
      ...Array.from({ length: most }, () => false),
    ]);
  });

  test("a declaration that is sent again uses up no mail", async () => {
    const one = { ...good, email: "again@example.com" };
    for (let i = 0; i < 8; i += 1) await shop.post("/api/withdrawal", one, from("4.0.0.1"));
    await shop.post("/api/withdrawal", { ...one, orderNumber: "#5005" }, from("4.0.0.1"));
    expect(await mailsTo("again@example.com")).toHaveLength(2);
  });

  test("one visitor causes so many mails, all together so many more, and nothing is refused", async () => {
    const { address, overall } = mailLimits.receipt;
    const { limiter } = shop.context;
    for (let i = 0; i <= address.tries; i += 1) {
      await shop.post("/api/withdrawal", { ...good, email: `person${i}@example.org` }, from("5.0.0.1"));
    }
    const toPersons = (await mails()).filter(({ recipient }) => recipient?.startsWith("person"));
    expect(toPersons).toHaveLength(address.tries);
    for (let i = 0; i < overall.tries; i += 1) await limiter.consume("receipt mail", overall);
    expect((await shop.post("/api/withdrawal", { ...good, email: "last@example.org" }, from("5.0.0.2"))).status).toBe(
      200,
    );
    expect(await mailsTo("last@example.org")).toEqual([]);
  });
});

test("there is no such call where the shop doesn't sell in the European Union", async () => {
  const shop = await openTestShop("sqlite");
  expect((await shop.post("/api/withdrawal", good)).status).toBe(404);
});
