import { describe, expect, test } from "vitest";
import { messages } from "#content/messages.ts";
import { mailLimits, rateLimits } from "#server/middleware/rate-limits.ts";
import { presaleSlugs } from "#tests/built-in.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop } from "#tests/shop.ts";

describe.each(engines)("mail that a stranger can cause to somebody on %s", (engine) => {
  test("with double opt-in a mailbox is asked so often, in any spelling, and the answer is always the same", async () => {
    const careful = await openTestShop(engine, {
      DOUBLE_OPT_IN: "on",
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "shop@incard.example",
      TRUST_PROXY: "1",
    });
    const asked = async () => (await careful.context.database.db.selectFrom("outbox").select("id").execute()).length;
    const ask = async (email: string, address: string) => {
      const answer = await careful.post("/api/subscribe", { email }, { "X-Forwarded-For": address });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { success: true, message: messages.subscribe.success },
      ]);
    };
    const { address, mailbox, overall } = mailLimits.confirm;
    for (let i = 0; i < mailbox.tries + 3; i += 1) await ask(`${i % 2 ? "VICTIM" : "victim"}+${i}@x.com`, `1.0.0.${i}`);
    expect(await asked()).toBe(mailbox.tries);
    for (let i = 0; i < address.tries + 3; i += 1) await ask(`person${i}@x.com`, "2.0.0.1");
    expect(await asked()).toBe(mailbox.tries + address.tries);
    for (let i = 0; i < overall.tries; i += 1) await careful.context.limiter.consume("confirm mail", overall);
    await ask("late@x.com", "3.0.0.1");
    expect(await asked()).toBe(mailbox.tries + address.tries);
  });

  test("one mailbox joins a list under so many tags, and is told when it is too often", async () => {
    const shop = await openTestShop(engine);
    const { tries } = rateLimits.taggedAddress.account;
    for (const [path, more] of [
      ["/api/subscribe", {}],
      ["/api/ship-date-alert", { product: presaleSlugs[0] }],
    ] as const) {
      const statuses = [];
      for (let i = 0; i <= tries; i += 1) {
        const email = `tags${path.length}+${i}@x.com`;
        statuses.push((await shop.post(path, { email, ...more })).status);
      }
      expect(statuses).toEqual([...Array.from({ length: tries }, () => 200), 429]);
      expect((await shop.post(path, { email: `tags${path.length}@x.com`, ...more })).status).toBe(200);
    }
  });
});
