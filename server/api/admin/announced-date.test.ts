import { beforeEach, describe, expect, test } from "vitest";
import { campaignMessages } from "#content/staff-messages.ts";
import { campaignPreviewResponse } from "#contract/admin-campaigns.ts";
import { errorResponse } from "#contract/error-response.ts";
import { addShipDateAlert } from "#server/db/queries/consents.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

const product = "carbon-finder-product";

describe.each(engines)("announcing a ship date on %s", (engine) => {
  let shop: TestShop;
  let auth: Record<string, string>;
  beforeEach(async () => {
    shop = await openTestShop(engine, {}, undefined, {});
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    const alert = { email: "ada@x.com", source: "/", consentTextId: "ship-date-1" };
    await addShipDateAlert(shop.context.database.db, "carbon-finder", alert);
  });

  const availability = () => shop.context.catalog.current().find(({ id }) => id === product)?.availability;
  const outbox = () => shop.context.database.db.selectFrom("outbox").select("text").execute();
  const draft = (more: object = {}) => ({
    ...{ kind: "ship-date", product: "carbon-finder", shipDate: "March 1, 2031", note: "" },
    pageSays: availability()?.shipDate ?? "",
    ...more,
  });
  const preview = (more?: object) => shop.post("/api/admin/campaigns/preview", draft(more), auth);
  const send = (more?: object, idempotencyKey = "5f1b0b6e-6f0a-4d3c-9c3f-0a1b2c3d4e5f") =>
    shop.post("/api/admin/campaigns", { idempotencyKey, recipients: 1, campaign: draft(more) }, auth);

  test("changes the product's page and writes to those who wait, in one step that can be undone", async () => {
    const before = availability();
    const shown = campaignPreviewResponse.parse(await (await preview()).json());
    expect(shown.page).toEqual({ product: "Carbon Finder", from: before?.shipDate, to: "March 1, 2031" });
    expect(availability()).toEqual(before);
    expect((await send()).status).toBe(200);
    expect(availability()).toMatchObject({ shipDate: "March 1, 2031", note: expect.stringContaining("March 1, 2031") });
    expect(await outbox()).toHaveLength(1);
    const changes = await shop.context.database.db.selectFrom("catalog_changes").select(["id", "username"]).execute();
    expect(changes).toMatchObject([{ username: "boss" }]);
    expect((await shop.post("/api/admin/catalog/undo", { id: changes[0]?.id }, auth)).status).toBe(200);
    expect(availability()).toEqual(before);
  });

  test("leaves the page as it is where that isn't wanted", async () => {
    const before = availability();
    expect((await send({ pageSays: null, shipDate: "early next year" })).status).toBe(200);
    expect(availability()).toEqual(before);
  });

  test.each([
    ["another date on the page by now", { pageSays: "January 1, 2030" }, 409],
    ["no day", { shipDate: "early March" }, 400],
    ["a day that has passed", { shipDate: "March 1, 2001" }, 400],
  ])("refuses %s, and then neither is done", async (_, more, status) => {
    const before = availability();
    const answer = await send(more);
    expect(answer.status).toBe(status);
    const { message, fields } = errorResponse.parse(await answer.json());
    if (status === 409) expect(message).toBe(campaignMessages.pageChanged(before?.shipDate ?? ""));
    else expect(Object.keys(fields ?? {})).toEqual(["campaign.shipDate"]);
    expect(availability()).toEqual(before);
    expect(await outbox()).toEqual([]);
    expect(await shop.context.database.db.selectFrom("campaigns").select("id").execute()).toEqual([]);
  });

  test("refuses another size of the list, and then the page stays too", async () => {
    const before = availability();
    const idempotencyKey = "5f1b0b6e-6f0a-4d3c-9c3f-0a1b2c3d4e5f";
    const sent = { idempotencyKey, recipients: 7, campaign: draft() };
    expect((await shop.post("/api/admin/campaigns", sent, auth)).status).toBe(409);
    expect(availability()).toEqual(before);
  });

  test("for later changes the page then, with the mails", async () => {
    const before = availability();
    const sendAt = new Date(Date.now() + 60 * 60_000).toISOString();
    expect((await send({ sendAt })).status).toBe(200);
    expect([availability(), await outbox()]).toEqual([before, []]);
    const changes = await shop.context.database.db
      .selectFrom("catalog_changes")
      .select(["state", "applies_at"])
      .execute();
    expect(changes).toEqual([{ state: "scheduled", applies_at: sendAt }]);
    expect((await send({ sendAt: "2001-01-01T00:00:00.000Z" }, "5f1b0b6e-6f0a-4d3c-9c3f-0a1b2c3d4e60")).status).toBe(
      400,
    );
  });
});

test("a test goes to up to five addresses, and a wrong one is said at the field", async () => {
  const shop = await openTestShop("sqlite", { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "shop@shop.example" });
  const auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  const campaign = { kind: "newsletter", subject: "News", text: "Hello.", senderName: "Ada of InCard" };
  const ask = (emails: string) => shop.post("/api/admin/campaigns/test", { emails, campaign }, auth);
  expect((await ask(" ada@x.com, eve@x.com;\n joe@x.com ")).status).toBe(200);
  const rows = await shop.context.database.db.selectFrom("outbox").select(["recipient", "sender_name"]).execute();
  expect(rows.map(({ recipient }) => recipient)).toEqual(["ada@x.com", "eve@x.com", "joe@x.com"]);
  expect(new Set(rows.map(({ sender_name }) => sender_name))).toEqual(new Set(["Ada of InCard"]));
  for (const wrong of ["", "ada@x.com, nobody", "a@x.com b@x.com c@x.com d@x.com e@x.com f@x.com"]) {
    const answer = await ask(wrong);
    expect(answer.status).toBe(400);
    expect(
      Object.keys(errorResponse.parse(await answer.json()).fields ?? {}).every((name) => name.startsWith("emails")),
    ).toBe(true);
  }
});
