import { describe, expect, test } from "vitest";
import { rateLimits } from "#server/middleware/rate-limits.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop } from "#tests/shop.ts";

const list = "/api/admin/multi-schema-subscribers";

describe.each(engines)("reading subscribers on %s", (engine) => {
  test("in bulk is bounded by account, and each time is one line of the audit log", async () => {
    const shop = await openTestShop(engine, { TRUST_PROXY: "1" });
    const token = await shop.staffToken();
    const read = (query: string, network: number) => {
      const headers = { Authorization: `Bearer ${token}`, "X-Forwarded-For": `203.0.113.${network}` };
      return shop.ask(`${list}?${query}`, { headers });
    };
    const { tries } = rateLimits.subscriberBulk.account;
    expect((await read("search=somebody&schema=public", 1)).status).toBe(200);
    for (let at = 1; at < tries; at += 1) expect((await read(`limit=1000&offset=${at}`, at)).status).toBe(200);
    const refused = await read("limit=1000", 99);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    // A page of the screen is no bulk read, and has a limit of its own.
    expect((await read("limit=100", 1)).status).toBe(200);
    const { database } = shop.context;
    const rows = await database.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "subscribers read")
      .execute();
    expect(rows).toHaveLength(tries);
    expect(rows.slice(0, 2).map(({ username, detail }) => [username, detail])).toEqual([
      ["boss", "subscribers: development, with a search"],
      ["boss", "all subscribers, rows 2 to 1001"],
    ]);
    await shop.close();
  });

  test("page by page is bounded by account", async () => {
    const shop = await openTestShop(engine, { TRUST_PROXY: "1" });
    const token = await shop.staffToken();
    const statuses = new Map<number, number>();
    for (let at = 0; at < rateLimits.subscriberPage.account.tries + 2; at += 1) {
      const headers = { Authorization: `Bearer ${token}`, "X-Forwarded-For": `203.0.113.${at % 250}` };
      const { status } = await shop.ask(`${list}?limit=100&offset=${at}`, { headers });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses).toEqual(
      new Map([
        [200, rateLimits.subscriberPage.account.tries],
        [429, 2],
      ]),
    );
    await shop.close();
  });
});
