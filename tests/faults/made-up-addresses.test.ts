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
/** Searches at once; a machine on which this test gets less of the processor than the shop needs more of them for a crowd. */
const crowds = [120, 240, 480, 960];
/** Home is answered so many times as often as one of those who wait. */
const leastTurns = 3;
const residentBoundMb = 256;
/** Kept, every wave would add ten times as much. */
const waveBoundMb = 6;
/** Only a shop that hangs lets somebody wait so long, however busy the machine is. */
const patienceMs = 150_000;

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
const limit = limitMemory(limitMb);
beforeAll(async () => {
  server = startServer({ DATA_DIR: freshFolder(), ...reportingMemory }, limit.wrap);
  limit.watch(server);
  address = await server.opened;
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await server.exited;
  limit.remove();
});

const packed = { "Accept-Encoding": "br" };

const isGone = (): boolean => server.child.exitCode !== null || server.child.signalCode !== null;

/** One request; status 0 where no answer came. */
const tryToAsk = (path: string, options: Parameters<typeof ask>[2]): Promise<Outcome> =>
  ask(address, path, { patienceMs, ...options }).catch(() => ({ status: 0, headers: {}, body: "" }));

/** Asks for home, one time after the other, for as long as `goesOn` says; returns the statuses. */
async function askForHome(goesOn: () => boolean): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true });
  const statuses: number[] = [];
  while (goesOn() && !isGone()) statuses.push((await tryToAsk("/", { agent, headers: packed })).status);
  agent.destroy();
  return statuses;
}

/** Asks for all of them, from all visitors, so many at once; `seen` hears how many others were answered meanwhile. */
async function askForAll(
  paths: readonly string[],
  clients: number,
  method: "GET" | "HEAD",
  seen: (outcome: Outcome, others: number) => void,
): Promise<void> {
  const queue = paths.values();
  const agent = new http.Agent({ keepAlive: true });
  let answered = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const headers = { ...packed, "X-Forwarded-For": `203.0.113.${client % visitors}` };
      for (const path of queue) {
        const before = answered;
        const outcome = await tryToAsk(path, { agent, headers, method });
        seen(outcome, answered - before);
        // Those that are refused pass in crowds: only work that was done counts.
        if (outcome.status === 200) answered += 1;
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
  test(`lives through ${waves * addresses} made-up addresses from ${visitors} visitors, keeps none, and home doesn't wait with them`, async () => {
    // Warm: every page of the sitemap twice, the second time for its best compression.
    const sitemap = (await ask(address, "/sitemap.xml")).body;
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
    for (const path of [...listed, ...listed]) expect((await ask(address, path, { headers: packed })).status).toBe(200);

    const statuses = new Map<number, number>();
    const inUse = [await memoryInUseMb(server)];
    const home: number[] = [];
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
      const [during] = await Promise.all([askForHome(() => !done), attack]);
      home.push(...during);
      if (!isGone()) inUse.push(await memoryInUseMb(server));
    }
    clearInterval(sampling);

    console.log(
      `answers ${JSON.stringify(Object.fromEntries(statuses))}; home ${home.length} times meanwhile; resident at most ${highest.toFixed(0)} MB; in use before and after each wave ${inUse.map((mb) => mb.toFixed(1)).join(", ")} MB`,
    );
    expect(server.child.signalCode).toBeNull();
    expect([...statuses.keys()].filter((status) => ![200, 301, 302, 404, 429, 503].includes(status))).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan((waves * addresses) / 4);
    expect(highest).toBeLessThan(residentBoundMb);
    for (let wave = 1; wave < waves; wave += 1) {
      expect(inUse[wave + 1]).toBeLessThan((inUse[wave] ?? 0) + waveBoundMb);
    }
    expect(new Set(home)).toEqual(new Set([200]));
    // Somebody who waited with the others would be answered once in so many answers.
    const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    expect(home.length).toBeGreaterThan((leastTurns * answers) / (visitors * atOnce));

    const others = { answered: [] as number[], refused: [] as number[] };
    for (const crowd of crowds) {
      const words = Array.from({ length: 2.5 * crowd }, (_, n) => `/search?q=crowd+${crowd}+${n}`);
      // Without the bodies, which would keep this test busier than the shop.
      await askForAll(words, crowd, "HEAD", ({ status, headers }, meanwhile) => {
        others[status === 200 ? "answered" : "refused"].push(meanwhile);
        if (status !== 200) expect([status, headers["retry-after"]]).toEqual([503, "3"]);
      });
      if (others.refused.length > words.length / 10) break;
    }
    console.log(
      `of ${others.answered.length + others.refused.length} searches ${others.refused.length} were refused after ${median(others.refused)} others were answered, the rest were answered after ${median(others.answered)}`,
    );
    expect(others.answered.length).toBeGreaterThan(0);
    expect(others.refused.length).toBeGreaterThan(0);
    // Whoever is refused doesn't wait with those who are answered.
    expect(median(others.refused)).toBeLessThan(median(others.answered) / 2);

    expect(await memoryInUseMb(server)).toBeLessThan((inUse.at(-1) ?? 0) + waveBoundMb);
    expect((await ask(address, "/")).status).toBe(200);
  }, 400_000);
});
