import { expect, test, vi } from "vitest";
import { catalogChangeRow } from "#tests/rows.ts";
import { openTestShop } from "#tests/shop.ts";
import { startRepeatedWork } from "./repeated-work.ts";

const noCampaigns = { resumeCampaigns: async () => {}, startScheduled: async () => {} };

test("within ten seconds what other processes changed is read again, also when one read fails", async () => {
  const shop = await openTestShop("sqlite");
  const { catalog, texts } = shop.context;
  const reads = [vi.spyOn(catalog, "refresh"), vi.spyOn(texts, "refresh")];
  for (const read of reads) read.mockRejectedValueOnce(new Error("the database hangs"));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const stop = startRepeatedWork(shop.context, noCampaigns);
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
  } finally {
    vi.useRealTimers();
  }
  for (const read of reads) expect(read.mock.calls.length).toBeGreaterThanOrEqual(2);
});

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
    const stop = startRepeatedWork(shop.context, noCampaigns);
    vi.advanceTimersByTime(60 * 60_000);
    await expect.poll(async () => (await left()).length).toBeLessThan(5_202);
    stop();
  } finally {
    vi.useRealTimers();
  }
  expect((await left()).filter((state) => state === "scheduled")).toHaveLength(2);
});
