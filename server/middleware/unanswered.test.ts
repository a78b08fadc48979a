import { once } from "node:events";
import { createServer } from "node:http";
import net from "node:net";
import { afterEach, expect, test } from "vitest";
import { createLog } from "#server/lib/log.ts";
import { listen } from "#server/start/http-server.ts";
import type { Answering } from "./request-guard.ts";
import { boundUnanswered, sendFromMemory, unansweredBounds } from "./unanswered.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server with these bounds; `asked` has the paths that reached it, with the server's ends of their connections. */
async function serve(answering: Answering, bounds: Partial<Record<keyof typeof unansweredBounds, number>> = {}) {
  const asked = new Map<string, net.Socket>();
  const counting: Answering = (incoming, outgoing) => {
    asked.set(incoming.url ?? "", incoming.socket);
    return answering(incoming, outgoing);
  };
  const server = createServer(boundUnanswered(counting, createLog("silent"), { ...unansweredBounds, ...bounds }));
  const port = await listen(server, 0, "127.0.0.1");
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { asked, port };
}

/** A client that asks for these paths at once, and reads or doesn't. */
function connect(port: number, paths: readonly string[], reads: boolean) {
  const socket = net.connect(port, "127.0.0.1");
  ends.push(() => socket.destroy());
  socket.on("error", () => {});
  let received = "";
  if (reads) socket.on("data", (chunk) => (received += chunk.toString("latin1")));
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""));
  return { socket, closed: once(socket, "close"), received: () => received };
}

const numbered = (count: number, from = 0): string[] => Array.from({ length: count }, (_, n) => `/${from + n}`);
const small: Answering = (incoming, outgoing) => setImmediate(() => outgoing.end(`<${incoming.url}>`));

test("so many requests on one connection wait for their answers; who sends more at once is cut off, others aren't", async () => {
  const { asked, port } = await serve(small);
  const good = connect(port, numbered(unansweredBounds.bySocket), true);
  await expect.poll(good.received).toContain(`</${unansweredBounds.bySocket - 1}>`);
  const bad = connect(port, numbered(1_000, 100), true);
  await bad.closed;
  expect(bad.received()).toBe("");
  expect([...asked.keys()].filter((path) => path.length > 3)).toHaveLength(unansweredBounds.bySocket);
  good.socket.write("GET /again HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(good.received).toContain("</again>");
});

test("one after the other, as many as they like are answered on one connection", async () => {
  const { port } = await serve(small);
  const { socket, received } = connect(port, ["/first"], true);
  for (const path of numbered(3 * unansweredBounds.bySocket)) {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await expect.poll(received, { interval: 1 }).toContain(`<${path}>`);
  }
});

/** Larger than what the systems between two sockets hold. */
const large = Buffer.alloc(20_000_000, 1);

test("where more bytes are held than may be, whoever took nothing for longest is cut off, and nobody else", async () => {
  const { asked, port } = await serve(
    (incoming, outgoing) => outgoing.end(incoming.url === "/small" ? "small" : large),
    { bytes: 50_000_000, stalledMs: 100 },
  );
  for (const path of ["/a", "/b", "/c"]) await once(connect(port, [path], false).socket, "readable");
  const reader = connect(port, ["/small"], true);
  const isCutOff = async (path: string): Promise<boolean | undefined> => {
    reader.socket.write("GET /small HTTP/1.1\r\nHost: x\r\n\r\n");
    return asked.get(path)?.destroyed;
  };
  await expect.poll(() => isCutOff("/a"), { interval: 600 }).toBe(true);
  expect([await isCutOff("/b"), await isCutOff("/c"), await isCutOff("/small")]).toEqual([false, false, false]);
});

test("bytes that are kept for everybody count for nobody", async () => {
  const body = new Uint8Array(large);
  const { port } = await serve(
    (incoming, outgoing) =>
      incoming.url === "/small" ? outgoing.end("small") : sendFromMemory(outgoing, { status: 200, headers: {}, body }),
    { bytes: 1, stalledMs: 0 },
  );
  const slow = connect(port, ["/a"], false);
  await once(slow.socket, "readable");
  const reader = connect(port, ["/small"], true);
  await expect.poll(reader.received).toContain("small");
  let got = 0;
  slow.socket.on("data", (chunk) => (got += chunk.byteLength));
  await expect.poll(() => got).toBeGreaterThan(body.byteLength);
});
