import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { momentInUtc, withdrawalPage } from "#content/withdrawal.ts";
import { withdrawalResponse } from "#contract/withdrawal.ts";
import { hostServices } from "#server/services.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

const good = { name: "Ada", email: "Ada@example.com", orderNumber: "#1001", items: "Tagigo\nblack", message: "" };
// Nobody listens there: mail waits in the outbox.
const selling = { EU_SALE: "on", SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "shop@example.com", TRUST_PROXY: "1" };

describe.each(engines)("POST /api/withdrawal on %s", (engine) => {
  let shop: TestShop;
  const rows = () => shop.shop.parts.store.shop.selectFrom("withdrawals").selectAll().orderBy("id").execute();
  const mails = () =>
    shop.shop.parts.store.shop
      .selectFrom("outbox")
      .select(["kind", "recipient", "reply_address", "subject", "text", "created_at"])
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

  beforeAll(async () => {
    shop = await openTestShop(engine, selling);
  });
  afterAll(() => shop.close());

  test("keeps it with a dated receipt and a copy for support", async () => {
    const answer = await shop.post("/api/withdrawal", good, from("1.0.0.1"));
    expect(answer.status).toBe(200);
    const { receipt, receivedAt } = withdrawalResponse.parse(await answer.json());
    expect(Math.abs(Date.now() - Date.parse(receivedAt))).toBeLessThan(60_000);
    expect(await rows()).toMatchObject([{ name: "Ada", order_number: "#1001", receipt, at: receivedAt }]);
    const [mail, copy] = await mails();
    expect(mail).toMatchObject({ kind: "receipt", recipient: "Ada@example.com", created_at: receivedAt });
    expect(mail?.subject).toBe(`We received your withdrawal on ${momentInUtc(receivedAt)}`);
    for (const part of [withdrawalPage.statement, "Tagigo\nblack", "#1001", momentInUtc(receivedAt), receipt]) {
      expect(mail?.text).toContain(part);
    }
    expect(copy).toMatchObject({ kind: "contact", recipient: null, reply_address: "Ada@example.com" });
    expect(await hostServices(shop.shop.parts).withdrawalAt(receipt)).toBe(receivedAt);
    expect(await hostServices(shop.shop.parts).withdrawalAt("made-up")).toBeNull();
  });

  test("the same declaration again is the same one: one row, no further mail, the first receipt", async () => {
    const [first] = await rows();
    const before = (await mails()).length;
    const again = { ...good, name: " Ada ", email: "ada@EXAMPLE.com" };
    const answers = await Promise.all([1, 2, 3].map(() => shop.post("/api/withdrawal", again, from("1.0.0.2"))));
    for (const answer of answers) expect(withdrawalResponse.parse(await answer.json()).receipt).toBe(first?.receipt);
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toHaveLength(before);
  });

  test("sent at once by several, it is kept once", async () => {
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
    const kept = (await rows()).find(({ order_number }) => order_number === "#3003");
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/withdrawal?receipt=${kept?.receipt}#outcome`,
    ]);
    expect(kept?.message).toBe("");
    const wrong = await postForm({ ...form, email: "nobody" }, from("1.0.0.4"));
    expect(wrong.headers.get("location")).toBe("/withdrawal?sent=invalid#outcome");
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
    for (let i = 0; i < 11; i += 1) {
      const one = { ...good, email: "busy@example.com" };
      statuses.push((await shop.post("/api/withdrawal", one, from(`2.0.0.${i}`))).status);
    }
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});

test("there is no such call where the shop doesn't sell in the European Union", async () => {
  const shop = await openTestShop("sqlite");
  expect((await shop.post("/api/withdrawal", good)).status).toBe(404);
  await shop.close();
});
