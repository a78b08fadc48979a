import http from "node:http";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { memoryInUseMb, reportingMemory } from "./memory-in-use.ts";
import { limitMemory } from "./memory-limit.ts";
import { residentMb } from "./resident.ts";
import { ask, freshFolder, type Outcome, type ServerProcess, startServer } from "./server-process.ts";

/** What deploy/ gives the shop. */
const limitMb = 512;
/** Sent in waves of as many other addresses each: what the first leaves fills the bounds, the next may add nothing. */
const waves = 3;
const addresses = 400;
const visitors = 20;
/** Requests that a visitor has under way: nearly as many as may wait for a rendering, over all of them. */
const atOnce = 2;
/** Then so many searches, more of them at once than may wait. */
/** Searches at once; a machine on which this test gets less of the processor than the shop needs more of them for a crowd. */
const crowds = [120, 240, 480, 960];
const residentBoundMb = 256;
/** Kept, every wave would add ten times as much. */
const waveBoundMb = 6;
/** Only a shop that hangs lets somebody wait so long, however busy the machine is. */
const patienceMs = 150_000;
const homeBoundMs = 20;
const refusalBoundMs = 100;
/** On a machine with other work an answer takes as many times as long as it does from a server that does nothing. */
const busyFactor = 6;

/** Every route that a stranger can invent addresses of, by its parameters and by its query; `n` is new each time. */
const madeUp: readonly ((n: number) => string)[] = [
  (n) => `/?subscribed=${n}`,
  (n) => `/?utm_source=${n}`,
  (n) => `/buy-now?tab=${n}`,
  (n) => `/products/tagigo?color=${n}`,
  (n) => `/products/tagigo-g?network=${n}&pack=${n}`,
  (n) => `/products/tagigo?color=pink&noted=${n}&heard=${n}`,
  (n) => `/products/incard-finder?tab=manual&section=${n}`,
  (n) => `/products/carbon-finder?tab=${n}&manual=${n}`,
  (n) => `/blog?page=${n}`,
  (n) => `/blog?tag=${n}&page=2`,
  (n) => `/blog?q=battery+${n}`,
  (n) => `/search?q=lost+${n}`,
  (n) => `/contact?topic=${n}&tried=${n}`,
  (n) => `/compatibility?phone=${n}`,
  (n) => `/compatibility?version=x${n}`,
  (n) => `/regulatory?model=${n}`,
  (n) => `/coach/incard-finder/factory-reset?step=${n}&heard=${n}`,
  (n) => `/unsubscribe?token=${n}`,
  (n) => `/confirm?token=${n}`,
  (n) => `/order-confirmation?payment_intent=pi_${n}`,
  (n) => `/review?ticket=${n}`,
  (n) => `/products/carbon-finder?stars=${n}`,
  (n) => `/admin/inbox?state=${n}`,
  (n) => `/offline?from=/${n}`,
  (n) => `/blog.data?_routes=${n}`,
  (n) => `/blog.data?page=${n}`,
  (n) => `/pages/${n}`,
  (n) => `/pages/${n}-user-manual?srsltid=${n}`,
  (n) => `/${n}/disable`,
  (n) => `/compatibility/${n}`,
  (n) => `/coach/${n}/${n}`,
  (n) => `/troubleshooter/${n}`,
  (n) => `/found/${n}`,
  (n) => `/hand-over/${n}`,
  (n) => `/print/${n}/${n}`,
  (n) => `/go/${n}`,
  (n) => `/blog/${1_000 + n}`,
  (n) => `/blog/${1_000 + n}.md`,
  (n) => `/manuals/${n}/${n}.md`,
  (n) => `/blog/${1_000 + n}.data`,
  (n) => `/nowhere/${n}`,
  (n) => `/nowhere-${n}.data`,
];

