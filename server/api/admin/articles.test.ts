import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { articleMessages } from "#content/admin-articles.ts";
import { authors } from "#content/blog/authors.ts";
import {
  type ArticleDraft,
  articlesResponse,
  draftResponse,
  previewResponse,
  saveDraftResponse,
  slugOf,
  unfinishedFields,
} from "#contract/admin-articles.ts";
import { textBounds } from "#contract/site-texts.ts";
import { backup, restore } from "#server/db/backup.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { maxArticleBytes } from "#server/middleware/body.ts";
import { loaderServices } from "#server/start/loader-services.ts";
import { previewPath } from "#server/texts/article-preview.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { sharedTestShop, staff } from "#tests/shop.ts";

const draft: ArticleDraft = {
  title: "A Day Out: What's in Your Bag?",
  slug: "a-day-out-whats-in-your-bag",
  excerpt: "What to take.",
  author: authors[0],
  authorRole: "",
  tags: ["Travel", "Weekend"],
  illustrationType: "travel-items",
  body: "## What\n\nWords with [a link](/contact).",
  replaces: null,
};
const empty: ArticleDraft = {
  ...draft,
  title: "",
  slug: "",
  excerpt: "",
  author: "",
  tags: [],
  illustrationType: "",
  body: "",
};

test.each([
  ["A Day Out: What's in Your Bag?", "a-day-out-whats-in-your-bag"],
  ["  Läden & Cafés — 2026 ", "laden-cafes-2026"],
  ["2026", "no-2026"],
  ["!?", ""],
  ["word ".repeat(60), "word-word-word-word-word-word-word-word-word-word-word-word-word-word-word-word"],
])("the title %j proposes the slug %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("an empty draft lacks every field that it must have, a written one none", () => {
  expect(unfinishedFields(empty)).toEqual(
    Object.keys(empty).filter((name) => !["authorRole", "replaces"].includes(name)),
  );
  expect(unfinishedFields(draft)).toEqual([]);
  expect(unfinishedFields({ ...draft, slug: "7", tags: [] })).toEqual(["slug", "tags"]);
});

