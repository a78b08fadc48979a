import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import { connect as netConnect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { serverMessages } from "#content/server-messages.ts";
import { allowSlowBody } from "#server/middleware/slow-body.ts";
import { boundConnections, httpOptions, listen } from "./http-server.ts";

async function serve(
  bounds: Parameters<typeof boundConnections>[1],
  answer: RequestListener = (_, out) => out.end("ok"),
) {
  const server = boundConnections(createServer(httpOptions, answer), bounds);
  const port = await listen(server, 0, "127.0.0.1");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const open = async (from: string, begun = ""): Promise<Socket> => {
    const socket = netConnect({ port, host: "127.0.0.1", localAddress: from }).on("error", () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    socket.write(begun);
    socket.resume();
    return socket;
  };
  const get = async (from: string): Promise<string> => {
    const asking = request({ port, host: "127.0.0.1", localAddress: from, agent: false }).end();
    const [response]: IncomingMessage[] = await once(asking, "response");
    return response ? text(response) : "";
  };
  return { open, get, port };
}

const idle = "";
const halfHead = "GET / HTTP/1.1\r\nHost: x\r\nX-Slow:";
const halfBody = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
const askedBefore = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

test.each([
  ["idle", idle],
  ["with half a head", halfHead],
  ["with half a body", halfBody],
  ["kept open after an answer", askedBefore],
])("connections %s, as many as there may be, drop no visitor, of the same address or another", async (_, begun) => {
  const { open, get } = await serve({ connections: 20 });
  for (let i = 0; i < 60; i += 1) await open("127.0.0.1", begun);
  const answers = await Promise.all(["127.0.0.1", "127.0.0.2"].flatMap((from) => [1, 2, 3].map(() => get(from))));
  expect(answers).toEqual(new Array(6).fill("ok"));
});

test("the longest waiting connection of the address with most of them ends first", async () => {
  const { open } = await serve({ connections: 4 });
  const ended: string[] = [];
  const named = async (name: string, from: string): Promise<void> => {
    const socket = await open(from, askedBefore);
    await once(socket, "data");
    socket.on("close", () => ended.push(name));
  };
  await named("visitor", "127.0.0.2");
  for (const name of ["first", "second", "third"]) await named(name, "127.0.0.1");
  await named("next", "127.0.0.3");
  await expect.poll(() => ended).toEqual(["first"]);
  await named("one more", "127.0.0.4");
  await expect.poll(() => ended).toEqual(["first", "second"]);
});

test("a connection whose answer is being made is never ended for another", async () => {
  const answers: (() => void)[] = [];
  const { get, open } = await serve({ connections: 2 }, (_, out) => void answers.push(() => out.end("at last")));
  const asked = [get("127.0.0.1"), get("127.0.0.1")];
  await expect.poll(() => answers.length).toBe(2);
  await once(await open("127.0.0.2"), "close");
  for (const answer of answers) answer();
  expect(await Promise.all(asked)).toEqual(["at last", "at last"]);
});

/** Sends 40 kB, a piece each time that the last one has gone out. @returns the status, 0 where the connection was cut */
async function sendSlowly(port: number, pieces: number, pauseMs: number): Promise<number> {
  const asking = request({ port, host: "127.0.0.1", method: "POST", headers: { "Content-Length": pieces * 1000 } });
  const answered = new Promise<number>((resolve) => {
    asking.on("response", (response) => resolve(response.resume().statusCode ?? 0)).on("error", () => resolve(0));
  });
  for (let i = 0; i < pieces; i += 1) {
    asking.write("x".repeat(1000));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  asking.end();
  return answered;
}

test("a call that allows it takes a body as long as it keeps its pace, another one doesn't", async () => {
  const slowAt = (bytesPerSecond: number): RequestListener => {
    const allow = allowSlowBody(bytesPerSecond);
    return (incoming, out) => {
      // Hono's context, as far as it is read.
      Reflect.apply(allow, null, [{ env: { incoming } }, async () => {}]);
      incoming.resume().on("end", () => out.end("ok"));
    };
  };
  const kept = await serve({ bodyMs: 200 }, slowAt(100));
  const lost = await serve({ bodyMs: 200 }, slowAt(1_000_000));
  const strict = await serve({ bodyMs: 200 }, (incoming, out) => void incoming.resume().on("end", () => out.end("ok")));
  const statuses = [kept, lost, strict].map(({ port }) => sendSlowly(port, 40, 60));
  expect(await Promise.all(statuses)).toEqual([200, 408, 408]);
});

test("what took too long is told in JSON", async () => {
  const { port } = await serve({ bodyMs: 100 }, (incoming) => void incoming.resume());
  const socket = netConnect(port, "127.0.0.1", () => socket.write(halfBody)).on("error", () => {});
  const answer = await text(socket);
  expect(answer).toContain("408 Request Timeout");
  expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toEqual({ success: false, message: serverMessages.tooSlow });
});
