import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import net from "node:net";
import { extname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limitMemory } from "./memory-limit.ts";
import { residentMb } from "./resident.ts";
import { ask, freshFolder, type ServerProcess, startServer } from "./server-process.ts";

// Node begins all requests that come in one piece at once: what a client can make a shop hold that way, which sends many
// requests and takes no answers. A TCP balancer, or the internal network, lets such a client through; a proxy that speaks
// HTTP sends one request on a connection, as the last test does.

/** What deploy/ gives the shop. */
const limitMb = 512;
const residentBoundMb = 256;
/** Sent on each connection, which is as much as Node takes in one piece. */
const bytesSent = 60_000;
/** Connections at once in a wave. */
const atOnce = 40;
/** How often each address is asked for: two rounds of connections and a bit. Each is 1,000 requests and more. */
const rounds = 7;
const crowd = 1_000;

const client = join(import.meta.dirname, "..", "..", "build", "client");
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map(({ parentPath, name }) => encodeURI(join(parentPath, name).slice(client.length)));

/** One of each kind and order of size: what a file costs is decided by these. */
const sampleFiles = [
  ...new Map(
    files.map((file) => {
      const { size } = statSync(join(client, decodeURI(file)));
      return [`${extname(file)} ${Math.round(Math.log2(size))}`, file];
    }),
  ).values(),
];

/** Answers that are made for each request, or for the first one only. */
const dynamic = (n: number): string[] => [
  "/",
  "/product-comparison",
  "/product-details.data",
  `/search?q=lost+${n}`,
  `/blog?q=battery+${n}`,
  `/nowhere/${n}`,
  "/api/products",
  "/api/health",
  "/api/me",
  "/api/nothing",
  "/admin/inbox",
  "/sitemap.xml",
  "/search-index.json",
];

const requestOf = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const repeated = (path: string): string => requestOf(path).repeat(Math.ceil(bytesSent / requestOf(path).length));

let server: ServerProcess;
let address: string;
let highest = 0;
let sampling: NodeJS.Timeout;
const limit = limitMemory(limitMb);
const isGone = (): boolean => server.child.exitCode !== null || server.child.signalCode !== null;
beforeAll(async () => {
  server = startServer({ DATA_DIR: freshFolder() }, limit.wrap);
  limit.watch(server);
  address = await server.opened;
  sampling = setInterval(() => {
    if (!isGone()) highest = Math.max(highest, residentMb(server.child.pid));
  }, 20);
});
afterAll(async () => {
  clearInterval(sampling);
  server.child.kill("SIGKILL");
  await server.exited;
  limit.remove();
});

/** Opens a connection and sends this; resolves when all of it was handed over, or the shop closed. */
function send(text: string, reads: boolean): Promise<net.Socket> {
  const { hostname, port } = new URL(address);
  const { promise, resolve } = Promise.withResolvers<net.Socket>();
  const socket = net.connect(Number(port), hostname);
  socket.on("error", () => resolve(socket));
  socket.on("close", () => resolve(socket));
  if (reads) socket.resume();
  socket.write(text, () => resolve(socket));
  return promise;
}

async function attack(texts: readonly string[], reads: boolean): Promise<void> {
  for (let from = 0; from < texts.length && !isGone(); from += atOnce) {
    const sockets = await Promise.all(texts.slice(from, from + atOnce).map((text) => send(text, reads)));
    // By the time this is answered the shop has read what came before it.
    await ask(address, "/api/health").catch(() => {});
    for (const socket of sockets) socket.destroy();
  }
}

async function expectWell(): Promise<void> {
  expect(server.child.signalCode).toBeNull();
  // Thousands of requests take their time on a busy machine: it is the memory that counts.
  expect((await ask(address, "/", { patienceMs: 200_000 })).status).toBe(200);
  console.log(`resident at most ${highest.toFixed(0)} MB`);
  expect(highest).toBeLessThan(residentBoundMb);
}

/** Looks how the shop is while so many connections are open on which this was sent and nothing is read. */
async function expectWellWith(text: (n: number) => string): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: crowd }, (_, n) => send(text(n), false)));
  try {
    // The shop has begun to answer all of them; on a busy machine it has already cut off some that don't read.
    await Promise.allSettled(sockets.map((socket) => socket.closed || once(socket, "readable")));
    await expectWell();
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

describe.runIf(process.platform === "linux")(`a shop with ${limitMb} MB lives through`, () => {
  test.each([false, true])(
    "connections that ask for every file, and for one again and again, read: %s",
    async (reads) => {
      expect(files.length).toBeGreaterThan(400);
      await attack(files.map(requestOf), reads);
      // Each request that is dropped costs Node an error with its stack: thousands for each file would take minutes.
      expect(sampleFiles.length).toBeGreaterThan(30);
      await attack(sampleFiles.map(repeated), reads);
      await expectWell();
    },
  );

  test.each([false, true])("pages and calls, read: %s", async (reads) => {
    await attack(Array.from({ length: rounds }, (_, n) => dynamic(n).map(repeated)).flat(), reads);
    await expectWell();
  });

  test(`${crowd} connections that ask for as much as they may and don't read`, async () => {
    const paths = [...files.filter((file) => /react-|buybutton|hero-/.test(file)), ...dynamic(1)];
    // No more on one than are answered, so that it stays open.
    await expectWellWith((n) =>
      Array.from({ length: 8 }, (_, i) => requestOf(paths[(n + i) % paths.length] ?? "/")).join(""),
    );
  });

  test(`${crowd} connections with one request each, as a proxy opens for as many streams, that don't read`, async () => {
    await expectWellWith((n) => requestOf(n % 2 ? "/vendor/buy-button-3.0.6/buybutton.min.js" : "/"));
  });
});
