import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoIds } from "#content/catalog/buying.ts";
import { productsResponse } from "#contract/product.ts";
import { exportTicketResponse } from "#contract/staff-response.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import { connectDatabase, type DatabaseClient } from "#server/db/database.ts";
import { addUser } from "#server/db/queries/users.ts";
import { prices } from "#tests/built-in.ts";
import { emptyDatabase, type TestDatabase } from "#tests/databases.ts";
import { type MailServer, startMailServer } from "#tests/mail-server.ts";
import {
  ask,
  otherIp,
  readAsStaff,
  type ServerProcess,
  staffToken,
  startServer,
  subscribedEmails,
} from "./server-process.ts";

let testDatabase: TestDatabase;
let database: DatabaseClient;
let mail: MailServer;
const replicas: ServerProcess[] = [];
let addresses: string[] = [];
const at = (i: number): string => addresses[i % addresses.length] ?? "";

beforeAll(async () => {
  testDatabase = await emptyDatabase("postgres");
  // Slow enough that one mail is still being taken while the other replicas look for work.
  mail = await startMailServer({ delayMs: 50 });
  const env = {
    DATABASE_URL: testDatabase.databaseUrl ?? "",
    TOKEN_SECRET: "one secret for all replicas of the shop",
    SMTP_URL: mail.url,
    MAIL_FROM: "shop@incard.example",
    SUPPORT_EMAIL: "support@incard.example",
  };
  // Together, on an empty database: each would make the tables.
  for (let i = 0; i < 3; i += 1) replicas.push(startServer(env));
  addresses = await Promise.all(replicas.map(({ opened }) => opened));
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

describe("three replicas on one database, started together", () => {
  test("made the tables once and seeded one catalog", async () => {
    const answers = await Promise.all(addresses.map((address) => ask(address, "/api/products")));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const ids = productsResponse.parse(JSON.parse(answers[0]?.body ?? "")).data.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const replica of replicas) expect(replica.output()).not.toMatch(/"level":(50|60)|error:/);
  });

  test("300 equal subscriptions at once make one row", async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, i) =>
        ask(at(i), "/api/subscribe", { body: { email: i % 2 ? "same@example.com" : "Same@Example.com" } }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await subscribedEmails(at(0))).map((email) => email.toLowerCase())).toEqual(["same@example.com"]);
  });

  test("count tries together and believe each other's tokens", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const body = { username: "guessed", password: `guess ${i}` };
      const headers = { "X-Forwarded-For": "9.9.9.9" };
      statuses.push((await ask(at(i), "/api/admin-token", { body, headers })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    const token = await staffToken(at(0));
    for (const address of addresses) {
      const headers = { Authorization: `Bearer ${token}` };
      expect((await ask(address, "/api/admin/subscribers/count", { headers })).status).toBe(200);
    }
  });

  test("an export's ticket is good at another, once; logging out everywhere ends tokens and tickets at all", async () => {
    const headers = { Authorization: `Bearer ${await staffToken(at(0))}` };
    const ticketAt = async (address: string): Promise<string> => {
      const { body } = await ask(address, "/api/admin/subscribers/export/ticket", { body: {}, headers });
      return exportTicketResponse.parse(JSON.parse(body)).ticket;
    };
    const exportAt = async (address: string, ticket: string) =>
      (await ask(address, `/api/admin/subscribers/export?ticket=${ticket}`)).status;
    const ticket = await ticketAt(at(0));
    expect(await exportAt(at(1), ticket)).toBe(200);
    expect(await exportAt(at(2), ticket)).toBe(401);
    const unused = await ticketAt(at(0));
    expect((await ask(at(1), "/api/admin/log-out-everywhere", { body: {}, headers })).status).toBe(200);
    for (const address of addresses) {
      expect((await ask(address, "/api/admin/subscribers/count", { headers })).status).toBe(401);
      expect(await exportAt(address, unused)).toBe(401);
    }
    const fresh = { Authorization: `Bearer ${await staffToken(at(2))}` };
    for (const address of addresses) {
      expect((await ask(address, "/api/admin/subscribers/count", { headers: fresh })).status).toBe(200);
    }
  });

  test("a session opened at one is good at all, and over at all", async () => {
    await addUser(database.db, "ada", "Ada", await hashPassword("a password of hers"));
    const body = { username: "ada", password: "a password of hers" };
    const { headers } = await ask(at(0), "/api/login", { body });
    const Cookie = headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
    const who = async () =>
      Promise.all(addresses.map(async (address) => (await ask(address, "/api/me", { headers: { Cookie } })).body));
    for (const answer of await who()) expect(answer).toContain('"username":"ada"');
    expect((await ask(at(1), "/api/logout", { body: {}, headers: { Cookie } })).status).toBe(200);
    for (const answer of await who()) expect(answer).not.toContain("ada");
  });

  test("each message is mailed once, whoever took it", async () => {
    const texts = Array.from({ length: 30 }, (_, i) => `message number ${i}.`);
    const answers = await Promise.all(
      texts.map((message, i) => {
        const body = { name: "Ada", email: `writer${i}@example.com`, topic: "support", message };
        return ask(at(i), "/api/contact", { body });
      }),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    await expect
      .poll(async () => readAsStaff(at(1), "/api/admin/inbox?limit=1"), { timeout: 120_000, interval: 200 })
      .toContain('"waiting":0');
    for (const text of texts) expect(mail.taken.filter((one) => one.text.includes(text))).toHaveLength(1);
    expect(new Set(mail.taken.map(({ id }) => id)).size).toBe(texts.length);
  });

  test("an answer that is pressed at all of them is mailed once", async () => {
    const headers = { Authorization: `Bearer ${await staffToken(at(0))}` };
    const message = await database.db.selectFrom("contact_messages").select("id").executeTakeFirstOrThrow();
    const body = { id: message.id, kind: "answer", text: "It comes tomorrow." };
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, i) => ask(at(i), "/api/admin/inbox/entries", { body, headers })),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    await expect
      .poll(async () => readAsStaff(at(1), "/api/admin/inbox?limit=1"), { timeout: 120_000, interval: 200 })
      .toContain('"waiting":0');
    expect(mail.taken.filter((one) => one.text.includes(body.text))).toHaveLength(1);
  });

  test("of three that are left three are sold, wherever they are paid; then they are sold out everywhere", async () => {
    const [product, variant] = ["tagigo-product", "tagigo-dual-1-pack-blue"] as const;
    const headers = { Authorization: `Bearer ${await staffToken(at(0))}` };
    const edits = [{ variant, field: "stock", from: "", to: "3" }];
    const body = { product, edits, appliesAt: null };
    expect((await ask(at(0), "/api/admin/catalog/changes", { body, headers })).status).toBe(200);
    const link = `/demo-store/cart/${demoIds[variant]}:1`;
    const carts = await Promise.all(Array.from({ length: 9 }, (_, i) => ask(at(i), link)));
    const payments = await Promise.all(
      carts.map(async (cart, i) => {
        const checkout = cart.headers.location ?? "";
        const total = /name="total" value="(\d+)"/.exec((await ask(at(i), checkout)).body)?.[1] ?? "";
        const from = { "X-Forwarded-For": otherIp(), Origin: at(i) };
        const form = { method: "POST", redirect: "manual", headers: from } as const;
        return fetch(`${at(i)}${checkout}`, { ...form, body: new URLSearchParams({ outcome: "succeeded", total }) });
      }),
    );
    expect(payments.map(({ status }) => status).toSorted()).toEqual([303, 303, 303, 409, 409, 409, 409, 409, 409]);
    const soldOut = new RegExp(`"id":"${variant}"[^}]*"soldOut":true`);
    for (const address of addresses)
      await expect.poll(async () => (await ask(address, "/api/products")).body, { timeout: 60_000 }).toMatch(soldOut);
  });

  describe("what staff save is on the next look at every page, at once here and elsewhere after a look at the database", () => {
    const product = "carbon-finder-product";
    const field = { variant: "carbon-finder-presale", field: "price" };
    const pages = ["/", "/products/carbon-finder", "/product-comparison"];
    const all = ["/api/products", ...pages, "/_.data", ...pages.slice(1).map((page) => `${page}.data`)];
    let headers: { Authorization: string };
    beforeAll(async () => {
      headers = { Authorization: `Bearer ${await staffToken(at(0))}` };
    });

    /** Each of these addresses that doesn't say so at this replica, asked for once. */
    const without = async (address: string, paths: readonly string[], text: string): Promise<string[]> => {
      const answers = await Promise.all(paths.map(async (path) => ({ path, answer: await ask(address, path) })));
      return answers.flatMap(({ path, answer }) => (answer.body.includes(text) ? [] : [path]));
    };

    /** Waits until the shop of a replica knows, by a call that is always new: server/start/repeated-work.test.ts says when. */
    async function known(address: string, path: string, text: string): Promise<void> {
      const look = async () => (await ask(address, path)).body;
      await expect.poll(look, { timeout: 60_000, interval: 50 }).toContain(text);
    }

    async function save(path: string, body: object): Promise<void> {
      const answer = await ask(at(0), `/api/admin/${path}`, { body, headers });
      expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('"success":true')]);
    }

    async function showsEverywhere(text: string): Promise<void> {
      for (const address of addresses.slice(1)) {
        await known(address, "/api/products", text);
        expect(await without(address, all, text)).toEqual([]);
      }
    }

    test("a price", async () => {
      for (const address of addresses) expect(await without(address, all, prices.carbon)).toEqual([]);
      await save("catalog/changes", {
        product,
        edits: [{ ...field, from: prices.carbon, to: "26.13" }],
        appliesAt: null,
      });
      expect(await without(at(0), all, "26.13")).toEqual([]);
      await showsEverywhere("26.13");
    });

    test("a price that is due at a moment to come", async () => {
      const appliesAt = new Date(Date.now() + 1_000).toISOString();
      await save("catalog/changes", { product, edits: [{ ...field, from: "26.13", to: "26.17" }], appliesAt });
      expect(await without(at(0), all, "26.13")).toEqual([]);
      await known(at(0), "/api/products", "26.17");
      expect(await without(at(0), all, "26.17")).toEqual([]);
      await showsEverywhere("26.17");
    });

    test("a sale, which ends once for all of them", async () => {
      const recorded = async () =>
        (
          await database.db
            .selectFrom("price_history")
            .select("price")
            .where("variant_id", "=", field.variant)
            .orderBy("id")
            .execute()
        ).map(({ price }) => price);
      const before = await recorded();
      const until = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
      await save("catalog/changes", {
        ...{ product, edits: [{ ...field, from: "26.17", to: "21.31" }], appliesAt: null, until },
      });
      await showsEverywhere("21.31");
      await database.db
        .updateTable("catalog_changes")
        .set({ applies_at: new Date().toISOString() })
        .where("undoes", "is not", null)
        .where("state", "=", "scheduled")
        .execute();
      await known(at(0), "/api/products", "26.17");
      await showsEverywhere("26.17");
      for (const address of addresses)
        expect((await ask(address, "/products/carbon-finder")).body).not.toContain("21.31");
      expect(await recorded()).toEqual([...before, "21.31", "26.17"]);
    });

    test("a text", async () => {
      const text = "Closed for the holidays";
      for (const address of addresses) await without(address, pages, text);
      const announcement = { text, link: null, from: null, until: null };
      await save("texts/announcement", { version: 0, announcement });
      expect(await without(at(0), pages, text)).toEqual([]);
      for (const address of addresses.slice(1)) {
        await known(address, "/contact", text);
        expect(await without(address, pages, text)).toEqual([]);
      }
    });
  });

  test("a new price is on every replica's pages and calls within a look at the database", async () => {
    const pages = ["/api/products", "/buy-now"];
    const all = async (): Promise<string[]> => {
      const asked = addresses.flatMap((address) => pages.map((page) => ask(address, page)));
      return (await Promise.all(asked)).map(({ body }) => body);
    };
    const rows = await database.db.selectFrom("products").selectAll().execute();
    const first = rows.find(({ json }) => json.includes(prices.incardFinder));
    const json = first?.json.replaceAll(prices.incardFinder, "4321.09") ?? "";
    for (const body of await all()) expect(body).not.toContain("4321.09");
    await database.db
      .updateTable("products")
      .set({ json })
      .where("id", "=", first?.id ?? "")
      .execute();
    await expect
      .poll(async () => (await all()).filter((body) => !body.includes("4321.09")).length, {
        timeout: 60_000,
        interval: 250,
      })
      .toBe(0);
  });
});