/** Addresses that exist, far more than are ever linked: they may be cached, but not all of them. */
const combined = ["pink", "blue", "white", "all-colors"].flatMap((color) =>
  ["", "&pack=4-pack", "&pack=1-pack"].flatMap((pack) =>
    ["", "&tab=specifications", "&tab=manual", "&manual=true"].flatMap((tab) =>
      ["", "&noted=1"].map((noted) => `/products/tagigo?color=${color}${pack}${tab}${noted}`),
    ),
  ),
);

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

let server: ServerProcess;
let address: string;
/** A server that does nothing: what it takes says how busy the machine is, and this test with it. */
const control = http.createServer((_, response) => response.end("."));
let controlAddress: string;
const limit = limitMemory(limitMb);
beforeAll(async () => {
  server = startServer({ DATA_DIR: freshFolder(), ...reportingMemory }, limit.wrap);
  limit.watch(server);
  address = await server.opened;
  await new Promise<void>((resolve) => control.listen(0, "127.0.0.1", resolve));
  const place = control.address();
  controlAddress = `http://127.0.0.1:${typeof place === "object" && place ? place.port : 0}`;
});
afterAll(async () => {
  control.close();
  server.child.kill("SIGKILL");
  await server.exited;
  limit.remove();
});

const packed = { "Accept-Encoding": "br" };

const isGone = (): boolean => server.child.exitCode !== null || server.child.signalCode !== null;

/** One request; status 0 where no answer came. */
const tryToAsk = (path: string, options: Parameters<typeof ask>[2]): Promise<Outcome> =>
  ask(address, path, { patienceMs, ...options }).catch(() => ({ status: 0, headers: {}, body: "" }));

/** How long home and the control take, one after the other, for as long as `goesOn` says. */
async function measureHome(goesOn: (count: number) => boolean): Promise<{ home: number[]; control: number[] }> {
  const agent = new http.Agent({ keepAlive: true });
  const times = { home: [] as number[], control: [] as number[] };
  const timed = async (origin: string, list: number[]): Promise<void> => {
    const began = performance.now();
    const { status } = await ask(origin, "/", { agent, headers: packed }).catch(() => ({ status: 0 }));
    list.push(status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY);
  };
  while (goesOn(times.home.length) && !isGone()) {
    await timed(address, times.home);
    await timed(controlAddress, times.control);
  }
  agent.destroy();
  return times;
}

/** Asks for all of them, from all visitors, so many at once. */
async function askForAll(
  paths: readonly string[],
  clients: number,
  method: "GET" | "HEAD",
  seen: (outcome: Outcome, ms: number) => void,
): Promise<void> {
  const queue = paths.values();
  const agent = new http.Agent({ keepAlive: true });
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const headers = { ...packed, "X-Forwarded-For": `203.0.113.${client % visitors}` };
      for (const path of queue) {
        const began = performance.now();
        seen(await tryToAsk(path, { agent, headers, method }), performance.now() - began);
        if (isGone()) return;
      }
    }),
  );
  agent.destroy();
}

describe("the addresses of this test", () => {
  test("are of every route with a parameter", () => {
    const pathsOf = ({ path, children = [] }: RouteConfigEntry): string[] => [
      ...(path ? [path] : []),
      ...children.flatMap(pathsOf),
    ];
    const patterns = routes.flatMap(pathsOf).filter((path) => /[:*]/.test(path));
    expect(patterns.length).toBeGreaterThan(10);
    const examples = madeUp.map((one) => one(1).split("?", 1)[0] ?? "");
    const without = patterns.filter((path) => {
      const pattern = new RegExp(`^/${path.replaceAll(".", "\\.").replaceAll("*", ".+").replace(/:\w+/g, "[^/]+")}$`);
      return !examples.some((example) => pattern.test(example));
    });
    expect(without).toEqual([]);
  });
});

/** Every made-up address of a wave, and among them a part of the combined ones. */
const wavePaths = (wave: number): string[] =>
  Array.from({ length: addresses }, (_, i) => wave * addresses + i).flatMap((n) => [
    madeUp[n % madeUp.length]?.(n) ?? "/",
    ...(n % 8 === 0 ? [combined[(n / 8) % combined.length] ?? "/"] : []),
  ]);

