import { beforeAll, describe, expect, test } from "vitest";
import { type InboxResponse, inboxResponse } from "#contract/admin-inbox.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

describe.each(engines)("the inbox on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: { Authorization: string };
  const inbox = async (query = ""): Promise<InboxResponse> =>
    inboxResponse.parse(await (await shop.ask(`/api/admin/inbox?${query}`, { headers: auth })).json());
  const names = async (query = "") => (await inbox(query)).data.map(({ name }) => name);
  const write = (name: string, topic: string) =>
    shop.post("/api/contact", { name, email: `${name}@x.com`, topic, message: `From ${name}` });
  const idOf = async (name: string) => (await inbox(`search=From ${name}`)).data[0]?.id ?? 0;

  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    for (const [name, topic] of [
      ["ada", "order"],
      ["grace", "support"],
      ["linus", "order"],
      ["margaret", "other"],
      ["edsger", "general"],
    ] as const) {
      await write(name, topic);
    }
    await shop.post("/api/admin/inbox/state", { id: await idOf("linus"), state: "answered" }, auth);
    // A topic of a former version of the form.
    const { db } = shop.context.database;
    await db.updateTable("contact_messages").set({ topic: "press" }).where("name", "=", "edsger").execute();
  });

  test("is narrowed to a topic, beside state, search and pages", async () => {
    expect(await names("topic=order")).toEqual(["linus", "ada"]);
    expect(await names("topic=order&state=new")).toEqual(["ada"]);
    expect(await names("topic=order&search=linus")).toEqual(["linus"]);
    expect(await names("topic=order&limit=1&offset=1")).toEqual(["ada"]);
    expect((await inbox("topic=order&limit=1")).matchCount).toBe(2);
    expect(await names("topic=partnership")).toEqual([]);
  });

  test("counts states of the chosen topic and topics of the chosen state", async () => {
    const all = await inbox();
    expect(all.counts).toEqual({ new: 4, answered: 1, archived: 0, refused: 0 });
    expect(all.topics).toEqual({ all: 5, general: 0, support: 1, order: 2, partnership: 0, other: 2 });
    const narrowed = await inbox("topic=order&state=new");
    expect(narrowed.counts).toEqual({ new: 1, answered: 1, archived: 0, refused: 0 });
    expect(narrowed.topics).toEqual({ all: 4, general: 0, support: 1, order: 1, partnership: 0, other: 2 });
    expect((await inbox("state=refused")).topics.all).toBe(0);
  });

  test("finds what has a topic of a former version under the other ones", async () => {
    expect(await names("topic=other")).toEqual(["edsger", "margaret"]);
  });

  test.each(["press", "ORDER", "order,support", "__proto__", ""])("refuses the topic %j", async (topic) => {
    expect((await shop.ask(`/api/admin/inbox?topic=${topic}`, { headers: auth })).status).toBe(400);
  });
});
