import { createHash } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ConfigError, readConfig } from "#server/config/config.ts";
import { makeDataFolder } from "#server/db/data-folder.ts";
import { addUser } from "#server/db/queries/users.ts";
import { lockForRestore } from "#server/db/running-lock.ts";
import { createLog } from "#server/lib/log.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop } from "#tests/shop.ts";
import { bootstrap } from "./bootstrap.ts";
import { listen, stopGracefully } from "./http-server.ts";

const folder = (): string => mkdtempSync(join(tmpdir(), "shop-open-"));
const open = (env: Record<string, string>, timeoutMs = 0) =>
  bootstrap({ config: readConfig(env), log: createLog("silent"), announcePassword: () => {}, timeoutMs });

afterEach(() => vi.useRealTimers());

describe("a shop that can't be opened says why in one sentence", () => {
  test("a data folder that is a file", async () => {
    const file = join(folder(), "file");
    writeFileSync(file, "");
    await expect(open({ DATA_DIR: file })).rejects.toThrow(/^DATA_DIR can't be used \(.*\)\.$/);
    expect(() => makeDataFolder(join(file, "below"))).toThrow();
  });

  test("a database that is none", async () => {
    const DATA_DIR = folder();
    writeFileSync(join(DATA_DIR, "shop.db"), "this is no database, but long enough to be read as one".repeat(100));
    // No patience with it: nobody makes it one meanwhile.
    await expect(open({ DATA_DIR }, 60_000)).rejects.toThrow(/^DATA_DIR: the database can't be opened \(.*\)\.$/);
  });

  test("a secret that protects nothing, in its own sentence", async () => {
    const DATA_DIR = folder();
    writeFileSync(join(DATA_DIR, "token-secret"), "short");
    await expect(open({ DATA_DIR })).rejects.toThrow(
      /^[^(]*token-secret: the secret in it must have at least 32 bytes/,
    );
  });

  test("a database into which a backup is being put back, once that takes longer than it waits", async () => {
    const DATA_DIR = folder();
    const restoring = await lockForRestore({ dataDir: DATA_DIR, databaseUrl: null }, 0);
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
    let refused: unknown;
    const opening = open({ DATA_DIR }, 60_000).catch((error: unknown) => {
      refused = error;
    });
    for (let seconds = 0; refused === undefined && seconds < 10_000; seconds += 1)
      await vi.advanceTimersByTimeAsync(1_000);
    await opening;
    const sentence = "A backup is being restored into this database: start the shop when that is done.";
    expect(refused).toEqual(new ConfigError(sentence));
    await restoring?.release();
    await (await open({ DATA_DIR })).close();
  });

  test("a database out of reach, asked again for as long as it was given", async () => {
    let asked = 0;
    const gone = createTcpServer((socket) => {
      asked += 1;
      socket.destroy();
    });
    const port = await new Promise<number>((resolve) => {
      gone.listen(0, "127.0.0.1", () => {
        const place = gone.address();
        resolve(typeof place === "object" && place ? place.port : 0);
      });
    });
    const env = {
      DATABASE_URL: `postgres://shop@127.0.0.1:${port}/none`,
      TOKEN_SECRET: "a secret long enough for a test..",
    };
    await expect(open(env, 0)).rejects.toThrow(/^DATABASE_URL: /);
    const once = asked;
    expect(once).toBeGreaterThan(0);
    vi.useFakeTimers({ toFake: ["performance"] });
    const opening = expect(open(env, 60_000)).rejects.toThrow(/^DATABASE_URL: /);
    await expect.poll(() => asked, { interval: 20, timeout: 20_000 }).toBeGreaterThan(2 * once);
    vi.advanceTimersByTime(60_000);
    await opening;
    await new Promise((resolve) => gone.close(resolve));
  });
});

const day = 24 * 60 * 60_000;
const at = (ago: number): string => new Date(Date.now() - ago).toISOString();

test.each(engines)("each hour what is over or old is deleted, and nothing else, on %s", async (engine) => {
  const timers = vi.spyOn(globalThis, "setInterval");
  const shop = await openTestShop(engine);
  const { db } = shop.context.database;
  await addUser(db, "ada", "Ada", "x");
  const { id: user_id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  /** Each is there twice: to be kept and to be deleted. */
  const rows = [
    ["kept", -day / 24, 29 * day, 364 * day],
    ["gone", day / 24, 31 * day, 366 * day],
  ] as const;
  for (const [id, over, month, year] of rows) {
    const expires_at = at(over);
    await db
      .insertInto("sessions")
      .values({ id, user_id, created_at: at(day), expires_at })
      .execute();
    const ticket = { id, username: "boss", epoch: "x", json: "{}", expires_at };
    await db.insertInto("export_tickets").values(ticket).execute();
    await db.insertInto("catalog_previews").values(ticket).execute();
    await db
      .insertInto("demo_carts")
      .values({ id, json: "{}", updated_at: at(month) })
      .execute();
    await db
      .insertInto("demo_payments")
      .values({ id, json: "{}", created_at: at(month) })
      .execute();
    const order = { status: "succeeded", cents: 1, quantity: 1, seen_at: at(month) };
    await db
      .insertInto("recorded_orders")
      .values({ ...order, key: id, label: id, kind: "demo" })
      .execute();
    const live = { ...order, key: `live ${id}`, label: id, kind: "live" };
    await db.insertInto("recorded_orders").values(live).execute();
    await db
      .insertInto("audit_log")
      .values({ at: at(year), username: id, action: "login", detail: "" })
      .execute();
  }
  const left = async () => ({
    sessions: (await db.selectFrom("sessions").select("id").execute()).map(({ id }) => id),
    tickets: (await db.selectFrom("export_tickets").select("id").execute()).map(({ id }) => id),
    previews: (await db.selectFrom("catalog_previews").select("id").execute()).map(({ id }) => id),
    carts: (await db.selectFrom("demo_carts").select("id").execute()).map(({ id }) => id),
    payments: (await db.selectFrom("demo_payments").select("id").execute()).map(({ id }) => id),
    orders: (await db.selectFrom("recorded_orders").select("key").orderBy("key").execute()).map(({ key }) => key),
    audit: (await db.selectFrom("audit_log").select("username").execute()).map(({ username }) => username),
  });
  for (const [work, ms] of timers.mock.calls) if (ms === day / 24) work();
  const kept = ["kept"];
  await expect.poll(left, { interval: 5 }).toEqual({
    sessions: kept,
    tickets: kept,
    previews: kept,
    carts: kept,
    payments: kept,
    orders: ["kept", "live gone", "live kept"],
    audit: kept,
  });
  await shop.close();
});

test("work that fails for once has to wait, which the log says; closing saves what is counted and frees the database", async () => {
  const timers = vi.spyOn(globalThis, "setInterval");
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const config = readConfig({ DATA_DIR: folder() });
  const shop = await bootstrap({ config, log, announcePassword: () => {} });
  shop.context.notFoundLog.recordNotFound("/nowhere");
  const { db } = shop.context.database;
  const cleared = vi.spyOn(globalThis, "clearInterval");
  await shop.close();
  const place = { dataDir: config.dataDir, databaseUrl: null };
  await (await lockForRestore(place, 0))?.release();
  expect(cleared.mock.calls.length).toBeGreaterThanOrEqual(timers.mock.calls.length);
  await expect(db.selectFrom("not_found_paths").selectAll().execute()).rejects.toThrow();

  for (const [work] of timers.mock.calls) work();
  const said = () => lines.map((line) => /"msg":"(?<what>.*) has to wait"/.exec(line)?.groups?.what);
  await expect
    .poll(said, { interval: 5 })
    .toEqual(
      expect.arrayContaining([
        "reading the catalog again",
        "reading the texts of staff again",
        "counting paths that give 404",
        "a campaign that isn't queued whole",
        "deleting old rows",
      ]),
    );

  const again = await bootstrap({ config, log, announcePassword: () => {} });
  const paths = await again.context.database.db.selectFrom("not_found_paths").select("path").execute();
  expect(paths).toEqual([{ path: "/nowhere" }]);
  await again.close();
});

test("the secret makes a key for each purpose, the same after every start and in every version", async () => {
  const env = { DATA_DIR: folder(), TOKEN_SECRET: "a secret that is long enough for a test" };
  const shop = await open(env);
  const print = (key: Uint8Array): string => createHash("sha256").update(key).digest("hex").slice(0, 8);
  const { subscriptions, withdrawal, reviews, ...others } = shop.context.keys;
  const prints = Object.entries(others).map(([name, key]) => [name, print(key)]);
  // With another one, links in mails that have gone out would no longer work, and everybody would have to log in again.
  expect({
    ...Object.fromEntries(prints),
    subscriptions: subscriptions.map(print),
    withdrawal: withdrawal.map(print),
    reviews: reviews.map(print),
  }).toEqual({
    session: "615376ca",
    adminToken: "b255ccb0",
    staffStamp: "c2368d8a",
    knownDevice: "def84dc7",
    articlePreview: "6fed1427",
    rateLimits: "100ea5a5",
    subscriptions: ["2aad70e1"],
    withdrawal: ["4b21a359"],
    reviews: ["0fd2ec92"],
  });
  await shop.close();
});

describe("the socket", () => {
  test("a port in use and a host that isn't this machine are each one sentence", async () => {
    const first = createServer();
    const port = await listen(first, 0, "127.0.0.1");
    await expect(listen(createServer(), port, "127.0.0.1")).rejects.toThrow(`PORT ${port} is in use`);
    await expect(listen(createServer(), 0, "192.0.2.1")).rejects.toThrow(ConfigError);
    await stopGracefully(first);
    await stopGracefully(first);
  });
});
