import { describe, expect, test } from "vitest";
import { products } from "#content/catalog/products.ts";
import { orderMessages } from "#content/order.ts";
import { serverMessages } from "#content/server-messages.ts";
import { domainDetectionResponse } from "#contract/domain-detection.ts";
import { errorResponse } from "#contract/error-response.ts";
import { healthResponse } from "#contract/health.ts";
import { paymentStatusResponse } from "#contract/payment-status.ts";
import { productsResponse } from "#contract/product.ts";
import type { Payments } from "#server/payments/payments.ts";
import { shownCatalog } from "#tests/built-in.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, sharedTestShop } from "#tests/shop.ts";

const asked: string[] = [];
/** Knows one payment, with more fields than may leave the server. */
const payments: Payments = {
  find: async (id) => {
    asked.push(id);
    if (id === "pi_slow") throw new Error("sk_live_secret timed out");
    const more = { status: "succeeded", amount: 89.99, metadata: { quantity: 2, secret: "x" }, client_secret: "y" };
    if (id === "pi_single") return { status: "processing", amount: 5, metadata: {} };
    return id === "pi_known" ? more : null;
  },
};

describe.each(engines)("the calls that read, on %s", (engine) => {
  const shop = sharedTestShop(engine, { TRUST_PROXY: "1" }, () => ({}), { payments });

  test("GET /api/products gives the catalog, and 304 to who has it", async () => {
    const answer = await shop.ask("/api/products");
    const { success, data } = productsResponse.parse(await answer.json());
    expect({ success, data: data.map((one) => ({ ...one, images: [] })) }).toEqual({
      success: true,
      data: shownCatalog,
    });
    expect(data.map(({ images }) => images.length > 3)).toEqual([true, true, true]);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const etag = answer.headers.get("etag") ?? "";
    const again = await shop.ask("/api/products", { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    for (const { headers } of [answer, again]) {
      expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
    const head = await shop.ask("/api/products?x=1", { method: "HEAD" });
    expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
    expect(head.headers.get("content-length")).toBe(answer.headers.get("content-length"));
  });

  test("a price changed in the database is in the next answer", async () => {
    const { database, catalog } = shop.context;
    const [first] = products;
    let told = 0;
    catalog.onChange(() => {
      told += 1;
    });
    expect(await catalog.refresh()).toBe(false);
    const dearer = { ...first, title: "Dearer" };
    await database.db
      .updateTable("products")
      .set({ json: JSON.stringify(dearer) })
      .where("position", "=", 0)
      .execute();
    expect(await catalog.refresh()).toBe(true);
    expect(told).toBe(1);
    expect(productsResponse.parse(await (await shop.ask("/api/products")).json()).data[0]?.title).toBe("Dearer");
    await database.db
      .updateTable("products")
      .set({ json: JSON.stringify(first) })
      .where("position", "=", 0)
      .execute();
    await catalog.refresh();
  });

  test("GET /api/health says where it runs and that the database is there", async () => {
    const answer = await shop.ask("/api/health", { headers: { Host: "shop.example:3000" } });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([200, null]);
    expect(healthResponse.parse(await answer.json())).toEqual({
      status: "ok",
      environment: "development",
      host: "shop.example:3000",
      database: "ok",
    });
    for (const [host, said] of [
      ["[::1]:3000", "[::1]:3000"],
      ["a".repeat(255), "a".repeat(255)],
      ["a".repeat(256), ""],
      ["<b>", ""],
      ["<b>shop.example", ""],
      ["shop.example<b>", ""],
    ] as const) {
      const odd = await shop.ask("/api/health", { headers: { Host: host } });
      expect(healthResponse.parse(await odd.json()).host).toBe(said);
    }
  });

  test.each<[string, string[]]>([
    ["localhost:3000", []],
    ["www.tagigo.example", ["isTagigoDomain"]],
    ["InCardFinder.example", ["isIncardDomain"]],
    ["carbon.incard.example", ["isCarbonDomain", "isIncardDomain"]],
    ["tracemate.example", ["isTracemateDomain"]],
    ["explorer.example", ["isExplorerDomain"]],
    ["clipx.example", ["isClipxDomain"]],
    ["seektag.example", ["isSeektagDomain"]],
    ["vibetag.example", ["isVibetagDomain"]],
  ])("GET /api/domain-detection at %s says %j", async (host, expected) => {
    const answer = await shop.ask("/api/domain-detection", { headers: { Host: host } });
    const said = Object.entries(domainDetectionResponse.parse(await answer.json()));
    expect(
      said
        .filter(([, is]) => is)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(expected);
    expect(said).toHaveLength(8);
  });

  test("GET /api/payment-status/{id} gives status, amount and quantity and nothing more", async () => {
    const answer = await shop.ask("/api/payment-status/pi_known");
    const json: unknown = await answer.json();
    expect(json).toEqual({ status: "succeeded", amount: 89.99, metadata: { quantity: 2 } });
    expect(paymentStatusResponse.parse(json)).toEqual(json);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["demo", {}],
    ["live", { STRIPE_SECRET_KEY: "sk_test_1" }],
  ])("a payment that was looked up is noted for staff as a %s one", async (kind, env) => {
    const other = await openTestShop(engine, env, () => ({}), { payments });
    for (const id of ["pi_known", "pi_single"]) expect((await other.ask(`/api/payment-status/${id}`)).status).toBe(200);
    const noted = () =>
      other.context.database.db
        .selectFrom("recorded_orders")
        .select(["kind", "status", "cents", "quantity"])
        .orderBy("cents")
        .execute();
    await expect.poll(noted, { interval: 5 }).toEqual([
      { kind, status: "processing", cents: 500, quantity: 1 },
      { kind, status: "succeeded", cents: 8999, quantity: 2 },
    ]);
  });

  test("an unknown payment is 404", async () => {
    const answer = await shop.ask("/api/payment-status/pi_other");
    expect([answer.status, errorResponse.parse(await answer.json()).success]).toEqual([404, false]);
  });

  test("a payment service that fails is 503 and says nothing about itself", async () => {
    const answer = await shop.ask("/api/payment-status/pi_slow");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.json()).toEqual({ success: false, message: orderMessages.lookupFailed });
  });

  test.each(["x", "pi_", "pi_a-b", "pi_%2e%2e", "..%2f..", "pi_a%00", `pi_${"a".repeat(300)}`, "PI_A", "pi_a%20"])(
    "nobody is asked about %j",
    async (id) => {
      asked.length = 0;
      expect((await shop.ask(`/api/payment-status/${id}`)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  test("payments can't be guessed at full speed", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) {
      const headers = { "X-Forwarded-For": "9.9.9.9" };
      statuses.push((await shop.ask(`/api/payment-status/pi_${i}`, { headers })).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  test.each(["/api", "/api/", "/api/nothing", "/api/products/1", "/api//products", "/api/admin"])(
    "%s is nothing: JSON 404",
    async (path) => {
      const answer = await shop.ask(path);
      expect(answer.status).toBe(404);
      expect(errorResponse.parse(await answer.json()).message).toBe(serverMessages.notFound);
    },
  );

  test("another method on a call is 405 and says which are allowed", async () => {
    const answer = await shop.ask("/api/subscribe");
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
    expect((await shop.ask("/api/products", { method: "DELETE" })).headers.get("allow")).toBe("GET, HEAD");
    expect((await shop.ask("/api/products", { method: "HEAD" })).status).toBe(200);
  });

  test("each answer carries an id and the headers of a call, errors too", async () => {
    for (const path of ["/api/health", "/api/nothing", "/api/me"]) {
      const { headers } = await shop.ask(path);
      expect(headers.get("x-request-id")).toMatch(/^[\w-]{12}$/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("strict-transport-security")).toBeNull();
    }
  });
});

test.each(engines)(
  "with the database gone on %s: reads answer, writes are 503 with a sentence and Retry-After",
  async (engine) => {
    const shop = await openTestShop(engine);
    await shop.context.database.close();
    for (const [path, body] of [
      ["/api/subscribe", { email: "a@example.com" }],
      ["/api/contact", { name: "A", email: "a@example.com", message: "Hi" }],
      ["/api/login", { username: "a", password: "b" }],
    ] as const) {
      const answer = await shop.post(path, body);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await answer.json()).toEqual({ success: false, message: serverMessages.unavailable });
    }
    const form = await shop.ask("/api/subscribe", {
      method: "POST",
      body: "email=a%40example.com",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost" },
    });
    expect([form.status, form.headers.get("retry-after")]).toEqual([503, "5"]);
    expect((await form.text()).replaceAll("&#39;", "'")).toContain(serverMessages.unavailable);
    expect((await shop.ask("/api/products")).status).toBe(200);
    const health = await shop.ask("/api/health");
    expect([health.status, health.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(healthResponse.parse(await health.json())).toMatchObject({ status: "unavailable", database: "unavailable" });
    await shop.close();
  },
);
