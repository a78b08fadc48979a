import type { CompiledQuery } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { engines, type OpenTestDatabase, openSharedDatabase } from "#tests/databases.ts";
import { learnTables, planOf } from "#tests/query-plan.ts";
import { subscriberRow } from "#tests/rows.ts";
import { sortedQuery, subscriberSchemas, subscribersQuery } from "./subscribers.ts";

const many = 20_000;
const batch = 1_000;

describe.each(engines)("with many subscribers on %s", (engine) => {
  let database: OpenTestDatabase;
  beforeAll(async () => {
    database = await openSharedDatabase(engine);
    for (const schema of subscriberSchemas) {
      for (let first = 0; first < many; first += batch) {
        const rows = Array.from({ length: batch }, (_, i) => {
          const subscribedAt = new Date(Date.UTC(2026, 0, 1) + (first + i) * 60_000).toISOString();
          return subscriberRow(`visitor${first + i}@example.com`, subscribedAt, `/page-${i % 7}`);
        });
        await database.subscribers(schema).insertInto("subscribers").values(rows).execute();
      }
    }
    await learnTables(database);
    return database.remove;
  });

  const page = { limit: 100, offset: 0 };
  const days = { from: "2026-01-03", to: "2026-01-04" };
  const lists: readonly [name: string, query: () => { compile(): CompiledQuery }][] = [
    ["the newest", () => subscribersQuery(database, "public", page)],
    ["those of a source", () => subscribersQuery(database, "public", { ...page, filter: { source: "/page-3" } })],
    ["those of some days", () => subscribersQuery(database, "public", { ...page, filter: days })],
    ...(["newest", "oldest", "email", "email-desc"] as const).map((sort): (typeof lists)[number] => [
      `both schemas by ${sort}`,
      () => sortedQuery(database, subscriberSchemas, { ...page, sort, filter: {} }),
    ]),
    [
      "both schemas by moment, some days",
      () => sortedQuery(database, subscriberSchemas, { ...page, sort: "oldest", filter: days }),
    ],
    [
      "a page of an export of some days",
      () => subscribersQuery(database, "production", { before: 9_000, limit: 250, filter: days }),
    ],
    [
      "a page of an export of a source",
      () => subscribersQuery(database, "public", { before: 9_000, limit: 250, filter: { source: "/page-1" } }),
    ],
  ];

  // Without a filter the newest are the last rows of the table itself.
  test.each(lists.slice(1))("a page of %s is read along an index, and no further than it goes", async (_, query) => {
    const plan = await planOf(database, query());
    const reads = plan.split("\n").filter((line) => /(SCAN|SEARCH|Scan) .*subscribers/.test(line));
    expect(reads.length).toBeGreaterThan(0);
    for (const read of reads)
      expect(read, plan).toMatch(/Index Scan (Backward )?using|USING (COVERING )?INDEX|INTEGER PRIMARY KEY/);
  });

  test.each(lists.filter(([name]) => !name.startsWith("both")))(
    "nothing is sorted for a page of %s",
    async (_, query) => {
      expect(await planOf(database, query())).not.toMatch(/TEMP B-TREE|Sort/);
    },
  );
});
