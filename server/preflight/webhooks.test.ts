import { expect, test } from "vitest";
import { noSiteTexts } from "#contract/site-texts.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import { checkSettings } from "./settings.ts";
import { checkWebhooks } from "./webhooks.ts";

const seen = { signed: "2026-11-20T10:00:00.000Z", refused: null };
const never = { signed: null, refused: null };
const both = { stripe: seen, shopify: seen };
const config = (more: Record<string, string> = {}): Config =>
  readConfig({
    SHOPIFY_STORE_DOMAIN: "incard.myshopify.com",
    SHOPIFY_STOREFRONT_TOKEN: "f00",
    STRIPE_SECRET_KEY: "rk_live_51abc",
    STRIPE_WEBHOOK_SECRET: "whsec_8c1fT0qLw4Zr7Vn2",
    SHOPIFY_WEBHOOK_SECRET: "4f1c9d0a7be2635880d1c9ee",
    ...more,
  });
const idsOf = (...input: Parameters<typeof checkWebhooks>): readonly string[] =>
  [...checkWebhooks(...input)].map(({ id }) => id);

test("a service without a secret reports nothing, and is named", () => {
  const [finding] = [...checkWebhooks(config({ STRIPE_WEBHOOK_SECRET: "" }), both)];
  expect(finding).toMatchObject({ id: "no-webhook", level: "warning", what: "STRIPE_WEBHOOK_SECRET isn't set." });
  expect(idsOf(config({ SHOPIFY_WEBHOOK_SECRET: "" }), both)).toEqual([]);
  const store = config({ STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "", SHOPIFY_WEBHOOK_SECRET: "" });
  expect([...checkWebhooks(store, both)][0]?.what).toBe("SHOPIFY_WEBHOOK_SECRET isn't set.");
});

test("a service that never reported anything is told until it has, where that is known", () => {
  const one = config({ SHOPIFY_WEBHOOK_SECRET: "" });
  expect(idsOf(one, both)).toEqual([]);
  expect(idsOf(one, { ...both, stripe: never })).toEqual(["unseen-webhook-stripe"]);
  expect(idsOf(one, null)).toEqual([]);
  const store = config({ STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" });
  expect(idsOf(store, { stripe: never, shopify: never })).toEqual(["unseen-webhook-shopify"]);
});

test("reports of one sale by both services are warned of", () => {
  expect(idsOf(config(), both)).toEqual(["two-webhooks"]);
});

test("no key of a payment service is wanted where the live store takes the money", () => {
  const payments = (env: Record<string, string>, takenBy: "" | "store"): readonly string[] =>
    checkSettings(config({ STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "", ...env }), {
      settings: { ...noSiteTexts.settings, payments: { takenBy } },
    })
      .filter(({ step }) => step === "payments")
      .map(({ id }) => id);
  expect(payments({}, "")).toEqual(["demo-payments"]);
  expect(payments({}, "store")).toEqual([]);
  expect(
    payments({ SHOPIFY_STORE_DOMAIN: "", SHOPIFY_STOREFRONT_TOKEN: "", SHOPIFY_WEBHOOK_SECRET: "" }, "store"),
  ).toEqual(["demo-payments"]);
});

test("a report that was signed with another secret is told until one with the right secret has come", () => {
  const one = config({ SHOPIFY_WEBHOOK_SECRET: "" });
  const wrong = { signed: null, refused: "2026-11-20T11:00:00.000Z" };
  expect(idsOf(one, { ...both, stripe: wrong })).toEqual(["refused-webhook-stripe"]);
  expect(idsOf(one, { ...both, stripe: { ...wrong, signed: "2026-11-20T10:00:00.000Z" } })).toEqual([
    "refused-webhook-stripe",
  ]);
  expect(idsOf(one, { ...both, stripe: { ...wrong, signed: "2026-11-20T12:00:00.000Z" } })).toEqual([]);
});
