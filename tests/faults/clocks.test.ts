import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { todayResponse } from "#contract/admin-today.ts";
import { healthResponse } from "#contract/health.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import { connectDatabase, type DatabaseClient } from "#server/db/database.ts";
import { addUser } from "#server/db/queries/users.ts";
import { emptyDatabase, type TestDatabase } from "#tests/databases.ts";
import { type MailServer, startMailServer } from "#tests/mail-server.ts";
import { movedClock } from "#tests/own-shop.ts";
import { ask, readAsStaff, type ServerProcess, staffToken, startServer } from "./server-process.ts";

const minute = 60_000;
const metricsToken = "a-token-that-reads-the-metrics";

let testDatabase: TestDatabase;
let database: DatabaseClient;
let mail: MailServer;
const replicas: ServerProcess[] = [];
const clock = movedClock();
/** The address of the one whose clock is right, and of the one whose clock is ahead. */
let right = "";
let ahead = "";

beforeAll(async () => {
  testDatabase = await emptyDatabase("postgres");
  mail = await startMailServer({ delayMs: 3_000 });
  const env = {
    DATABASE_URL: testDatabase.databaseUrl ?? "",
    TOKEN_SECRET: "one secret for all replicas of the shop",
    SMTP_URL: mail.url,
    MAIL_FROM: "InCard <shop@incard.example>",
    SUPPORT_EMAIL: "support@incard.example",
    METRICS_TOKEN: metricsToken,
  };
  clock.ahead(20_000);
  replicas.push(startServer(env), startServer({ ...env, ...clock.settings }));
  [right = "", ahead = ""] = await Promise.all(replicas.map(({ opened }) => opened));
  database = await connectDatabase(testDatabase);
});
afterAll(async () => {
  for (const { child, exited } of replicas) {
    child.kill("SIGTERM");
    await exited;
  }
  await database.close();
  await mail.close();
  await testDatabase.drop();
});

const health = async (address: string) => healthResponse.parse(JSON.parse((await ask(address, "/api/health")).body));
const metric = async (address: string, name: string): Promise<number> => {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const { body } = await ask(address, "/metrics", { headers });
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(body)?.[1]);
};

describe("two replicas on one database, one with a clock that is ahead", () => {
  test("by 20 seconds: a mail that takes three seconds is sent once, whoever took it", async () => {
    const texts = Array.from({ length: 6 }, (_, i) => `message number ${i}.`);
    for (const [i, message] of texts.entries()) {
      const body = { name: "Ada", email: `writer${i}@example.com`, topic: "support", message };
      expect((await ask(i % 2 ? ahead : right, "/api/contact", { body })).status).toBe(200);
    }
    const outbox = () => readAsStaff(right, "/api/admin/inbox?limit=1");
    await expect.poll(outbox, { timeout: 120_000, interval: 200 }).toContain('"waiting":0');
    for (const text of texts) expect(mail.taken.filter((one) => one.text.includes(text))).toHaveLength(1);
    expect(mail.taken).toHaveLength(texts.length);
  });

  test("by eleven minutes, all at once: tries are counted together, whoever counts them", async () => {
    clock.ahead(11 * minute);
    const statuses: number[] = [];
    for (let i = 0; i < 24; i += 1) {
      const body = { username: "guessed", password: `guess ${i}` };
      const headers = { "X-Forwarded-For": "9.9.9.9" };
      statuses.push((await ask(i % 2 ? ahead : right, "/api/admin-token", { body, headers })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
  });

  test("is told by health, metrics and Today", async () => {
    const told = async () => (await health(ahead)).clockAheadSeconds ?? 0;
    await expect.poll(told, { timeout: 30_000 }).toBeGreaterThan(659);
    expect(await told()).toBeLessThan(661);
    expect((await health(right)).clockAheadSeconds).toBeUndefined();
    expect(await metric(ahead, "shop_clock_ahead_seconds")).toBeGreaterThan(659);
    expect(Math.abs(await metric(right, "shop_clock_ahead_seconds"))).toBeLessThan(1);
    const kinds = async (address: string) => {
      const { items } = todayResponse.parse(JSON.parse(await readAsStaff(address, "/api/admin/today")));
      return items.filter(({ kind }) => kind === "clock").map(({ count }) => count);
    };
    expect(await kinds(ahead)).toEqual([660]);
    expect(await kinds(right)).toEqual([]);
  });

  test("believes the other's logins, tokens and tickets, and its own are believed", async () => {
    await addUser(database.db, "ada", "Ada", await hashPassword("a password of hers"));
    const from = [right, ahead];
    for (const one of from) {
      const headers = { Authorization: `Bearer ${await staffToken(one)}` };
      const body = { username: "ada", password: "a password of hers" };
      const login = await ask(one, "/api/login", { body });
      const Cookie = login.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
      for (const other of from) {
        expect((await ask(other, "/api/admin/subscribers/count", { headers })).status).toBe(200);
        expect((await ask(other, "/api/me", { headers: { Cookie } })).body).toContain('"username":"ada"');
        const made = await ask(one, "/api/admin/subscribers/export/ticket", { body: {}, headers });
        const ticket = /"ticket":"([^"]+)"/.exec(made.body)?.[1] ?? "";
        expect((await ask(other, `/api/admin/subscribers/export?ticket=${ticket}`)).status).toBe(200);
      }
    }
  });

  test("makes a scheduled change no earlier than it is due", async () => {
    const headers = { Authorization: `Bearer ${await staffToken(right)}` };
    const products = await ask(right, "/api/products");
    const price = /"id":"carbon-finder-presale"[^}]*?"price":"?([\d.]+)/.exec(products.body)?.[1] ?? "";
    const edits = [{ variant: "carbon-finder-presale", field: "price", from: price, to: "26.13" }];
    const appliesAt = new Date(Date.now() + 5 * minute).toISOString();
    const body = { product: "carbon-finder-product", edits, appliesAt };
    expect((await ask(right, "/api/admin/catalog/changes", { body, headers })).status).toBe(200);
    // A text of staff shows once a replica has looked at the database again. After the second text it has done so whole
    // at least once, and has made what it holds to be due.
    for (const [version, text] of ["Looked again", "And once more"].entries()) {
      const announcement = { text, link: null, from: null, until: null };
      const saved = { body: { version, announcement }, headers };
      expect((await ask(right, "/api/admin/texts/announcement", saved)).status).toBe(200);
      for (const address of [right, ahead]) {
        const page = async () => (await ask(address, "/contact")).body;
        await expect.poll(page, { timeout: 30_000 }).toContain(text);
      }
    }
    const changes = database.db.selectFrom("catalog_changes").select("state");
    expect(await changes.execute()).toEqual([{ state: "scheduled" }]);
  });
});
