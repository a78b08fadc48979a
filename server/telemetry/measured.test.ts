import { createServer } from "node:http";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DatabaseClient } from "#server/db/database.ts";
import { listen, stopGracefully } from "#server/start/http-server.ts";
import { openTestDatabase } from "#tests/databases.ts";
import { openTestShop } from "#tests/shop.ts";
import { metricsHandler, startTelemetry, type Telemetry } from "./telemetry.ts";

let database: DatabaseClient;
let telemetry: Telemetry | null;
beforeEach(async () => {
  database = await openTestDatabase("sqlite");
  telemetry = await startTelemetry({ environment: "development", metricsToken: "a token", traceEndpoint: null });
});
afterEach(async () => {
  vi.useRealTimers();
  await telemetry?.close();
});
const seen = async (line: string): Promise<number> => {
  const lines = (await telemetry?.metricsPage?.(database))?.split("\n") ?? [];
  return Number(
    lines
      .find((one) => one.startsWith(`${line} `))
      ?.split(" ")
      .at(-1),
  );
};

test("a request is measured in seconds, until its answer has ended", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  // The process has run for a while.
  vi.advanceTimersByTime(1_000);
  const failed: unknown[] = [];
  const answering = telemetry?.wrap(
    (_, outgoing) => {
      vi.advanceTimersByTime(2_000);
      outgoing.writeHead(404).end();
    },
    ["/api/x"],
    (error) => failed.push(error),
  );
  const server = createServer((incoming, outgoing) => void answering?.(incoming, outgoing));
  const port = await listen(server, 0, "127.0.0.1");
  expect((await fetch(`http://127.0.0.1:${port}/api/x?secret=1`)).status).toBe(404);
  await expect.poll(() => seen('shop_requests_total{route="/api/x",method="GET",status="4xx"}')).toBe(1);
  expect(await seen('shop_request_duration_seconds_sum{route="/api/x"}')).toBe(2);
  expect(failed).toEqual([]);
  await stopGracefully(server);
});

test("a query is measured in seconds by its result, a mail by whether it was taken, a page by where it came from", async () => {
  const query = (level: "query" | "error") =>
    // What Kysely gives of a query, as far as it is read.
    ({ level, query: { sql: "select 1" }, queryDurationMillis: 1_500 }) as Parameters<Telemetry["query"]>[0];
  for (const level of ["query", "error", "error"] as const) telemetry?.query(query(level));
  const name = "shop_database_query_duration_seconds";
  expect(await seen(`${name}_sum{result="answered"}`)).toBe(1.5);
  expect(await seen(`${name}_sum{result="failed"}`)).toBe(3);
  const mail = { messageId: "<1@x>", to: "a@x.com", subject: "", text: "", date: new Date(0) };
  const answers = [
    { code: "EENVELOPE", command: "RCPT TO", responseCode: 550, response: "550 5.1.1 no such mailbox" },
    { code: "EENVELOPE", command: "RCPT TO", responseCode: 450, response: "450 4.2.0 try again later" },
    { code: "ECONNREFUSED", command: "CONN" },
  ];
  for (const answer of answers) {
    const refusing = telemetry?.mailer({ send: () => Promise.reject(Object.assign(new Error("no"), answer)) });
    await expect(refusing?.send(mail)).rejects.toThrow("no");
  }
  for (let sent = 0; sent < 2; sent += 1) await telemetry?.mailer({ send: async () => {} }).send(mail);
  expect(await seen('shop_mails_total{result="refused"}')).toBe(1);
  expect(await seen('shop_mails_total{result="failed"}')).toBe(2);
  expect(await seen('shop_mails_total{result="sent"}')).toBe(2);
  telemetry?.page("memory");
  expect(await seen('shop_pages_total{from="memory"}')).toBe(1);
});

test("with tracing alone nothing is counted, and everything is done all the same", async () => {
  const settings = { environment: "development", metricsToken: null, traceEndpoint: "http://127.0.0.1:9" } as const;
  const tracing = await startTelemetry(settings);
  if (!tracing) throw new Error("tracing is telemetry");
  expect(tracing.metricsPage).toBeNull();
  tracing.page("memory");
  tracing.query({ level: "query", query: { sql: "select 1" }, queryDurationMillis: 1 } as Parameters<
    Telemetry["query"]
  >[0]);
  const mail = { messageId: "<1@x>", to: "a@x.com", subject: "", text: "", date: new Date(0) };
  const send = vi.fn(async () => {});
  await tracing.mailer({ send }).send(mail);
  expect(send).toHaveBeenCalledOnce();
  const refusing = tracing.mailer({ send: () => Promise.reject(new Error("550")) });
  await expect(refusing.send(mail)).rejects.toThrow("550");
  const failed: unknown[] = [];
  const answering = tracing.wrap(
    (_, outgoing) => void outgoing.end("answered"),
    [],
    (error) => failed.push(error),
  );
  const server = createServer((incoming, outgoing) => void answering(incoming, outgoing));
  const port = await listen(server, 0, "127.0.0.1");
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("answered");
  await stopGracefully(server);
  await tracing.close();
  expect(failed).toEqual([]);
});

test("a database that doesn't answer is a figure, and the figures of the outbox stay", async () => {
  expect(await seen("shop_database_up")).toBe(1);
  await database.close();
  expect([await seen("shop_database_up"), await seen("shop_outbox_waiting")]).toEqual([0, 0]);
});

test("Prometheus shows the token and gets its format; without one set nobody does", async () => {
  for (const [env, shown, status] of [
    [{ METRICS_TOKEN: "a-token-of-sixteen" }, "Bearer a-token-of-sixteen", 200],
    [{ METRICS_TOKEN: "a-token-of-sixteen" }, undefined, 401],
    [{}, "Bearer ", 401],
  ] as const) {
    const shop = await openTestShop("sqlite", env);
    const app = new Hono().get(
      "/metrics",
      metricsHandler(shop.context, async () => "figures"),
    );
    const answer = await app.request("/metrics", shown === undefined ? {} : { headers: { Authorization: shown } });
    expect(answer.status).toBe(status);
    const isShown = status === 200;
    expect((await answer.text()) === "figures").toBe(isShown);
    expect(answer.headers.get("content-type")).toMatch(isShown ? /^text\/plain; version=0\.0\.4/ : /^text\/plain/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    await shop.close();
  }
});
