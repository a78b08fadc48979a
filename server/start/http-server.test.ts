import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect as netConnect } from "node:net";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { ConfigError } from "#server/config/config.ts";
import { boundConnections, httpOptions, listen, stopGracefully } from "./http-server.ts";

test("a host that isn't this machine's is said in one sentence", async () => {
  await expect(listen(createServer(), 0, "192.0.2.1")).rejects.toThrow("HOST 192.0.2.1 is no address of this machine.");
});

test.each([
  ["EADDRINUSE", "PORT 80 is in use: another program listens there. Stop it, or choose another PORT."],
  ["EACCES", "PORT 80 may not be used by this user: choose one above 1023."],
  ["EADDRNOTAVAIL", "HOST shop.example is no address of this machine."],
  ["ENOTFOUND", "HOST shop.example is no address of this machine."],
])("%s is said in one sentence", async (code, sentence) => {
  const server = createServer();
  vi.spyOn(server, "listen").mockReturnValue(server);
  const opening = listen(server, 80, "shop.example");
  server.emit("error", Object.assign(new Error("listen"), { code }));
  await expect(opening).rejects.toThrow(new ConfigError(sentence));
});

test("an error that has no sentence stays what it is", async () => {
  const server = createServer();
  const opening = listen(server, 0, "127.0.0.1");
  server.emit("error", new Error("odd"));
  await expect(opening).rejects.toThrow("odd");
  server.close();
});

test("stopping what never opened is done at once", async () => {
  await stopGracefully(createServer());
});

describe("connections", () => {
  /** A server whose answers are larger than what the systems between two sockets hold. */
  async function serve(bounds: Parameters<typeof boundConnections>[1]) {
    const answered: ServerResponse[] = [];
    const server = createServer((_, outgoing) => {
      answered.push(outgoing);
      outgoing.end(Buffer.alloc(20_000_000, 1));
    });
    const port = await listen(boundConnections(server, bounds), 0, "127.0.0.1");
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    const connect = () => {
      const socket = netConnect(port, "127.0.0.1").on("error", () => {});
      onTestFinished(() => void socket.destroy());
      socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
      return socket;
    };
    return { answered, connect };
  }

  test("on which nothing moves are closed while an answer waits", async () => {
    const { answered, connect } = await serve({ connections: 9, stalledMs: 200 });
    await once(connect(), "readable");
    await expect.poll(() => answered[0]?.destroyed).toBe(true);
  });

  test("are so many, and no more", async () => {
    const { connect } = await serve({ connections: 1, stalledMs: 60_000 });
    await once(connect(), "readable");
    await once(connect(), "close");
  });
});

describe("what clients send too slowly", () => {
  afterEach(() => vi.useRealTimers());

  test("a head has fifteen seconds at most, with the look that finds it", () => {
    const { headersTimeout = Number.NaN, connectionsCheckingInterval = Number.NaN } = httpOptions;
    expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(15_000);
  });

  test("a body has twenty seconds", async () => {
    vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
    const server = boundConnections(createServer(httpOptions, (incoming) => void incoming.resume()));
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    const port = await listen(server, 0, "127.0.0.1");
    let received = "";
    const socket = netConnect(port, "127.0.0.1").on("data", (chunk) => {
      received += chunk.toString();
    });
    const requested = once(server, "request");
    socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
    const [incoming] = await requested;
    vi.advanceTimersByTime(19_000);
    expect(incoming.socket.writableEnded).toBe(false);
    vi.advanceTimersByTime(1_000);
    await once(socket, "close");
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe("a server that stops", () => {
  afterEach(() => vi.useRealTimers());

  /** A server with a client whose one connection stays open. `/slow` waits for `answer`. */
  async function open() {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    const slow = Promise.withResolvers<ServerResponse>();
    const server = createServer((incoming, outgoing) => {
      if (incoming.url === "/slow") slow.resolve(outgoing);
      else outgoing.end("quick");
    });
    const port = await listen(server, 0, "127.0.0.1");
    const agent = new Agent({ keepAlive: true });
    const get = (path: string, own?: Agent) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        request({ port, path, agent: own ?? new Agent() }, resolve)
          .on("error", reject)
          .end();
      });
    const idle = async (): Promise<IncomingMessage> => {
      const answer = await get("/", agent);
      answer.resume();
      await once(answer, "end");
      return answer;
    };
    let stopped = false;
    const stop = async (): Promise<void> => {
      await stopGracefully(server);
      stopped = true;
    };
    return { get, idle, slow: slow.promise, stop, hasStopped: () => stopped };
  }

  test("finishes what is under way, answers once more on an open connection, and takes no new one", async () => {
    const { get, idle, slow, stop, hasStopped } = await open();
    expect((await idle()).headers.connection).toBe("keep-alive");
    const waiting = get("/slow");
    const outgoing = await slow;
    const stopping = stop();
    await vi.advanceTimersByTimeAsync(300);
    expect((await idle()).headers.connection).toBe("close");
    await expect(get("/")).rejects.toThrow("ECONNREFUSED");
    await vi.advanceTimersByTimeAsync(7_000);
    expect(hasStopped()).toBe(false);
    outgoing.end("at last");
    expect((await waiting).statusCode).toBe(200);
    await stopping;
    expect(vi.getTimerCount()).toBe(0);
  });

  test("closes an open connection that nothing comes on", async () => {
    const { idle, stop } = await open();
    await idle();
    const stopping = stop();
    await vi.advanceTimersByTimeAsync(400);
    await stopping;
  });

  test("cuts off what takes longer than eight seconds", async () => {
    const { get, slow, stop } = await open();
    const waiting = get("/slow");
    waiting.catch(() => {});
    await slow;
    const stopping = stop();
    await vi.advanceTimersByTimeAsync(8_100);
    await expect(waiting).rejects.toThrow("socket hang up");
    await stopping;
  });
});