describe.runIf(process.platform === "linux")(`a shop with ${limitMb} MB`, () => {
  test(`lives through ${waves * addresses} made-up addresses from ${visitors} visitors, keeps none, and home stays quick`, async () => {
    // Warm: every page of the sitemap twice, the second time for its best compression.
    const sitemap = (await ask(address, "/sitemap.xml")).body;
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
    for (const path of [...listed, ...listed]) expect((await ask(address, path, { headers: packed })).status).toBe(200);
    const quiet = await measureHome((count) => count < 50);

    const statuses = new Map<number, number>();
    const inUse = [await memoryInUseMb(server)];
    const meanwhile = { home: [] as number[], control: [] as number[] };
    let highest = 0;
    const sampling = setInterval(() => {
      if (!isGone()) highest = Math.max(highest, residentMb(server.child.pid));
    }, 100);
    for (let wave = 0; wave < waves && !isGone(); wave += 1) {
      let done = false;
      const attack = askForAll(wavePaths(wave), visitors * atOnce, "GET", ({ status }) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }).finally(() => {
        done = true;
      });
      const [during] = await Promise.all([measureHome(() => !done), attack]);
      meanwhile.home.push(...during.home);
      meanwhile.control.push(...during.control);
      if (!isGone()) inUse.push(await memoryInUseMb(server));
    }
    clearInterval(sampling);

    const slow = busyFactor * Math.max(median(quiet.home), median(meanwhile.control));
    console.log(
      `answers ${JSON.stringify(Object.fromEntries(statuses))}; home ${median(quiet.home).toFixed(1)} ms before, ${median(meanwhile.home).toFixed(1)} ms meanwhile (${meanwhile.home.length}), the control ${median(meanwhile.control).toFixed(1)} ms; resident at most ${highest.toFixed(0)} MB; in use before and after each wave ${inUse.map((mb) => mb.toFixed(1)).join(", ")} MB`,
    );
    expect(server.child.signalCode).toBeNull();
    expect([...statuses.keys()].filter((status) => ![200, 301, 302, 404, 429, 503].includes(status))).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan((waves * addresses) / 4);
    expect(highest).toBeLessThan(residentBoundMb);
    for (let wave = 1; wave < waves; wave += 1) {
      expect(inUse[wave + 1]).toBeLessThan((inUse[wave] ?? 0) + waveBoundMb);
    }
    expect(median(meanwhile.home)).toBeLessThan(Math.max(homeBoundMs, slow));

    const times = { answered: [] as number[], refused: [] as number[] };
    for (const crowd of crowds) {
      const words = Array.from({ length: 2.5 * crowd }, (_, n) => `/search?q=crowd+${crowd}+${n}`);
      // Without the bodies, which would keep this test busier than the shop.
      await askForAll(words, crowd, "HEAD", ({ status, headers }, ms) => {
        times[status === 200 ? "answered" : "refused"].push(ms);
        if (status !== 200) expect([status, headers["retry-after"]]).toEqual([503, "3"]);
      });
      if (times.refused.length > words.length / 10) break;
    }
    console.log(
      `of ${times.answered.length + times.refused.length} searches ${times.refused.length} were refused within ${median(times.refused).toFixed(0)} ms, the others took ${median(times.answered).toFixed(0)} ms`,
    );
    expect(times.answered.length).toBeGreaterThan(0);
    expect(times.refused.length).toBeGreaterThan(0);
    // Whoever is refused doesn't wait: on a busy machine everything takes longer, so it is compared with those who do.
    expect(median(times.refused)).toBeLessThan(Math.max(refusalBoundMs, median(times.answered) / 2));

    expect(await memoryInUseMb(server)).toBeLessThan((inUse.at(-1) ?? 0) + waveBoundMb);
    expect((await ask(address, "/")).status).toBe(200);
  }, 400_000);
});
