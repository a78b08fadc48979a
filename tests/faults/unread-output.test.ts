import http from "node:http";
import { afterEach, expect, test } from "vitest";
import { ask, freshFolder, type ServerProcess, startServer } from "./server-process.ts";

const path = `/api/${"long".repeat(48)}`;

/** Only a process that hangs takes so long to end. */
const patienceMs = 120_000;

let server: ServerProcess;
afterEach(async () => {
  server.child.kill("SIGKILL");
  server.child.stdout?.resume();
  await server.exited;
});

/** A shop whose standard output nobody reads any more, after so many requests that it can hold no further line. */
async function unreadShop(requests: number): Promise<string> {
  server = startServer({ DATA_DIR: freshFolder() });
  const address = await server.opened;
  server.child.stdout?.pause();
  const statuses = new Set<number>();
  const clients = Array.from({ length: 8 }, async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let i = 0; i < requests / 8; i += 1) statuses.add((await ask(address, path, { agent })).status);
    agent.destroy();
  });
  await Promise.all(clients);
  expect([...statuses]).toEqual([404]);
  return address;
}

test("a shop whose log nobody reads answers all the same, and ends when it is told to", async () => {
  // 800 kB of log, where a pipe holds 64 and a pair of sockets 300.
  const address = await unreadShop(2_400);
  expect((await ask(address, "/")).status).toBe(200);
  expect((await ask(address, "/api/subscribe", { body: { email: "ada@example.com" } })).status).toBe(200);
  const ended = new Promise<number | string>((resolve) => {
    server.child.once("exit", (code, signal) => resolve(code ?? signal ?? "gone"));
  });
  server.child.kill("SIGTERM");
  const timeout = new Promise((resolve) => setTimeout(resolve, patienceMs, "still running").unref());
  expect(await Promise.race([ended, timeout])).toBe("SIGTERM");
});

test("once somebody reads again, the log says how many lines it lost", async () => {
  // More than the bound of `server/lib/log.ts` as well.
  const requests = 6_000;
  const address = await unreadShop(requests);
  server.child.stdout?.resume();
  const said = "log lines were dropped: nobody read them";
  await expect.poll(() => server.output().includes(said), { timeout: 60_000 }).toBe(true);
  const lost = Number(/"dropped":(\d+)/.exec(server.output())?.[1]);
  expect(lost).toBeGreaterThan(100);
  expect(lost).toBeLessThan(requests);
  expect((await ask(address, "/api/products")).status).toBe(200);
  server.child.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  // Every line is whole.
  const lines = server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty("msg");
});
