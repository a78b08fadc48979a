import autocannon from "autocannon";
import { type Child, cpuMs, residentMb, startChild } from "./child.ts";
import { measureGrowth } from "./large.ts";
import { startShop } from "./shop.ts";

/**
 * The shop against a bare `node:http` server that answers the same bytes, in turns of a second, so that the ratios mean
 * something on a machine that has other work too. Seconds of each: first argument, 8 by default. With `--large` instead, the shop
 * against itself with ten times as much data.
 */
if (process.argv.includes("--large")) {
  await measureGrowth();
  process.exit();
}
const seconds = Number(process.argv[2] ?? 8);
const connections = 32;

type Turn = {
  readonly requests: number;
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
};

type Load = Partial<autocannon.Options> & { readonly child: Child; readonly path: string };

/** One second of requests. */
async function turn({ child, path, ...init }: Load): Promise<Turn> {
  const before = cpuMs(child);
  const { requests, latency, errors, non2xx } = await autocannon({
    url: child.origin + path,
    connections,
    duration: 1,
    ...init,
  });
  const { p50, p99 } = latency;
  return { requests: requests.total, cpu: cpuMs(child) - before, p50, p99, errors: errors + non2xx };
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

/** Measures both in turns, after a turn of each that doesn't count. */
async function compare(name: string, shopLoad: Load, bareLoad: Load): Promise<void> {
  const [shop, bare]: [Turn[], Turn[]] = [[], []];
  for (let count = 0; count <= seconds; count += 1) {
    const [ofShop, ofBare] = [await turn(shopLoad), await turn(bareLoad)];
    if (count === 0) continue;
    shop.push(ofShop);
    bare.push(ofBare);
  }
  const sum = (turns: readonly Turn[], of: keyof Turn): number => turns.reduce((total, one) => total + one[of], 0);
  const mean = (turns: readonly Turn[], of: keyof Turn): number => sum(turns, of) / seconds;
  const cpu = (turns: readonly Turn[]): number => sum(turns, "cpu") / sum(turns, "requests");
  const figures = (turns: readonly Turn[]): string => {
    const errors = sum(turns, "errors");
    const latency = `p50 ${mean(turns, "p50").toFixed(1)} ms  p99 ${mean(turns, "p99").toFixed(1)} ms`;
    const perSecond = mean(turns, "requests").toFixed(0).padStart(7);
    return `${perSecond}/s  ${latency}  ${cpu(turns).toFixed(3)} CPU ms${errors ? `  ${errors} ERRORS` : ""}`;
  };
  const ratio = (mean(shop, "requests") / mean(bare, "requests")).toFixed(2);
  console.log(`${name}\n  shop ${figures(shop)}\n  bare ${figures(bare)}`);
  console.log(`  ratio ${ratio} of requests/s, ${(cpu(shop) / cpu(bare)).toFixed(2)} of CPU\n`);
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
  // Asked for often, a page is compressed once more; the bare server is to send the same bytes.
  await turn({ child: shop, path, headers: packed });
  const bare = await bareServer(shop, path, packed);
  await compare(name, { child: shop, path, headers: packed }, { child: bare, path, headers: packed });
  await bare.stop();
}
// Few connections: renderings take half of the process's time at most, and more of them would only wait.
const plainSearch = await bareServer(shop, "/search?q=battery", packed);
const search = { path: "/search", connections: 12 };
await compare(
  "Search, rendered each time",
  { ...search, child: shop, requests: [newSearch] },
  { ...search, child: plainSearch, headers: packed },
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
const subscribe = { path: "/api/subscribe", requests: [newSubscriber] };
await compare(
  "POST /api/subscribe, each on disk before its answer",
  { ...subscribe, child: shop },
  { ...subscribe, child: subscribed },
);
await subscribed.stop();
console.log(`Resident after the load: ${residentMb(shop).toFixed(0)} MB.`);
await shop.stop();
