import { createServer } from "node:http";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { serverMessages } from "#content/server-messages.ts";
import { createLog } from "#server/lib/log.ts";
import { listen } from "#server/start/http-server.ts";
import { type Answering, failureResponse, guardRequests, sendable } from "./request-guard.ts";

/** Asks a server that answers like this, then one more time like any other; returns the first answer and the log. */
async function ask(
  answering: Answering,
  path = "/broken?token=hunter2",
): Promise<{ answer: Response | null; log: string }> {
  let log = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const server = createServer(
    guardRequests(
      (incoming, outgoing) => (incoming.url === "/well" ? outgoing.end("well") : answering(incoming, outgoing)),
      createLog("info", sink),
    ),
  );
  const address = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  const answer = await fetch(`${address}${path}`).then(
    async (response) => new Response(await response.text(), response),
    () => null,
  );
  expect(await (await fetch(`${address}/well`)).text()).toBe("well");
  server.close();
  server.closeAllConnections();
  return { answer, log };
}

test.each<[string, Answering]>([
  [
    "throws",
    () => {
      throw new Error("a reason of ours");
    },
  ],
  ["rejects", async () => Promise.reject(new Error("a reason of ours"))],
  [
    "has a header that can't be sent",
    (_, outgoing) => {
      outgoing.setHeader("X-Former", "1");
      outgoing.writeHead(302, { Location: "/läden-日本", "X-Note": "a reason of ours" });
    },
  ],
])("an answer that %s is a 500 of one request, and a line of the log", async (_, answering) => {
  const { answer, log } = await ask(answering);
  expect(answer?.status).toBe(500);
  expect(answer?.headers.get("x-former")).toBe(null);
  expect(await answer?.json()).toEqual({ success: false, message: serverMessages.unexpected });
  expect(JSON.parse(log)).toMatchObject({ level: "error", method: "GET", path: "/broken", msg: "a request failed" });
  expect(log).not.toContain("hunter2");
});

test("an answer that breaks half-way is cut, so that it doesn't look whole", async () => {
  const { answer, log } = await ask((_, outgoing) => {
    outgoing.writeHead(200, { "Content-Length": "100" });
    outgoing.write("half of it");
    throw new Error("a reason of ours");
  });
  expect(answer).toBe(null);
  expect(log).toContain("a reason of ours");
  expect(log).not.toContain("not even the failure could be answered");
});

test("of a long address the log keeps the beginning", async () => {
  const { log } = await ask(
    () => {
      throw new Error("a reason of ours");
    },
    `/${"a".repeat(300)}`,
  );
  expect(JSON.parse(log)).toMatchObject({ path: `/${"a".repeat(199)}` });
});

test("an answer of which not even the failure can be sent is cut, and the next one comes", async () => {
  const { answer, log } = await ask((_, outgoing) => {
    outgoing.writeHead = () => {
      throw new Error("no head");
    };
    throw new Error("a reason of ours");
  });
  expect(answer).toBe(null);
  expect(log).toContain("not even the failure could be answered");
});

test("a header that only Node refuses is found before it is sent", () => {
  const response = new Response(null, { headers: { "X-Note": "\u0001" } });
  expect(() => sendable(response)).toThrow(/Invalid character/);
  expect(sendable(failureResponse()).status).toBe(500);
});
