import { beforeEach, expect, test } from "vitest";
import type { DatabaseClient } from "#server/db/database.ts";
import { saveMessage } from "#server/db/queries/contact-messages.ts";
import { openTestDatabase } from "#tests/databases.ts";
import { openMetrics } from "./metrics.ts";

let database: DatabaseClient;
const metrics = openMetrics();
beforeEach(async () => {
  database = await openTestDatabase("sqlite");
});

/** The shop's own lines by what stands before the figure. */
async function read(): Promise<Record<string, number>> {
  const lines = (await metrics.render(database)).split("\n").filter((line) => line.startsWith("shop_"));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
  );
}

test("what never happened yet stands at nothing, so that the first time is seen", async () => {
  expect(await read()).toEqual({
    'shop_pages_total{from="memory"}': 0,
    'shop_pages_total{from="rendering"}': 0,
    'shop_mails_total{result="sent"}': 0,
    'shop_mails_total{result="refused"}': 0,
    'shop_mails_total{result="failed"}': 0,
    shop_clock_ahead_seconds: 0,
    shop_outbox_resting: 0,
    shop_database_up: 1,
    shop_outbox_waiting: 0,
    shop_outbox_oldest_seconds: 0,
  });
});

test("each answer, query and mail is counted under its kind", async () => {
  for (const status of [200, 299, 304, 404, 503, null]) metrics.request("page", "GET", status, 0.02);
  metrics.query(0.003, false);
  metrics.query(0.6, true);
  metrics.mail("sent");
  metrics.mail("refused");
  metrics.page("memory");
  const seen = await read();
  const request = (status: string) => seen[`shop_requests_total{route="page",method="GET",status="${status}"}`];
  expect(["2xx", "3xx", "4xx", "5xx", "aborted"].map(request)).toEqual([2, 1, 1, 1, 1]);
  expect(seen).toMatchObject({
    'shop_request_duration_seconds_sum{route="page"}': expect.closeTo(0.12),
    'shop_request_duration_seconds_bucket{le="0.01",route="page"}': 0,
    'shop_request_duration_seconds_bucket{le="0.05",route="page"}': 6,
    'shop_database_query_duration_seconds_bucket{le="0.005",result="answered"}': 1,
    'shop_database_query_duration_seconds_bucket{le="0.5",result="failed"}': 0,
    'shop_database_query_duration_seconds_bucket{le="2",result="failed"}': 1,
    'shop_mails_total{result="sent"}': 1,
    'shop_mails_total{result="refused"}': 1,
    'shop_pages_total{from="memory"}': 1,
  });
});

test("the mail that waits longest is told in seconds, and a clock that is wrong makes it none", async () => {
  await saveMessage(database, { name: "Ada", email: "a@x.com", topic: "order", message: "x" }, "shop.example");
  const since = async (ms: number) => {
    const created_at = new Date(Date.now() - ms).toISOString();
    await database.db.updateTable("outbox").set({ created_at }).execute();
    const { shop_outbox_waiting: waiting, shop_outbox_oldest_seconds: seconds = -1 } = await read();
    return [waiting, Math.round(seconds / 1000)];
  };
  expect(await since(50_000_000)).toEqual([1, 50]);
  expect(await since(-50_000_000)).toEqual([1, 0]);
});

test("every figure is explained", async () => {
  const text = await metrics.render(database);
  const names = new Set([...text.matchAll(/^# TYPE (shop_\w+)/gm)].map(([, name]) => name));
  expect(names.size).toBe(10);
  for (const name of names) expect(text).toMatch(new RegExp(`^# HELP ${name} \\w.+\\.$`, "m"));
});

test("closed, it holds nothing", async () => {
  metrics.close();
  expect(await read()).toEqual({});
});
