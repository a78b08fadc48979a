import autocannon from "autocannon";
import { type Child, cpuMs, residentMb, startChild } from "./child.ts";
import { measureGrowth } from "./large.ts";
import { startShop } from "./shop.ts";

/**
 * The shop against a bare `node:http` server that answers the same bytes, one after the other in one run, so that the
 * ratios mean something on any machine. Seconds a round: first argument, 8 by default. With `--large` instead, the shop
 * against itself with ten times as much data.
 */
if (process.argv.includes("--large")) {
  await measureGrowth();
  process.exit();
}
const seconds = Number(process.argv[2] ?? 8);
const connections = 32;

type Row = { rps: number; p50: number; p99: number; cpu: number; errors: number };

async function load(child: Child, path: string, init: Partial<autocannon.Options>): Promise<Row> {
  const options = { url: child.origin + path, connections, ...init };
  await autocannon({ ...options, duration: 1 });
  const before = cpuMs(child);
  const result = await autocannon({ ...options, duration: seconds });
  const requests = result.requests.total;
  return {
    rps: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: (cpuMs(child) - before) / requests,
    errors: result.errors + result.non2xx,
  };
}

async function bareServer(shop: Child, path: string, headers: Record<string, string>): Promise<Child> {
  // autocannon's own fetch would unpack the body; a raw one keeps the bytes as they travel.
  const { request } = await import("node:http");
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  request(shop.origin + path, { headers }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on("data", (chunk: Buffer) => chunks.push(chunk));
    answer.on("end", () => {
      const headers = Object.fromEntries(
        Object.entries(answer.headers).flatMap(([name, value]) =>
          typeof value === "string" && !["connection", "transfer-encoding", "date", "keep-alive"].includes(name)
            ? [[name, value]]
            : [],
        ),
      );
      resolve(JSON.stringify({ status: answer.statusCode, headers, body: Buffer.concat(chunks).toString("base64") }));
    });
  })
    .on("error", reject)
    .end();
  return startChild(["bench/bare-server.ts"], { input: await promise, pattern: /^(\d+)$/m });
}

function line(name: string, shop: Row, bare: Row): void {
  const figure = (row: Row) =>
    `${row.rps.toFixed(0).padStart(7)}/s  p50 ${row.p50} ms  p99 ${row.p99} ms  ${row.cpu.toFixed(3)} CPU ms${row.errors ? `  ${row.errors} ERRORS` : ""}`;
  console.log(`${name}\n  shop ${figure(shop)}\n  bare ${figure(bare)}`);
  console.log(
    `  ratio ${(shop.rps / bare.rps).toFixed(2)} of requests/s, ${(shop.cpu / bare.cpu).toFixed(2)} of CPU\n`,
  );
}

/** A new e-mail address from a new IP address each time, so that no rate limit is hit. */
const newSubscriber: autocannon.Request = {
  method: "POST",
  path: "/api/subscribe",
  setupRequest: (request) => ({
    ...request,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": newAddress(),
    },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.com` }),
  }),
};

const searchWords =
  "battery card airplane reset share wallet charge find beep warranty shipping luggage android iphone range price dog".split(
    " ",
  );
const searchWord = (): string => searchWords[Math.floor(Math.random() * searchWords.length)] ?? "";
const newAddress = (): string => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join(".");

/** Three words each time: searches aren't cached, so each is a rendering. */
const newSearch: autocannon.Request = {
  method: "GET",
  setupRequest: (request) => ({
    ...request,
    path: `/search?q=${searchWord()}+${searchWord()}+${searchWord()}`,
    headers: { "accept-encoding": "br, gzip", "x-forwarded-for": newAddress() },
  }),
};

const shop = await startShop();
const idleMb = residentMb(shop);
console.log(`First answer after ${shop.startMs.toFixed(0)} ms; resident ${idleMb.toFixed(0)} MB idle.\n`);

const packed = { "accept-encoding": "br, gzip" };
for (const [name, path] of [
  ["Home", "/"],
  ["Product page", "/products/incard-finder"],
  ["Article", "/blog/1"],
  ["GET /api/products", "/api/products"],
] as const) {
  const bare = await bareServer(shop, path, packed);
  const own = await load(shop, path, { headers: packed });
  line(name, own, await load(bare, path, { headers: packed }));
  await bare.stop();
}
// Few connections: renderings take half of the process's time at most, and more of them would only wait.
const plainSearch = await bareServer(shop, "/search?q=battery", packed);
const few = { connections: 12 };
line(
  "Search, rendered each time",
  await load(shop, "/search", { ...few, requests: [newSearch] }),
  await load(plainSearch, "/search?q=battery", { ...few, headers: packed }),
);
await plainSearch.stop();
const subscribed = await startChild(["bench/bare-server.ts"], {
  input: JSON.stringify({
    status: 200,
    headers: { "content-type": "application/json" },
    body: Buffer.from('{"success":true}').toString("base64"),
  }),
  pattern: /^(\d+)$/m,
});
line(
  "POST /api/subscribe, each on disk before its answer",
  await load(shop, "/api/subscribe", { requests: [newSubscriber] }),
  await load(subscribed, "/api/subscribe", { requests: [newSubscriber] }),
);
await subscribed.stop();
console.log(`Resident after the load: ${residentMb(shop).toFixed(0)} MB.`);
await shop.stop();
