import { beforeEach, describe, expect, test } from "vitest";
import { readMarkdown } from "#contract/staff-markdown.ts";
import type { StaffMember } from "#server/auth/staff-login.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { insertDraft, publishArticle } from "#server/db/queries/site-texts.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { previewedArticle, previewPath } from "./article-preview.ts";

const key = new Uint8Array(32).fill(1);
const other = new Uint8Array(32).fill(2);
const now = Date.parse("2026-12-01T00:00:00.000Z");
const hour = 60 * 60_000;
const maker: StaffMember = { username: "Ada Läuferin-日本", role: "editor", securityStamp: "one" };
const draft = {
  ...{
    title: "A day out",
    slug: "a-day-out",
    excerpt: "",
    author: "",
    authorRole: "",
    tags: [],
    illustrationType: "",
    body: "Words.",
    replaces: null,
  },
};

describe.each(engines)("the preview of an article on %s", (engine) => {
  let database: DatabaseClient;
  let id: number;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    ({ id } = await insertDraft(database.db, { draft: JSON.stringify(draft), username: "ada" }));
  });

  const codeOf = (of = id, at = now, by = key): string =>
    new URL(previewPath(by, of, maker, at), "http://localhost").searchParams.get("code") ?? "";
  let staff: readonly StaffMember[] = [];
  const find = async (name: string) => staff.find(({ username }) => username === name) ?? null;
  beforeEach(() => {
    staff = [maker, { ...maker, username: "other" }];
  });
  const see = (code: string, at = now) => previewedArticle({ db: database.db, staff: { find }, key }, code, at);

  test("shows a draft as if it were published now", async () => {
    expect(previewPath(key, id, maker, now)).toMatch(/^\/admin\/articles\/preview\?code=[\w.-]+$/);
    expect(await see(codeOf())).toEqual({
      ...{ ...draft, publishedAt: "2026-12-01T00:00:00.000Z", changedAt: expect.stringMatching(/^20.*Z$/) },
      tree: readMarkdown(draft.body, "article").tree,
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

  test("ends when its maker's tokens do, and when the maker is removed", async () => {
    const code = codeOf();
    staff = [{ ...maker, securityStamp: "another" }];
    expect(await see(code)).toBeNull();
    staff = [];
    expect(await see(code)).toBeNull();
    staff = [maker];
    expect(await see(code)).not.toBeNull();
    const [article, until, , proof] = code.split(".");
    staff = [maker, { ...maker, username: "other" }];
    expect(await see([article, until, Buffer.from("other").toString("base64url"), proof].join("."))).toBeNull();
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
