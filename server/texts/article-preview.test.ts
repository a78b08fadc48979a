import { beforeEach, describe, expect, test } from "vitest";
import type { DatabaseClient } from "#server/db/database.ts";
import { insertDraft, publishArticle } from "#server/db/queries/articles.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { previewedArticle, previewPath } from "./article-preview.ts";

const key = new Uint8Array(32).fill(1);
const other = new Uint8Array(32).fill(2);
const now = Date.parse("2026-12-01T00:00:00.000Z");
const hour = 60 * 60_000;
const draft = {
  ...{ title: "A day out", slug: "a-day-out", excerpt: "", author: "", tags: [], illustrationType: "", body: "Words." },
};

describe.each(engines)("the preview of an article on %s", (engine) => {
  let database: DatabaseClient;
  let id: number;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    ({ id } = await insertDraft(database.db, { draft: JSON.stringify(draft), username: "ada" }));
  });

  const codeOf = (of = id, at = now, by = key): string =>
    new URL(previewPath(by, of, at), "http://localhost").searchParams.get("code") ?? "";
  const see = (code: string, at = now) => previewedArticle(database.db, key, code, at);

  test("shows a draft as if it were published now", async () => {
    expect(previewPath(key, id, now)).toMatch(/^\/admin\/articles\/preview\?code=[\w.-]+$/);
    expect(await see(codeOf())).toEqual({
      ...{ ...draft, publishedAt: "2026-12-01T00:00:00.000Z", changedAt: expect.stringMatching(/^20.*Z$/) },
    });
  });

  test("shows a published one under its address and since when it is published", async () => {
    await publishArticle(database, { id, version: 1, slug: "the-address", published: "{}" });
    const row = await database.db.selectFrom("articles").select("published_at").executeTakeFirstOrThrow();
    expect(await see(codeOf())).toMatchObject({
      slug: "the-address",
      publishedAt: row.published_at,
      title: "A day out",
    });
  });

  test("works for an hour", async () => {
    expect(await see(codeOf(), now + hour)).not.toBeNull();
    expect(await see(codeOf(), now + hour + 1)).toBeNull();
  });

  test.each<[what: string, code: (good: string) => string]>([
    ["nothing", () => ""],
    ["another key's", () => codeOf(id, now, other)],
    ["one of an article that isn't there", () => codeOf(id + 1)],
    ["one for another article", (good) => good.replace(/^\d+/, String(id + 1))],
    ["one that was made to last", (good) => good.replace(/\.\d/, ".9")],
    ["one with words before it", (good) => `x${good}`],
    ["one with words behind it", (good) => `${good}x`],
    ["one that is cut short", (good) => good.slice(0, -1)],
  ])("isn't shown by %s", async (_, code) => expect(await see(code(codeOf()))).toBeNull());

  test("of the twelfth article is its own", async () => {
    const drafts = Array.from({ length: 11 }, () =>
      insertDraft(database.db, { draft: JSON.stringify(draft), username: "ada" }),
    );
    const last = Math.max(...(await Promise.all(drafts)).map((one) => one.id));
    expect(last).toBeGreaterThan(9);
    expect(await see(codeOf(last))).toMatchObject({ title: "A day out" });
  });

  test("of a draft that can't be read shows nothing", async () => {
    await database.db.updateTable("articles").set({ draft: "{" }).execute();
    expect(await see(codeOf())).toBeNull();
  });
});
