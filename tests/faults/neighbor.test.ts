import http from "node:http";
import net from "node:net";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { ask, freshFolder, type ServerProcess, startServer } from "./server-process.ts";

const requests = 12_000;
const seconds = 12;
const halfOpenHeads = 400;
const halfOpenBodies = 100;
const neighbor = "203.0.113.66";

let server: ServerProcess;
afterEach(async () => {
  server.child.kill("SIGKILL");
  await server.exited;
});

/** What the neighbor asks for: pages, reads, and every call that guesses, writes or costs something. */
const wants: readonly { path: string; body?: unknown }[] = [
  { path: "/" },
  { path: "/products/tagigo" },
  { path: "/search?q=lost" },
  { path: "/api/products" },
  { path: "/api/subscribe", body: { email: "neighbor@example.com" } },
  { path: "/api/contact", body: { name: "N", email: "neighbor@example.com", topic: "general", message: "again" } },
  { path: "/api/admin-token", body: { username: "boss", password: "guess" } },
  { path: "/api/login", body: { username: "ada", password: "guess" } },
  { path: "/api/payment-status/pi_guess" },
  { path: "/nowhere" },
];

/** Opens a socket that never finishes its request, and waits until the shop closes it. */
function halfOpen(address: string, text: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = net.connect(Number(port), hostname, () => socket.write(text));
  socket.on("data", () => {});
  socket.on("error", () => {});
  socket.on("close", () => resolve());
  return promise;
}

test(`${requests} requests in ${seconds} s from one address and ${halfOpenHeads + halfOpenBodies} half-open sockets: others see no error`, async () => {
  server = startServer({ DATA_DIR: freshFolder() });
  const address = await server.opened;
  const head = "GET / HTTP/1.1\r\nHost: x\r\nX-Slow:";
  const body =
    "POST /api/subscribe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
  const heads = Array.from({ length: halfOpenHeads }, () => halfOpen(address, head));
  const bodies = Array.from({ length: halfOpenBodies }, () => halfOpen(address, body));

  const statuses = new Map<number, number>();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 100 });
  let sent = 0;
  let done = false;
  onTestFinished(() => {
    done = true;
  });
  const attack = Array.from({ length: 100 }, async () => {
    const began = Date.now();
    while (sent < requests) {
      sent += 1;
      const { path, body: wanted } = wants[sent % wants.length] ?? { path: "/" };
      const options = { agent, headers: { "X-Forwarded-For": neighbor }, ...(wanted ? { body: wanted } : {}) };
      const { status } = await ask(address, path, options);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Not quicker than the plan: the point is the crowd, not a race.
      const early = began + (sent / requests) * seconds * 1000 - Date.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    }
  });

  const errors: string[] = [];
  let answers = 0;
  const others = Array.from({ length: 4 }, async (_, client) => {
    for (let i = 0; !done; i += 1) {
      for (const path of ["/", "/products/incard-finder", "/api/products", "/api/health", "/api/subscribe"]) {
        const wanted = path === "/api/subscribe" ? { body: { email: `other${client}.${i}@example.com` } } : {};
        try {
          const { status } = await ask(address, path, wanted);
          if (status !== 200) errors.push(`${path} ${status}`);
        } catch (error) {
          errors.push(`${path} ${error}`);
        }
        answers += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await Promise.all(attack);
  await Promise.all([...heads, ...bodies]);
  done = true;
  await Promise.all(others);
  agent.destroy();

  console.log(`neighbor heard ${JSON.stringify(Object.fromEntries(statuses))}; others: ${answers} answers`);
  expect(errors).toEqual([]);
  expect(answers).toBeGreaterThan(100);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.get(429)).toBeGreaterThan(requests / 4);
});
