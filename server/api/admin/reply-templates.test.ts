import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { templateMessages as messages } from "#content/admin-templates.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { inboxResponse } from "#contract/admin-inbox.ts";
import { errorResponse } from "#contract/error-response.ts";
import { type ReplyTemplatesResponse, replyTemplatesResponse, templateBounds } from "#contract/reply-templates.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { readTextsStamp } from "#server/db/queries/site-texts.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

const where = {
  name: "Where is my order",
  text: "Hello {name},\n\n{order number} left us. Write to {support address}.",
};

describe.each(engines)("reply templates on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: Record<string, string>;
  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });
  const read = async (): Promise<ReplyTemplatesResponse> =>
    replyTemplatesResponse.parse(await (await shop.ask("/api/admin/reply-templates", { headers: auth })).json());
  const names = async () => (await read()).templates.map(({ name }) => name);
  const act = async (path: string, body: object) =>
    shop.post(`/api/admin/reply-templates/${path}`, { version: (await read()).version, ...body }, auth);
  const save = (template: object, id: string | null = null) => act("save", { id, ...template });
  const problems = async (answer: Response) => [answer.status, errorResponse.parse(await answer.json()).fields];

  test("one is written, changed, deleted and put back; no page is rendered again for it", async () => {
    const { db } = shop.context.database;
    const stamp = await readTextsStamp(db);
    expect(await read()).toMatchObject({ version: 0, lastChange: null, canUndo: false, templates: [] });
    expect(await (await save(where)).json()).toEqual({ success: true, message: messages.added });
    const [first] = (await read()).templates;
    expect(first).toMatchObject(where);
    expect((await save({ ...where, name: "Where is it" }, first?.id)).status).toBe(200);
    expect(await names()).toEqual(["Where is it"]);
    expect((await act("remove", { id: first?.id })).status).toBe(200);
    expect(await names()).toEqual([]);
    expect(await (await act("undo", {})).json()).toEqual({ success: true, message: messages.undone });
    expect(await names()).toEqual(["Where is it"]);
    expect(await read()).toMatchObject({ version: 4, lastChange: { username: "boss" }, canUndo: true });
    expect(await readTextsStamp(db)).toBe(stamp);
    const { rows } = await listAuditLog(db, { limit: 4, offset: 0 });
    expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
      ["reply templates changed", "put the list from before back"],
      ["reply templates changed", "deleted “Where is it”"],
      ["reply templates changed", "changed “Where is it”"],
      ["reply templates changed", "added “Where is my order”"],
    ]);
  });

  test("says what fills the fields that are alike in all answers", async () => {
    const { shop: name, supportAddress, products } = await read();
    expect(name).toBe("InCard");
    expect(supportAddress).toMatch(/@/);
    expect(products).toEqual(productSlugs.map((slug) => presentation[slug].name));
  });

  test("an unknown field and a stray brace are refused at the text, a taken name at the name", async () => {
    expect(await problems(await save({ name: "A", text: "Hello {first name} {" }))).toEqual([
      400,
      { text: messages.unknown(["{first name}", "{"]) },
    ]);
    expect(await problems(await save({ name: "WHERE is it", text: "x" }))).toEqual([400, { name: messages.taken }]);
    expect(Object.keys((await problems(await save({ name: "", text: "" })))[1] ?? {})).toEqual(["name", "text"]);
    expect(await names()).toEqual(["Where is it"]);
  });

  test("whoever saves second, of an unknown one, or beyond the bound is refused", async () => {
    const late = await shop.post("/api/admin/reply-templates/save", { version: 0, id: null, ...where }, auth);
    expect(late.status).toBe(409);
    expect((await save(where, randomUUID())).status).toBe(404);
    expect((await act("remove", { id: randomUUID() })).status).toBe(404);
    for (let kept = 1; kept < templateBounds.kept; kept += 1) await save({ name: `Template ${kept}`, text: "x" });
    const full = await save({ name: "One more", text: "x" });
    expect([full.status, errorResponse.parse(await full.json()).message]).toEqual([400, messages.tooMany]);
    expect(await names()).toHaveLength(templateBounds.kept);
  });

  test("what is stored without being templates hides nothing and can be written anew", async () => {
    const { db } = shop.context.database;
    const { version } = await read();
    await db.updateTable("site_texts").set({ json: '{"value":7}' }).where("key", "=", "reply templates").execute();
    expect(await read()).toMatchObject({ version, templates: [], canUndo: false });
    expect((await save(where)).status).toBe(200);
    expect(await names()).toEqual([where.name]);
  });

  test("an answer in which a field is open isn't sent; a note may hold braces", async () => {
    await shop.post("/api/contact", { name: "Ada", email: "ada@x.com", topic: "order", message: "Where?" });
    const inbox = async () =>
      inboxResponse.parse(await (await shop.ask("/api/admin/inbox", { headers: auth })).json()).data[0];
    const id = (await inbox())?.id;
    const write = (kind: string, text: string) => shop.post("/api/admin/inbox/entries", { id, kind, text }, auth);
    expect(await problems(await write("answer", "Hello { Name }, {order number}"))).toEqual([
      400,
      { text: messages.open(["name", "order number"]) },
    ]);
    expect((await inbox())?.entries).toEqual([]);
    expect((await write("note", "Use {name} here")).status).toBe(200);
    expect((await write("answer", "Hello Ada {sic}")).status).toBe(200);
    expect((await inbox())?.entries.map(({ kind }) => kind)).toEqual(["note", "answer"]);
  });
});
