import https from "node:https";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ordersResponse } from "#contract/admin-orders.ts";
import { signingKeysOf } from "#server/auth/secrets.ts";
import { signSubscriptionToken } from "#server/campaigns/subscription-tokens.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { ask, freshFolder, readAsStaff, type ServerProcess, startServer, stopServer } from "./server-process.ts";
import { shippedProxies } from "./shipped-proxies.ts";

// docs/moves.md#another-domain, with the proxies as they are shipped.

const former = "old.example";
const host = "shop.example";
const secret = "a secret that both domains have in common";
const webhookSecret = "whsec_of_this_test";
/** Each with a reader who subscribed at the former domain. */
const proxies = shippedProxies(720).map((proxy) => ({ ...proxy, email: `reader-of-${proxy.name}@incard.com` }));

type Answer = { readonly status: number; readonly location: string | undefined; readonly body: string };

type Sent = { readonly name: string; readonly body?: string; readonly headers?: Record<string, string> };

/** Asks a proxy as one of its hosts, without following redirects. Rejects where nobody answers. */
function askProxy(port: number, path: string, { name, body, headers }: Sent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = https.request({
    host: "127.0.0.1",
    port,
    path,
    method: body === undefined ? "GET" : "POST",
    servername: name,
    rejectUnauthorized: false,
    agent: false,
    headers: { Host: name, ...headers },
  });
  request.on("error", reject);
  request.on("response", async (response) => {
    const { statusCode: status = 0, headers: answered } = response;
    resolve({ status, location: answered.location, body: await text(response) });
  });
  request.end(body);
  return promise;
}

const json = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };

let server: ServerProcess;
let address: string;
/** The links of mails that were sent before the move, by their reader. */
const links = new Map<string, URL>();
beforeAll(async () => {
  const mail = await startMailServer();
  const env = {
    DATA_DIR: freshFolder(),
    DOUBLE_OPT_IN: "on",
    MAIL_FROM: `shop@${former}`,
    SMTP_URL: mail.url,
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    TOKEN_SECRET: secret,
  };
  const before = startServer({ ...env, SITE_URL: `https://${former}` });
  const there = await before.opened;
  for (const { email } of proxies) await ask(there, "/api/subscribe", { body: { email } });
  await vi.waitUntil(() => mail.taken.length === proxies.length, { timeout: 60_000 });
  await stopServer(before);
  for (const { to, text: said } of mail.taken) {
    const link = /https:\/\/old\.example\/confirm\?token=[\w.-]+/.exec(
      said.replace(/=\r?\n/g, "").replaceAll("=3D", "="),
    );
    links.set(to, new URL(link?.[0] ?? ""));
  }
  await mail.close();
  server = startServer({ ...env, SITE_URL: `https://${host}` });
  address = await server.opened;
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await server.exited;
});

test("pages, sitemap and robots.txt name the new domain alone", async () => {
  for (const path of ["/", "/sitemap.xml", "/robots.txt", "/.well-known/security.txt"]) {
    const { status, body } = await ask(address, path, { headers: { Host: former } });
    expect([path, status]).toEqual([path, 200]);
    expect(body).toContain(`https://${host}`);
    expect(body).not.toContain(former);
  }
});

describe.each(proxies)("behind $name as it is shipped", ({ name, start, port, isThere, email }) => {
  if (!isThere) console.log(`${name} isn't installed: what the former domain answers is left out.`);

  test.runIf(isThere)("the former domain leads on, and takes what programs send", async () => {
    const proxy = start({ port, shop: Number(new URL(address).port), host, former });
    const at = (name: string, path: string, sent: Omit<Sent, "name"> = {}): Promise<Answer> =>
      askProxy(port, path, { name, ...sent });
    try {
      const health = (): Promise<number> =>
        at(host, "/api/health").then(
          ({ status }) => status,
          () => 0,
        );
      await expect.poll(health, { timeout: 60_000 }).toBe(200);

      // A link of a mail sent before, and one on a package: path and query arrive.
      const link = links.get(email) ?? new URL("https://nowhere.example");
      for (const path of [link.pathname + link.search, "/go/box?utm_source=qr&x=%2F"]) {
        expect(await at(former, path)).toMatchObject({ status: 308, location: `https://${host}${path}` });
        expect(await at(`www.${former}`, path)).toMatchObject({ status: 308, location: `https://${host}${path}` });
      }
      expect((await at(host, link.pathname + link.search)).status).toBe(200);
      const body = JSON.stringify({ token: link.searchParams.get("token") });
      expect((await at(host, "/api/confirm-subscription", { body, headers: json })).status).toBe(200);
      expect(await readAsStaff(address, "/api/admin/multi-schema-subscribers")).toContain(email);

      // The button of a mail service posts to the address in the mail, and follows no redirect (RFC 8058).
      const keys = signingKeysOf({ current: secret, previous: [] }).subscriptions;
      const token = signSubscriptionToken(keys, { purpose: "unsubscribe", list: "newsletter", email });
      const oneClick = { body: "List-Unsubscribe=One-Click", headers: form };
      expect((await at(former, `/api/unsubscribe?token=${token}`, oneClick)).status).toBe(200);
      expect(await readAsStaff(address, "/api/admin/multi-schema-subscribers")).not.toContain(email);

      // While both are set up at Stripe, each reports the same payment: it counts once.
      const id = `pi_${name}`;
      const object = {
        id,
        object: "payment_intent",
        amount: port,
        amount_received: port,
        currency: "usd",
        status: "succeeded",
      };
      const created = Math.floor(Date.now() / 1000);
      const payload = JSON.stringify({
        id: "evt_1",
        object: "event",
        type: "payment_intent.succeeded",
        created,
        data: { object },
      });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
      const report = { body: payload, headers: { ...json, "Stripe-Signature": signature } };
      for (const one of [former, host]) expect((await at(one, "/api/webhooks/stripe", report)).status).toBe(200);
      const { data: orders } = ordersResponse.parse(JSON.parse(await readAsStaff(address, "/api/admin/orders")));
      expect(orders.filter(({ cents }) => cents === port)).toHaveLength(1);

      // Any other post keeps its method, and the worker of offline pages removes itself.
      expect((await at(former, "/api/contact", { body: "{}", headers: json })).status).toBe(308);
      const worker = await at(former, "/service-worker.js");
      expect([worker.status, worker.body]).toEqual([200, expect.stringContaining("registration.unregister()")]);
    } finally {
      proxy.stop();
    }
  });
});
