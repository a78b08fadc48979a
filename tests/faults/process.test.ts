import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { ask, freshFolder, type ServerProcess, startServer, subscribedEmails } from "./server-process.ts";

const running: ServerProcess[] = [];
const start = (env: Record<string, string> = {}, wrap: readonly string[] = []): ServerProcess => {
  const server = startServer({ DATA_DIR: freshFolder(), ...env }, wrap);
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    child.kill("SIGKILL");
    await exited;
  }
});

/** Opens a socket, says something, and tells when the other side closes it. */
async function openSocket(address: string, text: string): Promise<{ closed: Promise<void>; received: () => string }> {
  const { hostname, port } = new URL(address);
  const closed = Promise.withResolvers<void>();
  let received = "";
  const socket = net.connect(Number(port), hostname, () => socket.write(text));
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
  });
  socket.on("error", () => {});
  socket.on("close", () => closed.resolve());
  return { closed: closed.promise, received: () => received };
}

describe("stopping", () => {
  test("under load: no answer is cut, and it ends well although clients keep connections open", async () => {
    const server = start();
    const address = await server.opened;
    await openSocket(address, "");
    await openSocket(address, "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    const failures: string[] = [];
    let answered = 0;
    let stopping = false;
    const clients = Array.from({ length: 12 }, async (_, client) => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      for (let i = 0; ; i += 1) {
        const options = i % 3 === 0 ? { agent, body: { email: `${client}.${i}@example.com` } } : { agent };
        try {
          const { status } = await ask(
            address,
            i % 3 === 0 ? "/api/subscribe" : i % 3 === 1 ? "/" : "/api/products",
            options,
          );
          if (status !== 200) failures.push(`status ${status}`);
          answered += 1;
        } catch (error) {
          const code = error instanceof Error && "code" in error ? error.code : error;
          // Once it stopped listening nobody gets in; that is the only way to end.
          if (code !== "ECONNREFUSED" || !stopping) failures.push(String(code));
          return;
        }
      }
    });
    await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(100);
    stopping = true;
    server.child.kill("SIGTERM");
    await Promise.all(clients);
    expect(failures).toEqual([]);
    expect(await server.exited).toBe(0);
    expect(server.output()).not.toContain("stopping takes too long");
  });

  test("twice asked, it still stops once and well", async () => {
    const server = start();
    await server.opened;
    server.child.kill("SIGINT");
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(0);
  });

  test("`npm start` leaves no shop behind when npm itself is stopped", async () => {
    // npm passes the signal to the shell that it starts, and that shell passes it to nobody.
    const server = start({}, ["npm", "start", "--"]);
    await server.opened;
    server.child.kill("SIGTERM");
    await server.exited;
    expect(server.output()).toContain('"msg":"stopped"');
  });
});

describe("slow clients", () => {
  // After how long, server/start/http-server.test.ts says.
  test("a head or a body that never ends is answered and closed, and others don't notice", async () => {
    const server = start();
    const address = await server.opened;
    const heads = await Promise.all(
      Array.from({ length: 100 }, () => openSocket(address, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow:")),
    );
    const silent = await openSocket(address, "");
    const body = await openSocket(
      address,
      "POST /api/subscribe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    );
    for (let i = 0; i < 20; i += 1) expect((await ask(address, "/")).status).toBe(200);
    await Promise.all([...heads, silent, body].map(({ closed }) => closed));
    for (const { received } of [...heads, body]) expect(received()).toMatch(/^HTTP\/1\.1 408 /);
    expect((await ask(address, "/")).status).toBe(200);
  });
});

describe("starting", () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ["a wrong setting", { SHOP_ENV: "staging" }, /^SHOP_ENV must be development or production\.\n$/],
    ["a missing secret", { DATABASE_URL: "postgres://x/y" }, /^TOKEN_SECRET is required with DATABASE_URL/],
    [
      "the secret of an example in production",
      { SHOP_ENV: "production", TOKEN_SECRET: "change-me-openssl-rand-base64-48-gives-one" },
      /^TOKEN_SECRET is the one of an example, which everybody can read: set a new one.*\.\n$/,
    ],
  ])("with %s ends with one sentence", async (_, env, sentence) => {
    const server = start(env);
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(sentence);
  });

  test("with an empty file where the secret should be ends with one sentence", async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, "token-secret"), "");
    const server = start({ DATA_DIR: folder });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/^\S*token-secret: the secret in it is empty\. Put .*\n$/);
  });

  test("on a database that is no database ends with one sentence", async () => {
    const folder = freshFolder();
    writeFileSync(
      join(folder, "shop.db"),
      "this is not a database, but long enough to be looked at as one".repeat(100),
    );
    const server = start({ DATA_DIR: folder });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/^DATA_DIR: the database can't be opened \(.*\)\.\n$/);
  });

  test("on a port that is in use ends with one sentence", async () => {
    const first = start();
    const { port } = new URL(await first.opened);
    const second = start({ PORT: port });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`PORT ${port} is in use`);
  });
});

