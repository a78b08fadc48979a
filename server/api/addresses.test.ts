import { beforeAll, describe, expect, test } from "vitest";
import { fieldMessages } from "#content/server-messages.ts";
import { inboxResponse } from "#contract/admin-inbox.ts";
import { subscriberListResponse } from "#contract/admin-subscribers.ts";
import { withdrawalsResponse } from "#contract/admin-withdrawals.ts";
import { exportPersonalData } from "#server/db/queries/personal-data.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

const eu = {
  TRUST_PROXY: "1",
  SELLS_IN_EU: "on",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "shop@example.com",
};

/** Every call that takes an address from a visitor, each with a body that only lacks it. */
const calls = {
  "/api/subscribe": {},
  "/api/ship-date-alert": { product: "carbon-finder" },
  "/api/contact": { name: "Ada", message: "Hello" },
  "/api/withdrawal": { name: "Ada", orderNumber: "7", items: "All" },
} as const;
const paths = Object.entries(calls);
let asker = 0;
const anybody = (): Record<string, string> => ({ "X-Forwarded-For": `10.1.0.${++asker}` });

describe.each(engines)("on %s", (engine) => {
  const shop = sharedTestShop(engine, eu);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = { Authorization: `Bearer ${await shop.staffToken()}` };
  });
  const send = (path: string, body: object) => shop.post(path, body, anybody());

  test.each(paths)("%s takes what the browser's own check takes, and any spelling of a domain", async (path, body) => {
    for (const email of [
      "research&development@example.com",
      "sales/eu@example.com",
      "user@xn--80a1acny.xn--p1ai",
      "ada@MÜLLER.example",
      "ada@müller.example\u200B",
    ]) {
      expect([email, (await send(path, { ...body, email })).status]).toEqual([email, 200]);
    }
  });

  test("two spellings of a domain are one address, which is stored as mail servers know it", async () => {
    const { database } = shop.context;
    const held = await exportPersonalData(database, "ada@xn--mller-kva.example");
    expect(held.subscriptions).toHaveLength(1);
    expect(held.shipDateList).toHaveLength(1);
    // Kept once, because it is the same message from the same address.
    expect(held.contactMessages).toHaveLength(1);
    expect(held.withdrawals).toHaveLength(1);
    expect(JSON.stringify(held)).not.toMatch(/müller/i);
  });

  test("staff find an address by its domain as it is written", async () => {
    const asked = async (path: string) =>
      (await shop.ask(`${path}=${encodeURIComponent("MÜLLER.example")}`, { headers })).json();
    const subscribers = subscriberListResponse.parse(await asked("/api/admin/multi-schema-subscribers?search"));
    expect(subscribers.data.map(({ email }) => email)).toEqual(["ada@xn--mller-kva.example"]);
    expect(inboxResponse.parse(await asked("/api/admin/inbox?search")).matchCount).toBe(1);
    expect(withdrawalsResponse.parse(await asked("/api/admin/withdrawals?search")).matchCount).toBe(1);
  });

  test.each(paths)("%s names the address where it is at fault, and says so in words", async (path, body) => {
    const answer = await send(path, { ...body, email: "jörg@example.com" });
    expect(answer.status).toBe(400);
    const said: unknown = await answer.json();
    expect(said).toMatchObject({ success: false, fields: { email: fieldMessages.email } });
    expect(said).toMatchObject({ message: expect.stringContaining(fieldMessages.email) });
  });
});
