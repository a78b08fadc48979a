import { expect, test, vi } from "vitest";
import { catalogChangeRow } from "#tests/rows.ts";
import { openTestShop } from "#tests/shop.ts";
import { startRepeatedWork } from "./repeated-work.ts";

test("once an hour catalog changes beyond those that are kept are deleted, and none that is to come", async () => {
  const shop = await openTestShop("sqlite");
  const { db } = shop.context.database;
  const rows = (count: number, state: "applied" | "scheduled") =>
    Array.from({ length: count }, () => catalogChangeRow(state));
  await db.insertInto("catalog_changes").values(rows(2, "scheduled")).execute();
  for (let inserted = 0; inserted < 5_200; inserted += 400)
    await db.insertInto("catalog_changes").values(rows(400, "applied")).execute();
  const left = async () => (await db.selectFrom("catalog_changes").select("state").execute()).map(({ state }) => state);
  expect(await left()).toHaveLength(5_202);

  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const stop = startRepeatedWork(shop.context, { resumeCampaigns: async () => {}, startScheduled: async () => {} });
    vi.advanceTimersByTime(60 * 60_000);
    await expect.poll(async () => (await left()).length).toBeLessThan(5_202);
    stop();
  } finally {
    vi.useRealTimers();
  }
  expect((await left()).filter((state) => state === "scheduled")).toHaveLength(2);
});
