import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { createContext } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Services } from "#contract/services.ts";
import { httpOptions, listen, stopGracefully } from "#server/start/http-server.ts";
import { createListener } from "#server/start/listener.ts";
import { engines } from "#tests/databases.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { pageBuild } from "#tests/page-build.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";
import { startTelemetry } from "./telemetry.ts";

const token = "a-token-for-a-test-of-metrics";
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const pages = pageBuild(createContext<Services>(), { page: undefined }, (_, status, headers) => {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response("<p>page</p>", { status, headers });
});

async function serve(shop: TestShop): Promise<string> {
  const listener = createListener(shop.runtime, {
    loadBuild: async () => pages,
    mode: "production",
    clientFolder: null,
  });
  const server = createServer(httpOptions, listener);
  const address = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  closing.push(() => stopGracefully(server));
  return address;
}

async function open(engine: "sqlite" | "postgres", env: Record<string, string>): Promise<[TestShop, string]> {
  const shop = await openTestShop(engine, env);
  closing.push(() => shop.close());
  return [shop, await serve(shop)];
}

const contact = { name: "Ada", email: "ada@example.com", topic: "order", message: "Where is my order?" };

describe.each(engines)("the metrics on %s", (engine) => {
  const read = async (address: string): Promise<string> =>
    (await fetch(`${address}/metrics`, { headers: { Authorization: `Bearer ${token}` } })).text();
  const value = (metrics: string, line: string): number => {
    const found = metrics.split("\n").find((one) => one.startsWith(`${line} `));
    return found === undefined ? Number.NaN : Number(found.slice(line.length + 1));
  };

  test("count requests by kind, pages by where they came from, and what the database holds", async () => {
    const [, address] = await open(engine, { METRICS_TOKEN: token });
    for (let index = 0; index < 3; index += 1) await (await fetch(`${address}/page`)).text();
    await fetch(`${address}/api/payment-status/pi_secret`);
    const sent = await fetch(`${address}/api/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: "http://localhost" },
      body: JSON.stringify(contact),
    });
    expect(sent.status).toBe(200);

    const metrics = await read(address);
    expect(value(metrics, 'shop_requests_total{route="page",method="GET",status="2xx"}')).toBe(3);
    expect(value(metrics, 'shop_requests_total{route="/api/contact",method="POST",status="2xx"}')).toBe(1);
    expect(value(metrics, 'shop_request_duration_seconds_count{route="page"}')).toBe(3);
    expect(value(metrics, 'shop_pages_total{from="rendering"}')).toBe(1);
    expect(value(metrics, 'shop_pages_total{from="memory"}')).toBe(2);
    expect(value(metrics, "shop_outbox_waiting")).toBe(1);
    expect(value(metrics, "shop_outbox_oldest_seconds")).toBeLessThan(60);
    expect(value(metrics, "shop_database_up")).toBe(1);
    expect(value(metrics, 'shop_database_query_duration_seconds_count{result="answered"}')).toBeGreaterThan(1);
    expect(value(metrics, "process_resident_memory_bytes")).toBeGreaterThan(1e6);
    expect(metrics).toContain("nodejs_eventloop_lag_p99_seconds");
    expect(metrics).not.toContain("pi_secret");
    expect(metrics).not.toContain("ada@");
  });

  test("say that the database is gone instead of failing", async () => {
    const telemetry = await startTelemetry({ environment: "development", metricsToken: token, traceEndpoint: null });
    const [shop] = await open(engine, {});
    const { database } = shop.context;
    const gone = { ...database, db: database.db.withSchema("nowhere") };
    expect(await telemetry?.metricsPage?.(gone)).toContain("shop_database_up 0");
    await telemetry?.close();
  });
});

test("metrics need the token, and without METRICS_TOKEN there is no such address", async () => {
  const [, address] = await open("sqlite", { METRICS_TOKEN: token });
  for (const shown of ["", "Bearer wrong", token]) {
    const answer = await fetch(`${address}/metrics`, { headers: { Authorization: shown } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(await answer.text()).not.toContain("shop_");
  }
  const [, plain] = await open("sqlite", {});
  const missing = await fetch(`${plain}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  expect(missing.status).toBe(404);
});

test("a shop that asks for neither has no telemetry", async () => {
  expect(await startTelemetry({ environment: "development", metricsToken: null, traceEndpoint: null })).toBeNull();
});

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
});
type Span = z.infer<typeof span>;
const sentSpans = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

/** A collector that stores what it receives. */
async function startCollector(): Promise<{ address: string; spans: Span[]; services: Set<unknown> }> {
  const spans: Span[] = [];
  const services = new Set<unknown>();
  const server: Server = createServer(async (incoming, outgoing) => {
    const body = sentSpans.parse(JSON.parse(await text(incoming)));
    for (const { resource, scopeSpans } of body.resourceSpans) {
      services.add(resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue);
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    outgoing.writeHead(incoming.url === "/v1/traces" ? 200 : 404, { "Content-Type": "application/json" }).end("{}");
  });
  const port = await listen(server, 0, "127.0.0.1");
  closing.push(() => stopGracefully(server));
  return { address: `http://127.0.0.1:${port}`, spans, services };
}

test("a request, its queries and its mail are one trace, a part of the caller's", async () => {
  const collector = await startCollector();
  const mail = await startMailServer();
  closing.push(() => mail.close());
  const [, address] = await open("sqlite", {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    SMTP_URL: mail.url,
    MAIL_FROM: "shop@shop.example",
  });
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const answer = await fetch(`${address}/api/contact`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: "http://localhost",
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    body: JSON.stringify(contact),
  });
  expect(answer.status).toBe(200);
  await vi.waitFor(() => expect(mail.taken).toHaveLength(1), { timeout: 60_000 });
  // Closing flushes the rest.
  for (const close of closing.splice(2).reverse()) await close();

  const request = collector.spans.find(({ name }) => name === "POST /api/contact");
  expect(request).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331", kind: 2 });
  expect(request?.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: 200 } });
  const own = collector.spans.filter((one) => one.traceId === traceId);
  expect(own.map(({ name }) => name)).toContain("database insert");
  expect(own.find(({ name }) => name === "database insert")?.parentSpanId).toBe(request?.spanId);
  expect(collector.spans.map(({ name }) => name)).toContain("mail send");
  expect([...collector.services]).toEqual(["incard-shop"]);
  expect(JSON.stringify(collector.spans)).not.toMatch(/ada@|Where is my order/);
});

test("a collector that is gone holds up neither answers nor the stop", async () => {
  const [shop, address] = await open("sqlite", { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" });
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  await shop.runtime.telemetry?.close();
});

test("a collector that never answers is waited for until three seconds after the stop began, and no longer", async () => {
  const asked = Promise.withResolvers<void>();
  const silent = createServer(() => asked.resolve());
  const port = await listen(silent, 0, "127.0.0.1");
  closing.push(async () => {
    silent.closeAllConnections();
    await stopGracefully(silent);
  });
  const [shop, address] = await open("sqlite", { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  closing.push(async () => void vi.useRealTimers());
  let isClosed = false;
  const closed = shop.runtime.telemetry?.close().then(() => {
    isClosed = true;
  });
  await asked.promise;
  await vi.advanceTimersByTimeAsync(2_999);
  expect(isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await closed;
  vi.useRealTimers();
});
