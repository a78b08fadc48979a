import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { type Payments, stripeAddress, stripePayments } from "./payments.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A fake Stripe server with given responses; the real SDK talks to it. */
async function fakeStripe(
  answer: Answer,
): Promise<{ payments: Payments; requests: IncomingMessage[]; apiUrl: string }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as { port: number };
  const apiUrl = `http://127.0.0.1:${port}`;
  return { payments: stripePayments({ secretKey: "sk_test_1", apiUrl, timeout: 300 }), requests, apiUrl };
}

const json =
  (status: number, body: unknown): Answer =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json", "request-id": "req_1" }).end(JSON.stringify(body));
  };

const intent = { id: "pi_1", object: "payment_intent", amount: 16899, currency: "usd", status: "succeeded" };

test("a service that never answers is waited for five seconds", async () => {
  const asked = Promise.withResolvers<void>();
  const { apiUrl } = await fakeStripe(() => asked.resolve());
  // The SDK is imported before, with timers of its own.
  await import("stripe");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    let isOver = false;
    const found = stripePayments({ secretKey: "sk_test_1", apiUrl }).find("pi_1");
    const over = found.catch(() => {
      isOver = true;
    });
    await asked.promise;
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await over;
    await expect(found).rejects.toThrow("Stripe took too long");
  } finally {
    vi.useRealTimers();
  }
});

test("a payment is status, dollars and what of its metadata may be seen", async () => {
  const metadata = { quantity: "2", product: "Tagigo", items: "<b>", internal_note: "secret", price: "not money" };
  const { payments, requests } = await fakeStripe(json(200, { ...intent, metadata, receipt_email: "a@b.example" }));
  expect(await payments.find("pi_1")).toEqual({
    status: "succeeded",
    amount: 168.99,
    metadata: { quantity: 2, product: "Tagigo" },
  });
  expect(requests[0]).toMatchObject({ method: "GET", url: "/v1/payment_intents/pi_1" });
  expect(requests[0]?.headers.authorization).toBe("Bearer sk_test_1");
});

test("a payment without metadata is one too", async () => {
  const { payments } = await fakeStripe(json(200, { ...intent, status: "processing" }));
  expect(await payments.find("pi_1")).toEqual({ status: "processing", amount: 168.99, metadata: {} });
});

test.each([
  ["jpy", 5598, 5598],
  ["eur", 5598, 55.98],
  ["kwd", 5598, 5.598],
  // Stripe counts it in hundredths, though it has none.
  ["isk", 559_800, 5598],
  ["mga", 5598, 5598],
])("a payment of %s keeps its currency", async (currency, units, amount) => {
  const { payments } = await fakeStripe(json(200, { ...intent, amount: units, currency }));
  expect(await payments.find("pi_1")).toEqual({ status: "succeeded", amount, currency, metadata: {} });
});

test("of a payment counts what was received, once it succeeded, and when it was made", async () => {
  const part = { ...intent, amount: 10_000, amount_received: 4000, created: 1_790_000_000 };
  const { payments } = await fakeStripe(json(200, part));
  expect(await payments.find("pi_1")).toMatchObject({ amount: 40, at: "2026-09-21T14:13:20.000Z" });
  const waiting = await fakeStripe(json(200, { ...part, amount_received: 0, status: "processing" }));
  expect(await waiting.payments.find("pi_1")).toMatchObject({ amount: 100 });
});

test("nothing is told of how long Stripe took", async () => {
  const { payments, requests } = await fakeStripe(json(200, intent));
  for (const id of ["pi_1", "pi_2"]) await payments.find(id);
  expect(requests.map(({ headers }) => headers["x-stripe-client-telemetry"])).toEqual([undefined, undefined]);
});

test("an unknown payment is null", async () => {
  const error = { type: "invalid_request_error", code: "resource_missing", message: "No such payment_intent" };
  const { payments } = await fakeStripe(json(404, { error }));
  expect(await payments.find("pi_unknown")).toBeNull();
});

test.each(["", "pi_", "ch_1", "pi_1/../x", "pi_1?expand=x", "pi_1%2f", "pi_1\n"])(
  "%j never leaves the shop",
  async (id) => {
    const { payments, requests } = await fakeStripe(json(200, intent));
    expect(await payments.find(id)).toBeNull();
    expect(requests).toHaveLength(0);
  },
);

test.each<[string, Answer]>([
  ["500", json(500, { error: { type: "api_error", message: "down" } })],
  ["400", json(400, { error: { type: "invalid_request_error", message: "no such field" } })],
  ["401", json(401, { error: { type: "invalid_request_error", message: "bad key" } })],
  ["429", json(429, { error: { type: "rate_limit_error", message: "slow down" } })],
  ["an HTML page", (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>proxy</html>")],
  ["JSON that is no payment", json(200, { id: "pi_1", object: "payment_intent", status: "succeeded" })],
  ["an amount that no sum can hold", json(200, { ...intent, amount: 9_007_199_254_740_991 })],
  ["a moment before Stripe was there", json(200, { ...intent, created: -99_999_999_999_999 })],
  ["a payment whose status is no text", json(200, { ...intent, status: 1 })],
  ["a cut connection", (request) => request.socket.destroy()],
])("%s is an error, asked for once", async (_, answer) => {
  const { payments, requests } = await fakeStripe(answer);
  await expect(payments.find("pi_1")).rejects.toThrow();
  expect(requests).toHaveLength(1);
});

test.each<[string, Answer]>([
  ["never answers", () => {}],
  [
    "answers a byte at a time",
    (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const drip = setInterval(() => response.write(" "), 50);
      response.on("close", () => clearInterval(drip));
    },
  ],
])("a Stripe that %s is given up after the time allowed", async (_, answer) => {
  const { payments } = await fakeStripe(answer);
  // Without its limit this would never end.
  await expect(payments.find("pi_1")).rejects.toThrow();
});

test("an unreachable Stripe is an error", async () => {
  const payments = stripePayments({ secretKey: "sk_test_1", apiUrl: "http://127.0.0.1:1", timeout: 300 });
  await expect(payments.find("pi_1")).rejects.toThrow();
});

test.each([
  [null, {}],
  ["https://payments.example", { host: "payments.example", port: 443, protocol: "https" }],
  ["http://payments.example", { host: "payments.example", port: 80, protocol: "http" }],
  ["http://127.0.0.1:4242", { host: "127.0.0.1", port: "4242", protocol: "http" }],
])("with %s as its address Stripe is asked there", (apiUrl, expected) => {
  expect(stripeAddress(apiUrl)).toEqual(expected);
});
