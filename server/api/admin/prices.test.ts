import { describe, expect, test } from "vitest";
import { pricesResponse } from "#contract/admin-prices.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, sharedTestShop } from "#tests/shop.ts";

describe.each(engines)("prices beside the built-in ones on %s", (engine) => {
  const shop = sharedTestShop(engine);

  test("without a live store every price is the built-in one", async () => {
    const headers = { Authorization: `Bearer ${await shop.staffToken()}` };
    const { following, at, failure, rows } = pricesResponse.parse(
      await (await shop.ask("/api/admin/prices", { headers })).json(),
    );
    expect({ following, at, failure }).toEqual({ following: false, at: null, failure: null });
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      expect(row).toMatchObject({ shown: row.builtIn, shownList: row.builtInList, available: null, drifts: false });
    }
  });

  test("each row has a name of its own that says nothing twice", async () => {
    const headers = { Authorization: `Bearer ${await shop.staffToken()}` };
    const { rows } = pricesResponse.parse(await (await shop.ask("/api/admin/prices", { headers })).json());
    const titles = rows.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) {
      const parts = title.split(", ");
      expect(new Set(parts).size, title).toBe(parts.length);
    }
    expect(titles).toContain("Tagigo G, Black, 1-Pack");
  });

  test("says since when prices are recorded", async () => {
    const headers = { Authorization: `Bearer ${await shop.staffToken()}` };
    const answer = pricesResponse.parse(await (await shop.ask("/api/admin/prices", { headers })).json());
    expect(answer.priorPriceRule).toBe(false);
    expect(Date.parse(answer.recordedSince ?? "")).toBeLessThanOrEqual(Date.now());
  });

  test("under the rule for prior prices a missing list price is no drift", async () => {
    const strict = await openTestShop(engine, { PRIOR_PRICE_RULE: "on" });
    const headers = { Authorization: `Bearer ${await strict.staffToken()}` };
    const answer = pricesResponse.parse(await (await strict.ask("/api/admin/prices", { headers })).json());
    expect(answer.priorPriceRule).toBe(true);
    expect(answer.rows.some(({ builtInList }) => builtInList !== null)).toBe(true);
    for (const { shownList, drifts } of answer.rows) expect([shownList, drifts]).toEqual([null, false]);
  });

  test("strangers see none", async () => {
    expect((await shop.ask("/api/admin/prices")).status).toBe(401);
  });
});
