import { expect, test } from "vitest";
import { setupMessages } from "#content/setup-messages.ts";
import { setupResponse } from "#contract/admin-setup.ts";
import { loaderServices } from "#server/start/loader-services.ts";
import { seller, shipping } from "#tests/entered-settings.ts";
import { openShop } from "#tests/shop.ts";

test("what is saved over a variable that is set is answered with its name, and so is what is put back", async () => {
  const shop = await openShop("sqlite", {
    SHOPIFY_STORE_DOMAIN: "my.myshopify.com",
    SHOPIFY_STOREFRONT_TOKEN: "public",
    SELLER_NAME: "Ada LLC",
    SHIPS_TO: "US,CA",
    SUPPORT_EMAIL: "help@ada.com",
    STRIPE_SECRET_KEY: "sk_test_0123456789abcdefghijklmn",
  });
  const auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  const post = async (path: string, body: unknown): Promise<string> =>
    (await (await shop.post(`/api/admin/setup/${path}`, body, auth)).json()).message;
  const emails = { support: "other@ada.com", privacy: "", dpo: "" };
  const saved = (group: string, version: number, value: unknown) => post("save", { group, version, value });
  expect(await saved("seller", 0, seller)).toBe(setupMessages.outweighed(setupMessages.done.saved, ["SELLER_NAME"]));
  expect(await saved("seller", 1, { ...seller, name: "Ada LLC" })).toBe(setupMessages.saved);
  expect(await saved("shipping", 0, { ...shipping, countries: "us ca" })).toBe(setupMessages.saved);
  expect(await saved("shipping", 1, { ...shipping, countries: "US" })).toContain("SHIPS_TO");
  expect(await saved("emails", 0, emails)).toContain("SUPPORT_EMAIL");
  expect(await saved("payments", 0, { takenBy: "store" })).toContain("STRIPE_SECRET_KEY");
  expect(await saved("payments", 1, { takenBy: "" })).toBe(setupMessages.saved);
  expect(await post("undo", { group: "seller", version: 2 })).toBe(
    setupMessages.outweighed(setupMessages.done.undone, ["SELLER_NAME"]),
  );
  expect(loaderServices(shop.context).seller.name).toBe("Ada LLC");
  await shop.close();
});

test("an amount in another currency than the shop's is refused at its field, in the shop's own words", async () => {
  const shop = await openShop("sqlite");
  const auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  const save = (value: unknown) => shop.post("/api/admin/setup/save", { group: "shipping", version: 0, value }, auth);
  for (const [field, amount, sign] of [
    ["rate", "€5", "€"],
    ["rate", "5 eur", "EUR"],
    ["freeFrom", "£50", "£"],
  ] as const) {
    const answer = await save({ ...shipping, freeFrom: "", [field]: amount });
    expect(answer.status, amount).toBe(400);
    expect((await answer.json()).fields).toEqual({
      [`value.${field}`]: setupMessages.foreignCurrency(sign, "US dollars"),
    });
  }
  expect((await save({ ...shipping, rate: "$5", freeFrom: "USD 50" })).status).toBe(200);
  expect(loaderServices(shop.context).texts().settings.shipping).toMatchObject({ rate: "5.00", freeFrom: "50" });
  await shop.close();
});

test("what a variable decides is told with its value, and a secret without", async () => {
  const shop = await openShop("sqlite", {
    SHOPIFY_STORE_DOMAIN: "my.myshopify.com",
    SHOPIFY_STOREFRONT_TOKEN: "public",
    SELLER_NAME: "Ada LLC",
    SHIPPING_RATE: "9.99",
    SHIPS_TO: "US,CA",
    SUPPORT_EMAIL: "help@ada.example",
    STRIPE_SECRET_KEY: "sk_test_0123456789abcdefghijklmn",
  });
  const answer = await shop.ask("/api/admin/setup", {
    headers: { Authorization: `Bearer ${await shop.staffToken()}` },
  });
  const body = await answer.text();
  expect(setupResponse.parse(JSON.parse(body)).variables).toEqual({
    SELLER_NAME: "Ada LLC",
    SHIPPING_RATE: "9.99",
    SHIPS_TO: "United States, Canada",
    SUPPORT_EMAIL: "help@ada.example",
    STRIPE_SECRET_KEY: null,
  });
  expect(body).not.toContain("sk_test");
  await shop.close();
});
