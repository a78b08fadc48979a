import { beforeAll, describe, expect, test } from "vitest";
import { subscriberListResponse } from "#contract/admin-subscribers.ts";
import { countQueries } from "#tests/counted-queries.ts";
import { engines } from "#tests/databases.ts";
import { subscriberRow } from "#tests/rows.ts";
import { sharedTestShop } from "#tests/shop.ts";

const many = 100_000;
const batch = 1_000;
const both = "/api/admin/multi-schema-subscribers";
/** Statements of the database that a search may take, and megabytes that an export may. */
const most = { searchQueries: 20, exportMb: 64 };
/** How often somebody else is answered at least while all of them are read. */
const leastAnswers = 10;

describe.each(engines)(`${many} subscribers on %s`, (engine) => {
  const shop = sharedTestShop(engine);
  let headers: { Authorization: string };
  let token: string;
  beforeAll(async () => {
    const { database } = shop.context;
    for (const schema of ["public", "production"] as const) {
      for (let first = 0; first < many / 2; first += batch) {
        const rows = Array.from({ length: batch }, (_, i) => {
          const subscribedAt = new Date(Date.UTC(2026, 0, 1) + (first + i) * 60_000).toISOString();
          return subscriberRow(`${schema}.visitor${first + i}@example.com`, subscribedAt, "website");
        });
        await database.subscribers(schema).insertInto("subscribers").values(rows).execute();
      }
    }
    token = await shop.staffToken();
    headers = { Authorization: `Bearer ${token}` };
  });

  test("all of them, each once, and others are answered meanwhile", async ({ signal }) => {
    const reading = shop.ask(both, { headers }).then((answer) => answer.json());
    let isDone = false;
    let answers = 0;
    const finished = reading.finally(() => {
      isDone = true;
    });
    while (!isDone && !signal.aborted) {
      expect((await shop.ask("/api/products")).status).toBe(200);
      answers += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    const list = subscriberListResponse.parse(await finished);
    console.log(`${engine}: others were answered ${answers} times while ${many} were read`);
    expect(answers).toBeGreaterThanOrEqual(leastAnswers);
    expect([list.dataCount, list.matchCount, list.metrics.total_count]).toEqual([many, many, many]);
    expect(new Set(list.data.map(({ email }) => email)).size).toBe(many);
  });

  test("a search through them takes a few statements, however many there are", async () => {
    const { result, queries } = await countQueries(() => shop.ask(`${both}?search=visitor4999&limit=100`, { headers }));
    const { data, matchCount } = subscriberListResponse.parse(await result.json());
    expect([data.length, matchCount]).toEqual([22, 22]);
    expect(queries).toBeLessThanOrEqual(most.searchQueries);
  });

  test("the export is sent as it is read", async () => {
    const body = (await shop.ask(`/api/admin/subscribers/export?token=${token}`)).body;
    const before = process.memoryUsage().rss;
    let [bytes, highest] = [0, before];
    for await (const piece of body ?? []) {
      bytes += piece.byteLength;
      highest = Math.max(highest, process.memoryUsage().rss);
    }
    const megabytes = (highest - before) / 1024 / 1024;
    console.log(`${engine}: export of ${bytes} bytes with ${megabytes.toFixed(0)} MB more memory`);
    expect(bytes).toBeGreaterThan(many * 40);
    expect(megabytes).toBeLessThan(most.exportMb);
  });
});
