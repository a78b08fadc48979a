import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authors } from "#content/blog/authors.ts";
import { previewResponse, saveDraftResponse } from "#contract/admin-articles.ts";
import { stampTexts } from "#server/db/queries/site-texts.ts";
import { hostileMarkdown } from "#tests/abuse/hostile-markdown.ts";
import { openSharedDatabase } from "#tests/databases.ts";
import { limitMemory } from "./memory-limit.ts";
import { ask, type Outcome, type ServerProcess, staffToken, startServer } from "./server-process.ts";

/** What deploy/ gives the shop. */
const limitMb = 512;
/** A page with its frame; what staff wrote in it is 1 MB at most. */
const pageBytes = 1_100_000;
const texts = Object.values(hostileMarkdown).filter((body) => body.trim() !== "");

const article = (at: number, body: string) => ({
  slug: `hostile-${at}`,
  title: `Hostile ${at}`,
  excerpt: "What a version before, or another replica, has stored.",
  author: authors[0],
  tags: ["Tips"],
  illustrationType: "travel-items",
  body: body.trim(),
});

let server: ServerProcess;
let address: string;
const limit = limitMemory(limitMb);
beforeAll(async () => {
  const database = await openSharedDatabase("sqlite");
  const at = new Date().toISOString();
  const rows = texts.map((body, index) => {
    const json = JSON.stringify(article(index, body));
    const written = { draft: json, published: json, username: "ada", slug: `hostile-${index}`, version: 1 };
    return { ...written, published_at: at, changed_at: at, updated_at: at };
  });
  await database.db.insertInto("articles").values(rows).execute();
  await stampTexts(database.db);
  await database.close();
  server = startServer({ DATA_DIR: database.place.dataDir }, limit.wrap);
  limit.watch(server);
  address = await server.opened;
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await server.exited;
  limit.remove();
});

/** Asks for health again and again while some work is done; returns how often that was answered. */
async function healthDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  let answers = 0;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  while (!isDone) {
    expect((await ask(address, "/api/health")).status).toBe(200);
    answers += 1;
  }
  await work;
  return answers;
}

async function expectPages(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status, body } = await ask(address, path);
    expect([path, status]).toEqual([path, 200]);
    expect(Buffer.byteLength(body), path).toBeLessThan(pageBytes);
  }
}

describe.runIf(process.platform === "linux")(`a shop with ${limitMb} MB`, () => {
  // How much work a text can be, tests/abuse/hostile-markdown.test.ts says in steps.
  test(`shows ${texts.length} hostile articles that are stored, and health is answered after each but a few`, async () => {
    const paths = texts.map((_, at) => `/blog/hostile-${at}`);
    const answers = await healthDuring(expectPages(["/blog", "/feed.xml", "/sitemap.xml", "/llms.txt", ...paths]));
    expect(answers).toBeGreaterThan(paths.length / 2);
  });

  test("saves, previews and publishes what may be, and refuses the rest in words", async () => {
    const headers = { Authorization: `Bearer ${await staffToken(address)}` };
    const post = (call: string, body: unknown): Promise<Outcome> =>
      ask(address, `/api/admin/articles/${call}`, { body, headers });
    const refused = (outcome: Outcome): boolean => {
      if (outcome.status === 200) return false;
      expect([400, 413], outcome.body).toContain(outcome.status);
      expect(outcome.body).toMatch(/ are allowed\.|can't be used|more than we can take/);
      return true;
    };
    const write = async () => {
      for (const [at, body] of texts.entries()) {
        const saved = await post("save", { article: null, draft: { ...article(at, body), slug: `new-${at}` } });
        if (refused(saved)) continue;
        const { id, version } = saveDraftResponse.parse(JSON.parse(saved.body));
        const preview = await post("preview", { id });
        if (!refused(preview)) await expectPages([previewResponse.parse(JSON.parse(preview.body)).path]);
        if (!refused(await post("publish", { id, version }))) await expectPages([`/blog/new-${at}`]);
      }
    };
    expect(await healthDuring(write())).toBeGreaterThan(texts.length / 2);
  });
});