describe("other people's services", () => {
  // After five seconds, says server/payments/stripe-payments.test.ts.
  test("a payment service that never answers: JSON all the same, and every page meanwhile", async () => {
    const hole = net.createServer(() => {});
    await new Promise<void>((resolve) => hole.listen(0, "127.0.0.1", resolve));
    const place = hole.address();
    const port = typeof place === "object" && place ? place.port : 0;
    const server = start({ STRIPE_SECRET_KEY: "sk_test_x", STRIPE_API_URL: `http://127.0.0.1:${port}` });
    const address = await server.opened;
    const asked = once(hole, "connection");
    const lookup = ask(address, "/api/payment-status/pi_x");
    await asked;
    for (let i = 0; i < 20; i += 1) expect((await ask(address, "/order-confirmation")).status).toBe(200);
    const { status, body } = await lookup;
    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ success: false });
    hole.close();
  });
});

describe.runIf(process.platform === "linux")("a full disk", () => {
  test("is said, loses nothing that was acknowledged, and heals by itself", async () => {
    // The same as a full disk for the files of the database, and possible without rights: a limit on the size of files.
    const server = start({}, ["sh", "-c", 'ulimit -S -f 2048; exec "$@"', "sh"]);
    const address = await server.opened;
    const saved: string[] = [];
    const refused: { status: number; retry: string | undefined; body: string }[] = [];
    for (let i = 0; refused.length < 5 && i < 20_000; i += 20) {
      await Promise.all(
        Array.from({ length: 20 }, async (_, n) => {
          const email = `${"long".repeat(12)}${i + n}@${"example".repeat(8)}.com`;
          const { status, headers, body } = await ask(address, "/api/subscribe", { body: { email } });
          if (status === 200) saved.push(email);
          else refused.push({ status, retry: headers["retry-after"], body });
        }),
      );
    }
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, retry, body } of refused) {
      expect([status, retry]).toEqual([503, "5"]);
      expect(JSON.parse(body)).toMatchObject({ success: false });
    }
    expect((await ask(address, "/")).status).toBe(200);
    // No room at all: health says so within ten seconds.
    execFileSync("prlimit", ["--pid", String(server.child.pid), "--fsize=0:unlimited"]);
    await expect.poll(async () => (await ask(address, "/api/health")).status, { timeout: 30_000 }).toBe(503);
    // There is space again.
    execFileSync("prlimit", ["--pid", String(server.child.pid), "--fsize=unlimited"]);
    expect((await ask(address, "/api/health")).status).toBe(200);
    await expect
      .poll(async () => (await ask(address, "/api/subscribe", { body: { email: "after@example.com" } })).status, {
        timeout: 30_000,
      })
      .toBe(200);
    const emails = await subscribedEmails(address);
    expect(emails.length).toBe(new Set(emails).size);
    expect(saved.filter((email) => !emails.includes(email))).toEqual([]);
  });

  test.each(["SIGTERM", "SIGKILL"] as const)(
    "lets a shop that ended by %s start, show its pages and wait",
    async (signal) => {
      const DATA_DIR = freshFolder();
      const before = start({ DATA_DIR });
      const email = "before@example.com";
      expect((await ask(await before.opened, "/api/subscribe", { body: { email } })).status).toBe(200);
      before.child.kill(signal);
      await before.exited;
      // No file may grow by a byte.
      const server = start({ DATA_DIR }, ["sh", "-c", 'ulimit -S -f 0; exec "$@"', "sh"]);
      const address = await server.opened;
      expect((await ask(address, "/products/tagigo")).status).toBe(200);
      expect((await ask(address, "/api/health")).status).toBe(503);
      expect((await ask(address, "/api/subscribe", { body: { email: "full@example.com" } })).status).toBe(503);
      execFileSync("prlimit", ["--pid", String(server.child.pid), "--fsize=unlimited"]);
      expect((await ask(address, "/api/health")).status).toBe(200);
      expect((await ask(address, "/api/subscribe", { body: { email: "after@example.com" } })).status).toBe(200);
      expect(await subscribedEmails(address)).toEqual(["after@example.com", email]);
    },
  );
});