describe.each(engines)("articles by staff on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: Record<string, string>;
  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });

  const post = (path: string, body: unknown) => shop.post(`/api/admin/articles/${path}`, body, auth);
  const get = async <T>(path: string, schema: z.ZodType<T>): Promise<T> =>
    schema.parse(await (await shop.ask(path, { headers: auth })).json());
  const read = (id: number) => get(`/api/admin/articles/draft?id=${id}`, draftResponse);
  async function write(written: ArticleDraft, article: { id: number; version: number } | null = null) {
    const answer = await post("save", { article, draft: written });
    expect(answer.status).toBe(200);
    return saveDraftResponse.parse(await answer.json());
  }
  const shown = (): string[] => shop.context.texts.current().articles.map(({ slug }) => slug);

  test("of four articles that are published at once in the place of one built-in article, one is", async () => {
    const articles = [];
    for (const slug of ["own-a", "own-b", "own-c", "own-d"])
      articles.push(await write({ ...draft, slug, replaces: 1 }));
    const answers = await Promise.all(articles.map(({ id, version }) => post("publish", { id, version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(await answer.json()).toEqual({ success: false, message: articleMessages.replacedAlready });
    const first = articles[answers.findIndex(({ status }) => status === 200)] ?? expect.unreachable("one is published");
    const others = articles.filter((one) => one !== first);
    expect((await post("publish", { id: first.id, version: first.version })).status).toBe(200);
    const another = await write({ ...draft, slug: "own-of-another", replaces: 11 });
    expect((await post("publish", { id: another.id, version: another.version })).status).toBe(200);
    expect((await post("take-back", { id: first.id })).status).toBe(200);
    const [next = expect.unreachable("others are left")] = others;
    expect((await post("publish", { id: next.id, version: next.version })).status).toBe(200);
    for (const { id } of [next, another]) expect((await post("take-back", { id })).status).toBe(200);
  });

  test("of six articles that are published at once under one address, one is, and the others are told", async () => {
    const articles = [];
    for (let n = 0; n < 6; n += 1) articles.push(await write({ ...draft, slug: "one-address" }));
    const answers = await Promise.all(articles.map(({ id, version }) => post("publish", { id, version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(await answer.json()).toEqual({ success: false, message: articleMessages.slugTaken });
    const { id } = articles[answers.findIndex(({ status }) => status === 200)] ?? { id: 0 };
    expect((await post("take-back", { id })).status).toBe(200);
  });

  test("an article may be as long as it may be in any alphabet, and other calls take no more than before", async () => {
    const body = "жук ".repeat(textBounds.articleBody / 4).trim();
    const { id } = await write({ ...draft, slug: "long", body });
    expect((await read(id)).draft.body).toBe(body);
    const spelled = JSON.stringify({ article: null, draft: { ...draft, body } }).replace(
      /[^ -~]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    const headers: Record<string, string> = { ...auth, "Content-Type": "application/json" };
    const save = (text: string, sent = headers) =>
      shop.ask("/api/admin/articles/save", { method: "POST", body: text, headers: sent });
    expect((await save(spelled)).status).toBe(200);
    expect((await save(" ".repeat(maxArticleBytes + 1))).status).toBe(413);
    expect((await save(spelled, { ...headers, Authorization: "Bearer a.b.c" })).status).toBe(401);
    expect((await shop.ask("/api/subscribe", { method: "POST", body: spelled, headers })).status).toBe(413);
  });

  test("a draft is saved as it grows, published, edited, published again and taken back", async () => {
    const begun = await write({ ...empty, title: "A" });
    const { id } = begun;
    expect(begun.version).toBe(1);
    expect(await read(id)).toMatchObject({ state: "draft", draft: { title: "A" }, publishedAt: null });
    expect((await post("publish", { id, version: 1 })).status).toBe(400);
    const { version } = await write(draft, { id, version: 1 });
    expect(shown()).toEqual([]);
    expect((await post("publish", { id, version })).status).toBe(200);
    const [article] = shop.context.texts.current().articles;
    expect(article).toMatchObject({ slug: draft.slug, title: draft.title, tags: draft.tags });
    expect(await read(id)).toMatchObject({ state: "published", publishedAt: article?.publishedAt });

    // The address never changes, and readers see an edit when it is published.
    const edited = await write({ ...draft, slug: "another", title: "Another" }, { id, version });
    expect(await read(id)).toMatchObject({ state: "changed", draft: { slug: draft.slug, title: "Another" } });
    expect(shop.context.texts.current().articles[0]?.title).toBe(draft.title);
    await post("publish", { id, version: edited.version });
    const [again] = shop.context.texts.current().articles;
    expect([again?.slug, again?.title, again?.publishedAt]).toEqual([draft.slug, "Another", article?.publishedAt]);

    expect((await get("/api/admin/articles", articlesResponse)).tags).toContain("Weekend");
    expect((await post("delete", { id })).status).toBe(404);
    expect((await post("take-back", { id })).status).toBe(200);
    expect((await post("take-back", { id })).status).toBe(404);
    expect(shown()).toEqual([]);
    expect(await read(id)).toMatchObject({ state: "taken back", draft: { slug: draft.slug } });
  });

  test("no two articles have one address, whoever was first", async () => {
    const { id, version } = await write({ ...draft, title: "A second one" });
    const answer = await post("publish", { id, version });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("Another article has this address");
    expect((await post("delete", { id })).status).toBe(200);
    expect((await post("delete", { id })).status).toBe(404);
  });

  test("the later of two tabs hears of the earlier, and overwrites nothing", async () => {
    const { id, version } = await write({ ...empty, title: "One" });
    await write({ ...empty, title: "Two" }, { id, version });
    const late = await post("save", { article: { id, version }, draft: { ...empty, title: "Three" } });
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining("boss saved this in the meantime")]);
    expect((await post("publish", { id, version })).status).toBe(400);
    expect((await read(id)).draft.title).toBe("Two");
  });

  test.each([
    ["a picture that nobody uploaded", { body: "![A](/images/a.webp)" }],
    ["an unknown drawing", { illustrationType: "nothing" }],
    ["a refused link", { body: "[x](javascript:alert(1))" }],
    ["a number as address", { slug: "12" }],
    ["two hyphens in its address", { slug: "a--b" }],
  ])("a draft with %s can be saved, but not published", async (_, change) => {
    const { id, version } = await write({ ...draft, slug: "not-published", ...change });
    expect((await post("publish", { id, version })).status).toBe(400);
    expect(shown()).toEqual([]);
  });

  test("a text of more than can be read at once is refused in words, also one that was stored before", async () => {
    const body = `${"|a".repeat(300)}\n${"|-".repeat(300)}\n${"|\n".repeat(900)}`;
    const lines = await post("save", { article: null, draft: { ...draft, body: "a\n".repeat(2_000) } });
    expect([lines.status, await lines.text()]).toEqual([
      400,
      expect.stringContaining("The text has 2,000 lines; 1,000 are allowed."),
    ]);
    const { id, version } = await write({ ...draft, slug: "a-table", body });
    const cells = "The tables have 270,300 cells; 1,000 are allowed.";
    for (const call of ["preview", "publish"]) {
      const answer = await post(call, call === "publish" ? { id, version } : { id });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(cells)]);
    }
    expect(shown()).toEqual([]);
  });

  test("a preview shows the draft to whoever has its address, for an hour and no other article", async () => {
    const { articlePreview } = loaderServices(shop.context);
    const { id } = await write({ ...draft, slug: "", title: "Only a preview" });
    const answer = await post("preview", { id });
    const { path } = previewResponse.parse(await answer.json());
    const code = new URL(path, "http://localhost").searchParams.get("code") ?? "";
    expect(await articlePreview(code)).toMatchObject({ title: "Only a preview", slug: "" });
    const key = shop.context.keys.articlePreview;
    const boss = await shop.context.staffLogin.find(staff.username);
    if (!boss) return expect.unreachable();
    const past = previewPath(key, id, boss, Date.now() - 60 * 60_000 - 1);
    const old = new URL(past, "http://localhost").searchParams.get("code");
    const forged = code.replace(/^\d+/, String(id + 1));
    for (const one of [old ?? "", forged, code.slice(0, -1), "", "1.2.3", `${code}x`]) {
      expect(await articlePreview(one), one).toBeNull();
    }
  });

  test("a preview's address ends with “Log out everywhere”", async () => {
    const { articlePreview } = loaderServices(shop.context);
    const { id } = await write({ ...draft, slug: "", title: "Soon over" });
    const { path } = previewResponse.parse(await (await post("preview", { id })).json());
    const code = new URL(path, "http://localhost").searchParams.get("code") ?? "";
    expect(await articlePreview(code)).not.toBeNull();
    expect((await shop.post("/api/admin/log-out-everywhere", {}, auth)).status).toBe(200);
    expect(await articlePreview(code)).toBeNull();
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });

  test("a backup keeps drafts, articles and texts, and a restored counter goes on", async () => {
    const { id } = await write({ ...draft, title: "Kept" });
    const file = join(shop.context.config.dataDir, "texts.backup");
    await backup(shop.context.database, file);
    const restored = await openTestDatabase(engine);
    await restore(restored, file);
    const rows = (db: typeof restored.db) => db.selectFrom("articles").selectAll().orderBy("id").execute();
    expect(await rows(restored.db)).toEqual(await rows(shop.context.database.db));
    expect((await rows(restored.db)).at(-1)?.id).toBe(id);
  });

  test("a draft is in the audit log, and there are so many articles at most", async () => {
    const { db } = shop.context.database;
    const { id } = await write({ ...empty, title: "Noted" });
    const noted = (await listAuditLog(db, { limit: 1, offset: 0 })).rows[0];
    expect(noted).toMatchObject({ username: "boss", action: "article begun", detail: `${id}: Noted` });
    const there = (await db.selectFrom("articles").select("id").execute()).length;
    const at = new Date().toISOString();
    const rows = Array.from({ length: textBounds.articles - there - 1 }, () => ({
      draft: JSON.stringify(empty),
      username: "boss",
      updated_at: at,
      version: 1,
    }));
    await db.insertInto("articles").values(rows).execute();
    const last = await post("save", { article: null, draft: empty });
    expect(last.status).toBe(200);
    const more = await post("save", { article: null, draft: empty });
    expect([more.status, await more.text()]).toEqual([400, expect.stringContaining(articleMessages.tooMany)]);
  });

  test("the list holds what its contract names, so none of the texts", async () => {
    const list: unknown = await (await shop.ask("/api/admin/articles", { headers: auth })).json();
    const named = articlesResponse.parse(list);
    expect(named.articles.length).toBeGreaterThan(0);
    expect(list).toEqual(named);
  });

  test("every step is in the audit log", async () => {
    const { rows } = await listAuditLog(shop.context.database.db, { limit: 200, offset: 0 });
    const actions = new Set(rows.map(({ action }) => action));
    for (const action of ["article begun", "article published", "article taken back", "draft deleted"]) {
      expect(actions).toContain(action);
    }
    expect(rows.find(({ action }) => action === "article taken back")?.detail).toBe(`/blog/${draft.slug}`);
  });
});
