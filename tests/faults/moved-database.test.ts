import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { uploadResponse } from "#contract/admin-pictures.ts";
import { pictureSrc } from "#contract/pictures.ts";
import { signingKeysOf } from "#server/auth/secrets.ts";
import { signSubscriptionToken } from "#server/campaigns/subscription-tokens.ts";
import { commandEnvironment } from "#tests/command-environment.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { pictureFile } from "#tests/picture-files.ts";
import { runCommand } from "./run-command.ts";
import { ask, freshFolder, staffToken, startForTest, stopServer } from "./server-process.ts";

// docs/moves.md#another-database.

const password = "a password of a shop login";
const emails = Array.from({ length: 5 }, (_, i) => `reader${i}@incard.com`);

/** How many rows of each table a backup holds. What is noted about backups and restores isn't counted. */
function countsOf(file: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, table = ""] of gunzipSync(readFileSync(file))
    .toString("utf8")
    .matchAll(/^\{"table":"([^"]+)"/gm)) {
    if (table !== "shop.app_state") counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return counts;
}

async function uploadPicture(address: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const headers = { Authorization: `Bearer ${await staffToken(address)}` };
  const request = http.request(`${address}/api/admin/pictures?alt=Box`, { method: "POST", headers });
  request.on("response", async (response) => resolve(await text(response)));
  request.on("error", reject);
  request.end(await pictureFile("png"));
  return pictureSrc(uploadResponse.parse(JSON.parse(await promise)).picture.id);
}

/** What has to work wherever the shop has moved: a login, the picture, and the link of a mail by which one reader leaves. */
async function expectEverything(address: string, picture: string, leave: string): Promise<void> {
  const login = { username: "Ada", password };
  expect((await ask(address, "/api/login", { body: login })).status).toBe(200);
  expect((await ask(address, picture)).status).toBe(200);
  expect((await ask(address, "/api/unsubscribe", { body: { token: leave } })).status).toBe(200);
}

test("from SQLite to Postgres and back, everything arrives, and an interruption changes nothing", async () => {
  const place = await emptyDatabase("postgres");
  onTestFinished(() => place.drop());
  const [former, back, folder] = [freshFolder(), freshFolder(), freshFolder()];
  const [file, returned] = [join(folder, "move.gz"), join(folder, "back.gz")];

  const embedded = startForTest({ DATA_DIR: former });
  const address = await embedded.opened;
  for (const email of emails) expect((await ask(address, "/api/subscribe", { body: { email } })).status).toBe(200);
  const message = { name: "Ada", email: "ada@incard.com", topic: "support", message: "Where is my parcel?" };
  expect((await ask(address, "/api/contact", { body: message })).status).toBe(200);
  const picture = await uploadPicture(address);
  await stopServer(embedded);
  const added = await runCommand({ DATA_DIR: former }, "user.ts", ["add", "Ada", "--password-stdin"], password);
  expect(added).toEqual({ status: 0, said: "Added Ada.\n" });
  expect((await runCommand({ DATA_DIR: former }, "db.ts", ["backup", file])).status).toBe(0);

  const TOKEN_SECRET = readFileSync(join(former, "token-secret"), "utf8").split("\n")[0] ?? "";
  const keys = signingKeysOf({ current: TOKEN_SECRET, previous: [] }).subscriptions;
  const leave = (email = ""): string =>
    signSubscriptionToken(keys, { purpose: "unsubscribe", list: "newsletter", email });
  const onPostgres = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? "", TOKEN_SECRET };

  // A file that was cut on its way is refused; a restore that is killed in the middle leaves nothing behind.
  const cut = join(folder, "cut.gz");
  const whole = readFileSync(file);
  writeFileSync(cut, whole.subarray(0, whole.length / 2));
  const refused = await runCommand(onPostgres, "db.ts", ["restore", cut]);
  expect([refused.status, refused.said]).toEqual([1, expect.stringContaining("cut off")]);
  const client = new pg.Client(onPostgres.DATABASE_URL);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("begin");
  await client.query("lock table shop.outbox in share mode");
  const restoring = spawn(process.execPath, ["scripts/ops/db.ts", "restore", file, "--yes"], {
    env: { ...commandEnvironment, ...onPostgres },
    stdio: "ignore",
  });
  const waits =
    "select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())";
  await vi.waitUntil(async () => (await client.query(waits)).rowCount, { timeout: 60_000, interval: 50 });
  const gone = once(restoring, "exit");
  restoring.kill("SIGKILL");
  await gone;
  await client.query("rollback");
  expect((await client.query("select count(*)::int as n from public.subscribers")).rows).toEqual([{ n: 0 }]);

  const arrived = await runCommand(onPostgres, "db.ts", ["restore", file, "--yes"]);
  expect([arrived.status, arrived.said]).toEqual([0, expect.stringMatching(/^\d+ rows are back/m)]);
  expect((await runCommand(onPostgres, "db.ts", ["backup", returned])).status).toBe(0);
  expect(countsOf(returned)).toEqual(countsOf(file));
  expect(countsOf(file).get("public.subscribers")).toBe(emails.length);

  const moved = startForTest(onPostgres);
  await expectEverything(await moved.opened, picture, leave(emails[0]));
  await stopServer(moved);

  // And back, with the secret in its file again.
  expect((await runCommand(onPostgres, "db.ts", ["backup", returned])).status).toBe(0);
  mkdirSync(back, { recursive: true });
  copyFileSync(join(former, "token-secret"), join(back, "token-secret"));
  expect((await runCommand({ DATA_DIR: back }, "db.ts", ["restore", returned, "--yes"])).status).toBe(0);
  const again = join(folder, "again.gz");
  expect((await runCommand({ DATA_DIR: back }, "db.ts", ["backup", again])).status).toBe(0);
  expect(countsOf(again)).toEqual(countsOf(returned));
  expect(countsOf(again).get("public.subscribers")).toBe(emails.length - 1);
  const home = startForTest({ DATA_DIR: back });
  await expectEverything(await home.opened, picture, leave(emails[1]));
});
