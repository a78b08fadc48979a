import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { PostgresServer } from "#tests/postgres-server.ts";
import { ask, readAsStaff, type ServerProcess, startServer, subscribedEmails } from "./server-process.ts";

const rounds = Number(process.env.FAULT_ROUNDS ?? 20);
/** Only a process that hangs takes so long to end. */
const patienceMs = 120_000;

let postgres: PostgresServer;
const replicas: ServerProcess[] = [];
let addresses: string[] = [];
beforeAll(async () => {
  postgres = await PostgresServer.create();
  await postgres.run("create database shop");
  const env = { DATABASE_URL: postgres.url("shop"), TOKEN_SECRET: "one secret for all replicas of the shop" };
  for (let i = 0; i < 3; i += 1) replicas.push(startServer(env));
  addresses = await Promise.all(replicas.map(({ opened }) => opened));
});
afterAll(async () => {
  for (const { child, exited } of replicas) {
    child.kill("SIGTERM");
    await exited;
  }
  await postgres.remove();
});

/** Breaks the database in one way and puts it right again. */
const faults = {
  "connections cut": async () => postgres.cutConnections(),
  frozen: async () => {
    postgres.freeze();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    postgres.thaw();
  },
  "stopped and started": async () => {
    await postgres.stop();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await postgres.start();
  },
  "crashed and started": async () => {
    await postgres.stop("SIGQUIT");
    await postgres.start();
  },
};
/** Mostly quick ones, so that many rounds fit into a minute. */
const plan = (
  ["connections cut", "connections cut", "crashed and started", "connections cut", "stopped and started"] as const
)
  .flatMap((name) => new Array<keyof typeof faults>(Math.ceil((rounds - 2) / 5)).fill(name))
  .slice(0, rounds - 2)
  .concat(["frozen", "frozen"]);

test(`Postgres broken ${rounds} times under load: pages answer, writes are 200 or 503, and all is well after`, async () => {
  const address = addresses[0] ?? "";
  const saved: string[] = [];
  const wrong: string[] = [];
  let done = false;
  onTestFinished(() => {
    done = true;
  });
  let sent = 0;
  const writers = Array.from({ length: 4 }, async () => {
    while (!done) {
      sent += 1;
      const email = `fault${sent}@example.com`;
      const { status, headers } = await ask(address, "/api/subscribe", { body: { email } });
      if (status === 200) saved.push(email);
      else if (status !== 503 || headers["retry-after"] === undefined) wrong.push(`write ${status}`);
    }
  });
  const readers = Array.from({ length: 2 }, async () => {
    while (!done) {
      for (const path of ["/", "/api/products"]) {
        const { status } = await ask(address, path);
        if (status !== 200) wrong.push(`${path} ${status}`);
      }
    }
  });
  for (const name of plan) {
    await faults[name]();
    await expect
      .poll(async () => (await ask(address, "/api/subscribe", { body: { email: `well${sent}@example.com` } })).status, {
        timeout: 30_000,
        interval: 50,
      })
      .toBe(200);
  }
  done = true;
  await Promise.all([...writers, ...readers]);
  expect(wrong).toEqual([]);
  expect(saved.length).toBeGreaterThan(rounds);
  const emails = await subscribedEmails(address);
  expect(emails.length).toBe(new Set(emails).size);
  expect(saved.filter((email) => !emails.includes(email))).toEqual([]);
  for (const { child } of replicas) expect(child.exitCode).toBeNull();
  expect(await readAsStaff(addresses[2] ?? "", "/api/admin/subscribers/count")).toContain('"success":true');
});

test("frozen for longer than anybody waits: writes are refused before it goes on, one alone and many at once, and heal", async () => {
  const address = addresses[0] ?? "";
  let sent = 0;
  const write = async (): Promise<number> => {
    sent += 1;
    return (await ask(address, "/api/subscribe", { body: { email: `frozen${sent}@example.com` } })).status;
  };
  // Many at once, so that many connections stand open: each of them is as silent as the others.
  const before = await Promise.all(Array.from({ length: 40 }, write));
  expect(new Set(before)).toEqual(new Set([200]));
  postgres.freeze();
  const heard = [await write()];
  heard.push(...(await Promise.all(Array.from({ length: 60 }, write))), await write());
  postgres.thaw();
  expect(new Set(heard)).toEqual(new Set([503]));
  await expect.poll(write, { timeout: 30_000 }).toBe(200);
});

test("a process that is told to stop while the database is silent ends all the same", async () => {
  const server = startServer({
    DATABASE_URL: postgres.url("shop"),
    TOKEN_SECRET: "one secret for all replicas of the shop",
  });
  const address = await server.opened;
  expect((await ask(address, "/api/health")).status).toBe(200);
  postgres.freeze();
  server.child.kill("SIGTERM");
  const timeout = new Promise((resolve) => setTimeout(resolve, patienceMs, "still running").unref());
  const ended = await Promise.race([server.exited, timeout]);
  postgres.thaw();
  server.child.kill("SIGKILL");
  await server.exited;
  expect([0, "SIGTERM"]).toContain(ended);
  await expect.poll(async () => (await ask(addresses[0] ?? "", "/api/health")).status, { timeout: 30_000 }).toBe(200);
});

test("health says so while the database is gone, and well again after", async () => {
  const health = async () => ask(addresses[1] ?? "", "/api/health");
  await postgres.stop();
  const gone = await health();
  expect([gone.status, gone.headers["retry-after"]]).toEqual([503, "5"]);
  await postgres.start();
  await expect.poll(async () => (await health()).status, { timeout: 30_000 }).toBe(200);
});

test("a database that can't be reached at the start is said in one sentence", async () => {
  const server = startServer({
    DATABASE_URL: "postgres://shop@127.0.0.1:1/nothing",
    TOKEN_SECRET: "a secret that is long enough for a test",
  });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^DATABASE_URL: the database can't be opened \(.*\)\.\n$/);
});
