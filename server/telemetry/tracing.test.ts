import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { listen, stopGracefully } from "#server/start/http-server.ts";
import { openTracing } from "./tracing.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0).reverse()) await close();
});

const attributes = z.array(
  z.object({ key: z.string(), value: z.record(z.string(), z.unknown()).transform((value) => Object.values(value)[0]) }),
);
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              ...{ traceId: z.string(), spanId: z.string(), parentSpanId: z.string().optional() },
              ...{ name: z.string(), kind: z.number(), attributes, status: z.object({ code: z.number().optional() }) },
              ...{ startTimeUnixNano: z.coerce.bigint(), endTimeUnixNano: z.coerce.bigint() },
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Traces what happens, and tells what a collector got: the resource, and the spans as name, kind, status, attributes. */
async function traced(work: (tracing: ReturnType<typeof openTracing>) => Promise<void> | void, path = "") {
  const got: z.infer<typeof sent>["resourceSpans"] = [];
  const paths = new Set<string | undefined>();
  const server = createServer(async (incoming, outgoing) => {
    paths.add(incoming.url);
    got.push(...sent.parse(JSON.parse(await text(incoming))).resourceSpans);
    outgoing.end("{}");
  });
  const port = await listen(server, 0, "127.0.0.1");
  closing.push(() => stopGracefully(server));
  const tracing = openTracing(`http://127.0.0.1:${port}${path}`, "production");
  try {
    await work(tracing);
  } finally {
    await tracing.close();
  }
  const spans = got.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const resource = Object.fromEntries(
    got.flatMap((one) => one.resource.attributes.map(({ key, value }) => [key, value])),
  );
  const told = spans.map(({ name, kind, status, attributes }) => [
    ...[name, kind, status.code ?? 0],
    Object.fromEntries(attributes.map(({ key, value }) => [key, value])),
  ]);
  return { spans, resource, told, paths: [...paths] };
}

const [server, client, failed] = [2, 3, 2];
const query = (sql: string, level: "query" | "error" = "query") =>
  // What Kysely gives of a query, as far as it is read.
  ({ level, query: { sql }, queryDurationMillis: 1500 }) as Parameters<ReturnType<typeof openTracing>["query"]>[0];

test("a request's answer is its span's status: an error from 500 on, and when the visitor left", async () => {
  const { told } = await traced((tracing) => {
    for (const status of [200, 499, 500, null]) tracing.request("/api/x", "GET", {}).end(status);
  });
  const about = { "http.request.method": "GET", "http.route": "/api/x" };
  const code = "http.response.status_code";
  expect(told).toEqual([
    ["GET /api/x", server, 0, { ...about, [code]: 200 }],
    ["GET /api/x", server, 0, { ...about, [code]: 499 }],
    ["GET /api/x", server, failed, { ...about, [code]: 500 }],
    ["GET /api/x", server, failed, about],
  ]);
});

test("a query is a part of its request, with its text, how long it took and whether it failed; outside of one it is none", async () => {
  const { told, spans } = await traced((tracing) => {
    tracing.query(query("select 1"));
    const request = tracing.request("page", "GET", {});
    request.inside(() => {
      tracing.query(query('\n  SELECT "a" from b'));
      tracing.query(query(`insert into ${"x".repeat(900)}`, "error"));
      tracing.query(query("vacuum"));
    });
    request.end(200);
  });
  const about = (text: string) => ({ "db.system.name": "sql", "db.query.text": text });
  expect(told.slice(0, 3)).toEqual([
    ["database select", client, 0, about('\n  SELECT "a" from b')],
    ["database insert", client, failed, about(`insert into ${"x".repeat(488)}`)],
    ["database vacuum", client, 0, about("vacuum")],
  ]);
  expect(told).toHaveLength(4);
  const [first, , , request] = spans;
  expect([first?.parentSpanId, first?.traceId]).toEqual([request?.spanId, request?.traceId]);
  expect(Number((first?.endTimeUnixNano ?? 0n) - (first?.startTimeUnixNano ?? 0n)) / 1e6).toBeCloseTo(1500);
});

test("a mail is a span, in whose context it is sent; one that is refused failed, and stays refused", async () => {
  const { told, spans } = await traced(async (tracing) => {
    const sending = tracing.mail(async () => {
      tracing.query(query("select 1"));
      return "sent";
    });
    expect(await sending).toBe("sent");
    await expect(tracing.mail(() => Promise.reject(new Error("550")))).rejects.toThrow("550");
  });
  expect(told).toEqual([
    ["database select", client, 0, expect.anything()],
    ["mail send", client, 0, {}],
    ["mail send", client, failed, {}],
  ]);
  expect(spans[0]?.parentSpanId).toBe(spans[1]?.spanId);
});

test.each([
  ["the shop", "", "", "incard-shop"],
  ["as it is told", "/", "shop-two", "shop-two"],
])("the service is named %s", async (_, path, name, service) => {
  vi.stubEnv("OTEL_SERVICE_NAME", name);
  const { resource, paths } = await traced((tracing) => tracing.request("page", "GET", {}).end(200), path);
  expect(resource).toEqual({ "service.name": service, "deployment.environment.name": "production" });
  expect(paths).toEqual(["/v1/traces"]);
});

test("a request belongs to its caller's trace", async () => {
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const { spans } = await traced((tracing) => tracing.request("page", "GET", { traceparent }).end(200));
  expect(spans[0]).toMatchObject({ traceId: traceparent.slice(3, 35), parentSpanId: traceparent.slice(36, 52) });
});
