import http from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { memoryInUseMb, reportingMemory } from "#tests/faults/memory-in-use.ts";
import { residentMb } from "#tests/faults/resident.ts";
import {
  ask,
  freshFolder,
  numbers,
  type ServerProcess,
  startServer,
  subscribedEmails,
} from "#tests/faults/server-process.ts";

/** A quarter of a minute in every run; `npm run soak -- 30` for half an hour. */
const minutes = Number(process.env.SOAK_MINUTES ?? 0.25);
const runMs = minutes * 60_000;
const clients = 64;
/** What a shop may reference more after the second half than after the first: counters, compiled code, compressed pages. */
const growthBoundMb = 8;
const pages = [
  "/",
  "/products/incard-finder",
  "/products/tagigo",
  "/products/carbon-finder",
  "/buy-now",
  "/product-comparison",
  "/support/disable",
  "/blog",
  "/blog/1",
  "/contact",
  "/privacy-policy",
  "/search?q=battery",
];
const reads = ["/api/products", "/api/health"];

let server: ServerProcess;
let address: string;
let sampling: NodeJS.Timeout | undefined;
beforeAll(async () => {
  server = startServer({ DATA_DIR: freshFolder(), ...reportingMemory });
  address = await server.opened;
});
afterAll(async () => {
  clearInterval(sampling);
  server.child.kill("SIGKILL");
  await server.exited;
});

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

test.runIf(process.platform === "linux")(
  `${clients} clients for ${minutes} min: no error, nothing lost, and memory that stays where it was`,
  async () => {
    const random = numbers(11);
    const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? "/";
    for (const page of pages) await ask(address, page);
    const began = performance.now();
    const passed = (): number => (performance.now() - began) / runMs;
    const errors: string[] = [];
    const saved: string[] = [];
    let answered = 0;
    const memory: { at: number; mb: number }[] = [];
    sampling = setInterval(() => memory.push({ at: passed(), mb: residentMb(server.child.pid) }), 250);

    async function visit(client: number, agent: http.Agent): Promise<void> {
      const share = random();
      const email = `soak${client}.${answered}.${random()}@example.com`;
      const path = share < 0.9 ? pick(pages) : share < 0.99 ? pick(reads) : "/api/subscribe";
      try {
        const { status } = await ask(address, path, {
          agent,
          headers: { "Accept-Encoding": "br" },
          ...(path === "/api/subscribe" ? { body: { email } } : {}),
        });
        if (status !== 200) errors.push(`${path} ${status}`);
        else if (path === "/api/subscribe") saved.push(email);
      } catch (error) {
        errors.push(`${path} ${error}`);
      }
      answered += 1;
    }

    const inUse: number[] = [];
    for (const until of [0.5, 1]) {
      await Promise.all(
        Array.from({ length: clients }, async (_, client) => {
          const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
          do await visit(client, agent);
          while (passed() < until);
          agent.destroy();
        }),
      );
      inUse.push(await memoryInUseMb(server));
    }
    clearInterval(sampling);

    const around = (from: number, to: number): number =>
      median(memory.filter(({ at }) => at >= from && at < to).map(({ mb }) => mb));
    const [early, late] = [around(0.3, 0.5), around(0.9, 1.1)];
    const [first = 0, second = 0] = inUse;
    console.log(
      `${answered} requests, ${saved.length} subscriptions; in use ${first.toFixed(1)} MB after the first half, ${second.toFixed(1)} MB at the end; resident ${early.toFixed(0)} MB before half-time, ${late.toFixed(0)} MB at the end`,
    );
    expect(errors).toEqual([]);
    expect(second).toBeLessThan(first + growthBoundMb);
    // Resident memory settles in the first minutes: V8 and the allocator still take what they will then keep.
    if (minutes >= 5) expect(late).toBeLessThanOrEqual(early * 1.15);
    const emails = new Set(await subscribedEmails(address));
    expect(saved.filter((email) => !emails.has(email))).toEqual([]);
  },
  runMs + 400_000,
);
