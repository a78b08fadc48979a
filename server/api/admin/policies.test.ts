import { beforeAll, describe, expect, test } from "vitest";
import { policyMessages } from "#content/admin-policies.ts";
import { policiesResponse, policyPreviewResponse } from "#contract/admin-policies.ts";
import { policyBounds } from "#contract/policy-texts.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { loaderServices } from "#server/start/loader-services.ts";
import { loadSiteTexts } from "#server/texts/site-texts.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

const returns = {
  title: "Returns",
  description: "Send it back.",
  atAGlance: ["14 days."],
  body: "Write to {support}.\n\n## How {#return-process}\n\nPack it.",
};

describe.each(engines)("the policies on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: Record<string, string>;
  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });
  const read = async () =>
    policiesResponse.parse(await (await shop.ask("/api/admin/policies", { headers: auth })).json()).policies;
  const post = (path: string, body: object) =>
    shop.post(`/api/admin/policies/${path}`, { policy: "returns", ...body }, auth);

  test("a text is published, cleaned, on every replica; the second of two who publish hears of the first", async () => {
    const replica = await loadSiteTexts(shop.context.database);
    const published = shop.context.texts.current().policies;
    expect(published).toEqual({});
    expect(await read()).toEqual([]);
    const pasted = { ...returns, title: "Re\u200Bturns ", atAGlance: [" 14 days."] };
    const answer = await post("publish", { version: 0, text: pasted });
    expect(await answer.json()).toEqual({ success: true, message: policyMessages.published });
    expect((await post("publish", { version: 0, text: { ...returns, title: "Other" } })).status).toBe(409);
    expect(await read()).toMatchObject([
      { id: "returns", version: 1, text: returns, versions: [{ version: 1, username: "boss", own: true }] },
    ]);
    expect(await replica.refresh()).toBe(true);
    for (const texts of [replica, shop.context.texts]) {
      expect(texts.current().policies.returns).toMatchObject({ version: 1, text: returns });
    }
    const first = replica.current().policies;
    expect((await post("publish", { version: 1, text: { ...returns, title: "Second" } })).status).toBe(200);
    await replica.refresh();
    expect(replica.current().policies).not.toBe(first);
  });

  test("an earlier version and the text of the shop are put back, and that is taken back too", async () => {
    expect(await (await post("put-back", { version: 2, to: 1 })).json()).toMatchObject({
      message: policyMessages.putBack,
    });
    expect(shop.context.texts.current().policies.returns).toMatchObject({ version: 3, text: returns });
    expect((await post("put-back", { version: 3, to: 0 })).status).toBe(200);
    expect(shop.context.texts.current().policies.returns).toMatchObject({ version: 4, text: null, tree: null });
    expect((await post("put-back", { version: 4, to: 2 })).status).toBe(200);
    expect(shop.context.texts.current().policies.returns?.text?.title).toBe("Second");
    expect((await post("put-back", { version: 5, to: 77 })).status).toBe(404);
    expect((await post("put-back", { version: 4, to: 1 })).status).toBe(409);
    const [{ versions } = { versions: [] }] = await read();
    expect(versions.map(({ version, own }) => [version, own])).toEqual([
      [5, true],
      [4, false],
      [3, true],
      [2, true],
      [1, true],
    ]);
    const { rows } = await listAuditLog(shop.context.database.db, { limit: 2, offset: 0 });
    expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
      ["policy put back", "returns, version 5"],
      ["policy put back", "returns, version 4"],
    ]);
  });

  test("a draft is looked at by its address, and visitors don't see it", async () => {
    const answer = await post("preview", { text: { ...returns, title: "Draft" } });
    const { path } = policyPreviewResponse.parse(await answer.json());
    const code = new URL(path, "http://localhost").searchParams.get("code") ?? "";
    const { policyPreview, articlePreview } = loaderServices(shop.context);
    expect(await policyPreview(code)).toMatchObject({ policy: "returns", text: { title: "Draft" } });
    expect(await policyPreview(code.replace("returns", "privacy"))).toBeNull();
    expect(await articlePreview(code)).toBeNull();
    expect(shop.context.texts.current().policies.returns?.text?.title).toBe("Second");
    expect((await post("preview", { text: { ...returns, title: "Later" } })).status).toBe(200);
    expect(await policyPreview(code)).toMatchObject({ text: { title: "Later" } });
  });

  test.each([
    [{ body: "Write to {suport}." }, "{suport}"],
    [{ body: "See [this](javascript:alert(1))." }, "javascript:alert(1)"],
    [{ body: "## A {#a}\n\n## B {#a}" }, "a"],
    [{ body: "x".repeat(policyBounds.body + 1) }, ""],
    [{ title: "" }, ""],
    [{ atAGlance: [] }, ""],
  ])("%o can't be published", async (wrong, said) => {
    const answer = await post("publish", { version: 5, text: { ...returns, ...wrong } });
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toContain(said);
    expect((await post("preview", { text: { ...returns, ...wrong } })).status).toBe(400);
  });

  test("of many versions the oldest go, and what visitors read stays", async () => {
    for (let version = 5; version < policyBounds.versions + 3; version += 1) {
      expect((await post("publish", { version, text: { ...returns, title: `Number ${version + 1}` } })).status).toBe(
        200,
      );
    }
    const [{ versions, text } = { versions: [], text: null }] = await read();
    expect(versions).toHaveLength(policyBounds.versions);
    expect(text?.title).toBe(`Number ${policyBounds.versions + 3}`);
    expect((await post("publish", { version: 0, text: returns })).status).toBe(409);
  });
});
