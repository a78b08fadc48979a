import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { manualAddress } from "#content/manuals/manuals.ts";
import { recordShortLinkVisit } from "#server/db/queries/short-link-visits.ts";
import { engines } from "#tests/databases.ts";
import { shortLinkVisits } from "#tests/rows.ts";
import { openShop, type TestShop } from "#tests/shop.ts";

describe.each(engines)("short links on %s", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    const pages = async () => new Response("a page", { status: 404 });
    shop = await openShop(engine, {}, () => ({ pages }));
  });
  afterAll(() => shop.close());

  test("lead on by 302, say nothing to caches and set no cookie", async () => {
    const answer = await shop.ask("/go/I-Factory-Reset");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(manualAddress("incard-finder", "factory-reset"));
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test("are counted by code and day, but not when only the head is asked for", async () => {
    const table = shop.context.database.db;
    const day = new Date().toISOString().slice(0, 10);
    await shop.ask("/go/t");
    await shop.ask("/go/T");
    await shop.ask("/go/t", { method: "HEAD" });
    await shop.ask("/go/nobody");
    await expect.poll(() => shortLinkVisits(table, day)).toContainEqual({ day, code: "t", count: 2 });
    expect((await shortLinkVisits(table)).map(({ code }) => code)).not.toContain("nobody");
  });

  test("an unknown code goes on to the pages", async () => {
    const answer = await shop.ask("/go/nobody");
    expect([answer.status, await answer.text()]).toEqual([404, "a page"]);
  });

  test("counts of many visits at once add up, and are told newest day first", async () => {
    const table = shop.context.database.db;
    const on = (day: string) => new Date(`${day}T12:00:00Z`);
    await Promise.all(Array.from({ length: 20 }, () => recordShortLinkVisit(table, "found", on("2025-01-02"))));
    await recordShortLinkVisit(table, "c", on("2025-01-02"));
    await recordShortLinkVisit(table, "c", on("2025-01-01"));
    const old = (await shortLinkVisits(table)).filter(({ day }) => day < "2025-02-01");
    expect(old).toEqual([
      { day: "2025-01-02", code: "c", count: 1 },
      { day: "2025-01-02", code: "found", count: 20 },
      { day: "2025-01-01", code: "c", count: 1 },
    ]);
    expect(await shortLinkVisits(table, "2025-01-02")).not.toContainEqual(old[2]);
  });
});
