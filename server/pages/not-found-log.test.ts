import { beforeEach, describe, expect, test } from "vitest";
import type { DatabaseClient } from "#server/db/database.ts";
import { saveRedirect } from "#server/db/queries/redirects.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { createNotFoundLog, type NotFoundLog } from "./not-found-log.ts";

describe.each(engines)("paths that aren't found, on %s", (engine) => {
  let database: DatabaseClient;
  let log: NotFoundLog;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    log = createNotFoundLog(database);
  });

  const missed = async () => {
    await log.flush();
    const rows = await database.db.selectFrom("not_found_paths").select(["path", "count"]).orderBy("path").execute();
    return Object.fromEntries(rows.map(({ path, count }) => [path, count]));
  };
  const followed = async () => {
    await log.flush();
    const rows = await database.db.selectFrom("redirects").select(["source", "hits"]).orderBy("source").execute();
    return Object.fromEntries(rows.map(({ source, hits }) => [source, hits]));
  };

  test("are counted, each time once, and saved when asked to", async () => {
    for (const path of ["/a", "/b", "/a"]) expect(log.recordNotFound(path)).toBeNull();
    expect(await database.db.selectFrom("not_found_paths").selectAll().execute()).toEqual([]);
    expect(await missed()).toEqual({ "/a": 2, "/b": 1 });
    expect(await missed()).toEqual({ "/a": 2, "/b": 1 });
    log.recordNotFound("/a");
    expect(await missed()).toEqual({ "/a": 3, "/b": 1 });
  });

  test("aren't counted where they may say who somebody is, or are nothing that a person typed", async () => {
    const longest = `/${"a".repeat(199)}`;
    for (const path of ["/ada@example.com", "/ada%40example.com", "/a b", "/a\u0007", `${longest}a`, longest])
      log.recordNotFound(path);
    expect(await missed()).toEqual({ [longest]: 1 });
  });

  test("beyond so many between two savings the known ones are still counted", async () => {
    for (let i = 0; i < 301; i += 1) log.recordNotFound(`/${i}`);
    for (const path of ["/0", "/more"]) log.recordNotFound(path);
    const counts = await missed();
    expect([Object.keys(counts).length, counts["/0"], counts["/299"], counts["/300"]]).toEqual([300, 2, 1, undefined]);
  });

  test("lead where staff said, in whatever spelling, and are counted there", async () => {
    await saveRedirect(database.db, { source: "/old-caf%c3%a9", target: "/new?a=é", status: 301 });
    await saveRedirect(database.db, { source: "/sale", target: "/buy-now", status: 302 });
    expect(log.recordNotFound("/sale")).toBeNull();
    await log.refresh();
    const permanent = { status: 301, location: "/new?a=%C3%A9" };
    expect(log.recordNotFound("/old-caf%C3%A9")).toEqual(permanent);
    expect(log.recordNotFound("/old-caf%c3%a9")).toEqual(permanent);
    expect(log.recordNotFound("/sale")).toEqual({ status: 302, location: "/buy-now" });
    expect(log.recordNotFound("//elsewhere.example")).toBeNull();
    expect(await followed()).toEqual({ "/old-caf%c3%a9": 2, "/sale": 1 });
    expect(await missed()).toEqual({ "//elsewhere.example": 1, "/sale": 1 });
  });

  test("lead nowhere by a row that can't be followed", async () => {
    for (const [source, target, status] of [
      ["/a", "https://evil.example", 301],
      ["not a path", "/b", 301],
      ["/c", "/d", 200],
    ] as const)
      await saveRedirect(database.db, { source, target, status });
    await saveRedirect(database.db, { source: "/good", target: "/here", status: 301 });
    await log.refresh();
    for (const path of ["/a", "not a path", "/c", ""]) expect(log.recordNotFound(path)).toBeNull();
    expect(log.recordNotFound("/good")?.location).toBe("/here");
  });
});
