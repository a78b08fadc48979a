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
beforeAll(async () => {
  server = startServer({ DATA_DIR: freshFolder(), ...reportingMemory });
  address = await server.opened;
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await server.exited;
});

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

    const memory: { inUse: number; resident: number }[] = [];
    for (const until of [0.5, 1]) {
      await Promise.all(
        Array.from({ length: clients }, async (_, client) => {
          const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
          do await visit(client, agent);
          while (passed() < until);
          agent.destroy();
        }),
      );
      memory.push({ inUse: await memoryInUseMb(server), resident: residentMb(server.child.pid) });
    }

    const [first, second] = memory;
    console.log(`${answered} requests, ${saved.length} subscriptions; MB after each half: ${JSON.stringify(memory)}`);
    expect(errors).toEqual([]);
    expect(second?.inUse).toBeLessThan((first?.inUse ?? 0) + growthBoundMb);
    // In its first minutes a process still takes what it will then keep; a leak shows in both forms.
    expect(second?.resident).toBeLessThanOrEqual((first?.resident ?? 0) * 1.15 + (minutes < 5 ? 60 : 0));
    const emails = new Set(await subscribedEmails(address));
    expect(saved.filter((email) => !emails.has(email))).toEqual([]);
  },
  runMs + 400_000,
);
