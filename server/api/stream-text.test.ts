import { once } from "node:events";
import { createServer, type Server } from "node:http";
import net from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createLog } from "#server/lib/log.ts";
import { concurrencyLimit } from "#server/middleware/concurrency-limit.ts";
import { handleError } from "#server/middleware/http-error.ts";
import { listen } from "#server/start/http-server.ts";
import { type StreamOptions, streamText } from "./stream-text.ts";

const log = createLog("silent");
const piece = `${"x".repeat(9_999)}\n`;

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** An app whose answer has that many pieces of 10 kB, one at a time. */
function appOf(count: number, options: Partial<StreamOptions> = {}) {
  const limit = concurrencyLimit({ running: 1, waiting: 0, retrySeconds: 1 });
  const state = { made: 0, returned: 0 };
  async function* pieces(): AsyncGenerator<string> {
    try {
      for (let i = 0; i < count; i += 1) {
        state.made += 1;
        yield piece;
      }
    } finally {
      state.returned += 1;
    }
  }
  const headers = { "Content-Type": "text/plain" };
  const app = new Hono().get("/", (c) => streamText(c, { pieces: pieces(), headers, limit, log, ...options }));
  app.onError((error, c) => handleError(error, c, log));
  /** Whether somebody else may begin. */
  const isFree = async (): Promise<boolean> => {
    const end = await limit.enter().catch(() => null);
    end?.();
    return end !== null;
  };
  const freed = () => vi.waitFor(async () => expect(await isFree()).toBe(true), { timeout: 60_000 });
  return { app, state, isFree, freed };
}

async function serve(app: Hono): Promise<number> {
  server = createServer(getRequestListener(app.fetch));
  return listen(server, 0, "127.0.0.1");
}

test("others have a turn of the event loop after each piece", async () => {
  const { app } = appOf(6);
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await app.request("/");
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(5);
});

describe("a place in the limit", () => {
  test("is free at once after a short answer, whether somebody reads it or not", async () => {
    const { app, freed } = appOf(3);
    const answer = await app.request("/");
    await freed();
    expect(await answer.text()).toBe(piece.repeat(3));
  });

  test("is held by a long answer until its end, and the next is told to wait", async () => {
    const { app, isFree, freed } = appOf(100);
    const answer = await app.request("/");
    expect(await isFree()).toBe(false);
    const other = await app.request("/");
    expect([other.status, other.headers.get("retry-after")]).toEqual([429, "1"]);
    expect(await answer.text()).toBe(piece.repeat(100));
    await freed();
  });

  test("isn't taken by a HEAD, which makes nothing", async () => {
    const { app, state, freed } = appOf(100);
    const answer = await app.request("/", { method: "HEAD" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain"]);
    await freed();
    expect(state.made).toBe(0);
  });

  test("is free after a reader that goes away, and nothing more is made", async () => {
    const { app, state, freed } = appOf(1_000);
    await (await app.request("/")).body?.cancel();
    await freed();
    expect(state.made).toBeLessThan(50);
    await expect.poll(() => state.returned).toBe(1);
  });

  test("is free after a reader that takes nothing for too long, or too long in all", async () => {
    for (const options of [{ idleMs: 5 }, { maxMs: 5 }]) {
      const { app, state, freed } = appOf(1_000, options);
      const answer = await app.request("/");
      await freed();
      await expect(answer.text()).rejects.toThrow("the client took");
      await expect.poll(() => state.returned).toBe(1);
    }
  });

  test("is free after a first piece that fails, and the answer is a plain error", async () => {
    // biome-ignore lint/correctness/useYield: it fails before
    async function* broken(): AsyncGenerator<string> {
      throw new Error("no database");
    }
    const { app, freed } = appOf(1, { pieces: broken() });
    expect((await app.request("/")).status).toBe(500);
    await freed();
  });

  test("is free after a later piece that fails, and the answer breaks off", async () => {
    async function* breaking(): AsyncGenerator<string> {
      for (let i = 0; i < 20; i += 1) yield piece;
      throw new Error("no database");
    }
    const { app, freed } = appOf(1, { pieces: breaking() });
    await expect((await app.request("/")).text()).rejects.toThrow("no database");
    await freed();
  });
});

describe("on a socket", () => {
  const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

  test("a client that disconnects frees the place", async () => {
    const { app, state, isFree, freed } = appOf(100_000);
    const socket = net.connect(await serve(app), "127.0.0.1", () => socket.write(request));
    await once(socket, "data");
    expect(await isFree()).toBe(false);
    socket.destroy();
    await freed();
    await expect.poll(() => state.returned).toBe(1);
  });

  test("a client that stalls is disconnected and frees the place", async () => {
    const { app, state, freed } = appOf(100_000, { idleMs: 200 });
    const socket = net.connect(await serve(app), "127.0.0.1", () => socket.write(request));
    socket.on("error", () => {});
    await once(socket, "data");
    socket.pause();
    await freed();
    const closed = once(socket, "close");
    socket.resume();
    await closed;
    expect(state.made).toBeLessThan(100_000);
    await expect.poll(() => state.returned).toBe(1);
  });
});
