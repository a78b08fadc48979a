import { join } from "node:path";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { signingKeysOf } from "#server/auth/secrets.ts";
import { signSubscriptionToken } from "#server/campaigns/subscription-tokens.ts";
import { staff } from "#tests/shop.ts";
import { runCommand } from "./run-command.ts";
import { ask, freshFolder, staffToken, startForTest, stopServer } from "./server-process.ts";

// docs/moves.md#a-leaked-secret and #a-lost-password.

const leaked = "the secret that somebody else has read";
const fresh = "the secret that was made in its place now";
const payments = { STRIPE_SECRET_KEY: "sk_test_x" };
const keys = signingKeysOf({ current: leaked, previous: [] }).subscriptions;
const link = {
  token: signSubscriptionToken(keys, { purpose: "unsubscribe", list: "newsletter", email: "ada@incard.com" }),
};

/** Does something with a shop that runs with these settings, and stops it. */
async function withShop<Result>(
  env: Record<string, string>,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = startForTest(env);
  const result = await work(await server.opened);
  await stopServer(server);
  return result;
}

const asStaff = async (address: string, token: string): Promise<number> =>
  (await ask(address, "/api/admin/inbox", { headers: { Authorization: `Bearer ${token}` } })).status;
const followed = async (address: string): Promise<number> =>
  (await ask(address, "/api/unsubscribe", { body: link })).status;
const measured = async (address: string, token: string): Promise<number> =>
  (await ask(address, "/metrics", { headers: { Authorization: `Bearer ${token}` } })).status;

function report(address: string, secret: string): Promise<number> {
  const body = { id: "evt_1", object: "event", type: "customer.created", created: 1, data: { object: {} } };
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: JSON.stringify(body), secret });
  return ask(address, "/api/webhooks/stripe", { body, headers: { "Stripe-Signature": signature } }).then(
    ({ status }) => status,
  );
}

test("what a leaked secret opened is shut by the steps, and links in mails only by all of them", async () => {
  const [former, folder] = [freshFolder(), freshFolder()];
  const file = join(freshFolder(), "restored.gz");
  await withShop({ DATA_DIR: former, TOKEN_SECRET: leaked }, followed);
  expect((await runCommand({ DATA_DIR: former }, "db.ts", ["backup", file])).status).toBe(0);
  expect((await runCommand({ DATA_DIR: folder }, "db.ts", ["restore", file])).status).toBe(0);

  const old = { DATA_DIR: folder, METRICS_TOKEN: "metrics-token-that-leaked-away-1", ...payments };
  const hooks = { former: "whsec_that_leaked_away", present: "whsec_made_in_its_place" };
  const token = await withShop(
    { ...old, TOKEN_SECRET: leaked, STRIPE_WEBHOOK_SECRET: hooks.former },
    async (address) => {
      const login = await staffToken(address);
      expect([await asStaff(address, login), await followed(address)]).toEqual([200, 200]);
      expect([await measured(address, old.METRICS_TOKEN), await report(address, hooks.former)]).toEqual([200, 200]);
      return login;
    },
  );

  const METRICS_TOKEN = "metrics-token-made-in-its-place1";
  const now = { ...old, METRICS_TOKEN, TOKEN_SECRET: fresh, STRIPE_WEBHOOK_SECRET: `${hooks.former},${hooks.present}` };
  await withShop(now, async (address) => {
    expect(await asStaff(address, token)).toBe(401);
    expect([await measured(address, old.METRICS_TOKEN), await measured(address, METRICS_TOKEN)]).toEqual([401, 200]);
    // The backup that was restored once holds the key of links, and both secrets of the webhook are believed.
    expect(await followed(address)).toBe(200);
    expect([await report(address, hooks.former), await report(address, hooks.present)]).toEqual([200, 200]);
  });

  const forgotten = await runCommand({ DATA_DIR: folder }, "db.ts", ["forget-links"]);
  expect(forgotten).toEqual({ status: 0, said: expect.stringContaining("Restart it now.") });
  await withShop({ ...now, STRIPE_WEBHOOK_SECRET: hooks.present }, async (address) => {
    expect(await followed(address)).toBe(400);
    expect([await report(address, hooks.former), await report(address, hooks.present)]).toEqual([400, 200]);
  });
  // Who puts the leaked one there lets its owner make links, and no login.
  await withShop({ ...now, TOKEN_SECRET_PREVIOUS: leaked }, async (address) => {
    expect([await followed(address), await asStaff(address, token)]).toEqual([200, 401]);
  });
});

test("a lost password is set anew, of a staff account, of a shop login and of the first admin", async () => {
  const env = { DATA_DIR: freshFolder(), TOKEN_SECRET: fresh };
  const [lost, found] = ["the password that is lost", "the password that is new"];
  const password = (said: string): string => /only this once: ([\w-]{24})\n$/.exec(said)?.[1] ?? "";
  for (const script of ["staff.ts", "user.ts"]) {
    expect((await runCommand(env, script, ["add", "Ida Lund", "--password-stdin"], lost)).status).toBe(0);
  }
  const refused = await runCommand(env, "staff.ts", ["password", staff.username]);
  expect(refused).toEqual({ status: 1, said: expect.stringContaining("ADMIN_USERNAME and ADMIN_PASSWORD set it") });
  expect(await runCommand(env, "user.ts", ["password", "nobody"])).toEqual({
    status: 1,
    said: "There is no user called nobody.\n",
  });

  await withShop(env, async (address) => {
    const login = (path: string, username: string, word: string) =>
      ask(address, path, { body: { username, password: word } });
    const staffLogin = (word: string) => login("/api/admin-token", "Ida Lund", word);
    const shopLogin = (word: string) => login("/api/login", "Ida Lund", word);
    const { body } = await staffLogin(lost);
    const token = /"token":"([^"]+)"/.exec(body)?.[1] ?? "";
    expect(await asStaff(address, token)).toBe(200);
    const session = String(
      (await shopLogin(lost)).headers["set-cookie"]?.map((cookie) => cookie.split(";")[0]).join("; "),
    );
    const me = async () => (await ask(address, "/api/me", { headers: { Cookie: session } })).body;
    expect(await me()).toContain("Ida Lund");

    // While the shop runs.
    const staffSaid = (await runCommand(env, "staff.ts", ["password", "ida lund"])).said;
    const userSaid = (await runCommand(env, "user.ts", ["password", "ida lund"])).said;
    expect([await asStaff(address, token), (await staffLogin(lost)).status]).toEqual([401, 401]);
    expect((await staffLogin(password(staffSaid))).status).toBe(200);
    expect(await me()).not.toContain("Ida Lund");
    expect([(await shopLogin(lost)).status, (await shopLogin(password(userSaid))).status]).toEqual([401, 200]);
    expect((await runCommand(env, "user.ts", ["password", "Ida Lund", "--password-stdin"], found)).status).toBe(0);
    expect((await shopLogin(found)).status).toBe(200);
  });

  const token = await withShop(env, staffToken);
  await withShop({ ...env, ADMIN_PASSWORD: found }, async (address) => {
    expect(await asStaff(address, token)).toBe(401);
    const first = { username: staff.username, password: found };
    expect((await ask(address, "/api/admin-token", { body: staff })).status).toBe(401);
    expect((await ask(address, "/api/admin-token", { body: first })).status).toBe(200);
  });
});
