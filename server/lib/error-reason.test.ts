import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { z } from "zod";
import { connectionReasonOf, reasonOf } from "./error-reason.ts";

test("a failed request names the server that isn't there", async () => {
  const error: unknown = await fetch("http://nothing.invalid/").catch((failure: unknown) => failure);
  expect(reasonOf(error)).toMatch(/^fetch failed \(.*nothing\.invalid\)$/);
});

test("a cause that the message already tells isn't told twice", () => {
  expect(reasonOf(new Error("can't read: no such file", { cause: new Error("no such file") }))).toBe(
    "can't read: no such file",
  );
  expect(reasonOf(new Error("plain"))).toBe("plain");
  expect(reasonOf("a text")).toBe("a text");
});

test.each([
  [
    {
      message: "self-signed certificate; if the root CA is installed locally, try running Node.js with --use-system-ca",
    },
    /signed by an authority/,
  ],
  [
    { message: "unable to verify the first certificate", code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" },
    /signed by an authority/,
  ],
  [{ message: "certificate has expired", code: "CERT_HAS_EXPIRED" }, /has expired/],
  [{ message: "Hostname/IP does not match certificate's altnames: Host: a.", code: "ESOCKET" }, /for another name/],
  [{ message: "getaddrinfo ENOTFOUND smtp.shop.test", code: "EDNS" }, /no server of this name/],
  [{ message: "connect ECONNREFUSED 127.0.0.1:1", code: "ESOCKET" }, /nothing answers/],
  [{ message: "Greeting never received", code: "ETIMEDOUT" }, /in time/],
])("a connection that fails is told in words for its owner: %o", ({ message, ...codes }, words) => {
  const error = Object.assign(new Error(message), codes);
  const wrapped = new TypeError("fetch failed", { cause: error });
  for (const told of [connectionReasonOf(error), connectionReasonOf(wrapped)]) {
    expect(told).toMatch(words);
    expect(told).not.toMatch(/Node\.js|E[A-Z]{6}|altnames|getaddrinfo/);
  }
});

test("a request that is given up says so in words for the shop's owner", async () => {
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const error: unknown = await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(20) }).catch((e) => e);
  server.close();
  server.closeAllConnections();
  expect(connectionReasonOf(error)).toMatch(/^it doesn't answer in time/);
});

test("what a server answers stays in its own words", () => {
  expect(connectionReasonOf(new Error("550 5.7.1 relaying denied"))).toBe("550 5.7.1 relaying denied");
});
