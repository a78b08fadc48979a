import { SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { dataRequestsText } from "#content/admin-data-requests.ts";
import { mailText } from "#content/admin-mail.ts";
import { pictureMessages } from "#content/admin-pictures.ts";
import { pricesText } from "#content/admin-prices.ts";
import { subscriberToolsText } from "#content/admin-subscribers.ts";
import { templateMessages } from "#content/admin-templates.ts";
import { testimonialMessages } from "#content/admin-testimonials.ts";
import { textMessages } from "#content/admin-texts.ts";
import { unansweredSearchesText } from "#content/admin-unanswered-searches.ts";
import { catalogMessages } from "#content/catalog-messages.ts";
import { importMessages } from "#content/import-messages.ts";
import { messages } from "#content/messages.ts";
import { reviewMessages } from "#content/reviews.ts";
import { fieldMessages, serverMessages } from "#content/server-messages.ts";
import { setupMessages } from "#content/setup-messages.ts";
import { staffAccountMessages } from "#content/staff-account-messages.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { errorResponse } from "#contract/error-response.ts";
import { deriveKey } from "#server/auth/secrets.ts";
import { InvalidInputError } from "#server/middleware/field-problems.ts";
import { countQueries } from "#tests/counted-queries.ts";
import { engines } from "#tests/databases.ts";
import { collectHashes } from "#tests/password-hashes.ts";
import { sharedTestShop } from "#tests/shop.ts";
import { type Hostile, hostile } from "./hostile.ts";
import { hostileToStaff } from "./hostile-to-staff.ts";

const known: ReadonlySet<string> = new Set<string>([
  ...Object.values(serverMessages).filter((message) => typeof message === "string"),
  messages.subscribe.invalid,
  staffMessages.required,
  staffMessages.invalid,
  staffMessages.notAuthenticated,
  unansweredSearchesText.badRedirect,
  unansweredSearchesText.chained,
  mailText.notRefused,
  mailText.notDroppable,
  pricesText.builtInOnly,
  ...Object.values(catalogMessages),
  importMessages.outOfOrder,
  staffAccountMessages.badName,
  staffAccountMessages.badPassword,
  staffAccountMessages.configured,
  staffAccountMessages.setByConfiguration,
  ...["boss", "Ida", "BOSS"].flatMap((name) => [staffAccountMessages.taken(name), staffAccountMessages.unknown(name)]),
  // An account that has such a name from before can still be removed.
  ...["a\u00ADb", "<script>alert(1)</script>", "' or 1=1 --", "{{7*7}}"].map(staffAccountMessages.unknown),
  subscriberToolsText.remove.noAddress,
  subscriberToolsText.remove.unknown,
  subscriberToolsText.refusal.notRefused,
  testimonialMessages.noPicture,
  templateMessages.nothingBefore,
  testimonialMessages.noProduct,
  testimonialMessages.nothingBefore,
  reviewMessages.badTicket,
  textMessages.badAnnouncement,
  setupMessages.noPdf,
  pictureMessages.unreadable,
  pictureMessages.large,
  pictureMessages.notInGallery,
  textMessages.tooMuch({ of: "marks", found: 600, allowed: 400 }),
  textMessages.changedMeanwhile("boss"),
  ...["javascript:alert", "vbscript:x", "data:text/html,x"].map(textMessages.badLink),
]);

/** What may be said of a field, whatever its bound is. */
const { email, missing, other, tooLong, tooShort } = fieldMessages;
const knownProblems = new Set([
  ...[email, missing, other, tooLong(0), tooShort(0), dataRequestsText.errors.receivedOn],
  ...["{constructor}", "{__proto__}", "{"].map((field) => templateMessages.unknown([field])),
]);
let asker = 0;
/** Statements of the database that a refusal may cost. */
const mostQueries = 20;

describe.each(engines)("on %s", (engine) => {
  const shop = sharedTestShop(engine, { TRUST_PROXY: "1" });
  let token: string;
  beforeAll(async () => {
    token = await shop.staffToken();
  });

  /** Row counts of the tables that visitors and staff write to. */
  async function rows(): Promise<number[]> {
    const { database } = shop.context;
    const count = async (query: { execute(): Promise<unknown[]> }): Promise<number> => (await query.execute()).length;
    return [
      await count(database.subscribers("public").selectFrom("subscribers").select("id")),
      await count(database.subscribers("production").selectFrom("subscribers").select("id")),
      await count(database.db.selectFrom("contact_messages").select("id")),
      await count(database.db.selectFrom("outbox").select("id")),
      await count(database.db.selectFrom("sessions").select("id")),
      await count(database.db.selectFrom("campaigns").select("id")),
      await count(database.db.selectFrom("redirects").select("source")),
      await count(database.db.selectFrom("catalog_edits").select("key")),
      await count(database.db.selectFrom("catalog_changes").select("id")),
      await count(database.db.selectFrom("staff_accounts").select("id")),
      await count(database.db.selectFrom("export_tickets").select("id")),
      await count(database.db.selectFrom("site_texts").select("key")),
      await count(database.db.selectFrom("articles").select("id")),
      await count(database.db.selectFrom("pictures").select("id")),
      await count(database.db.selectFrom("unanswered_searches").select("key")),
      await count(database.db.selectFrom("manual_votes").select("section")),
      await count(database.db.selectFrom("page_failures").select("key")),
      await count(database.db.selectFrom("message_entries").select("id")),
      await count(database.db.selectFrom("reviews").select("id")),
      await count(database.db.selectFrom("audit_log").select("id").where("action", "not like", "login%")),
    ];
  }

  /** Another IP address each time, so that no rate limit hides the tested check. */
  const send = (path: string, init: RequestInit): Promise<Response> => {
    asker += 1;
    const headers = new Headers(init.headers);
    headers.set("X-Forwarded-For", `10.0.${asker >> 8}.${asker & 255}`);
    return shop.ask(path, { ...init, headers });
  };

  test("there are at least 150 of them", () => {
    expect(hostile.length).toBeGreaterThan(150);
  });

  async function expectRefused({ method, path, headers, body }: Hostile): Promise<void> {
    const hashes = collectHashes();
    const { result: answer, queries } = await countQueries(() =>
      send(path, {
        method,
        ...(headers ? { headers } : {}),
        ...(body === undefined ? {} : { body }),
      }),
    );
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.status, path).toBeLessThan(500);
    expect(hashes.length, path).toBeLessThanOrEqual(1);
    expect(queries, path).toBeLessThanOrEqual(mostQueries);
    const text = await answer.text();
    const { message, fields = {} } = errorResponse.parse(JSON.parse(text));
    if (message !== new InvalidInputError(fields).message) expect(known).toContain(message);
    for (const problem of Object.values(fields)) expect(knownProblems).toContain(problem.replace(/\d+/, "0"));
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(text).not.toMatch(/at .*\.ts|node_modules|sqlite|postgres|ZodError|select |stack/i);
  }

  test.each(hostile)("$name", expectRefused);

  test.each(hostileToStaff)("by somebody of the staff: $name", async (one) => {
    await expectRefused({ ...one, headers: { ...one.headers, Authorization: `Bearer ${token}` } });
  });

  test("nothing of it was stored", async () => {
    expect((await rows()).filter((count) => count !== 0)).toEqual([]);
  });

  test("a body in pieces is measured before anybody reads it", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 1_000) controller.close();
        else controller.enqueue(new Uint8Array(8_192).fill(0x20));
      },
    });
    const init = { method: "POST", body: endless, duplex: "half", headers: { "Content-Type": "application/json" } };
    const answer = await send("/api/subscribe", init as RequestInit); // `duplex` isn't in the type yet
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(20);
  });

  test("prototypes stay as they were", () => {
    expect(Reflect.get({}, "email")).toBeUndefined();
    expect(Reflect.get({}, "username")).toBeUndefined();
  });

  describe("forged tokens", () => {
    const now = Math.floor(Date.now() / 1000);
    const payload = { username: "boss", role: "admin", expiresAt: (now + 600) * 1000, epoch: "none" };
    beforeAll(async () => {
      payload.epoch = (await shop.context.staffLogin.find("boss"))?.securityStamp ?? "";
    });
    const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
    const sign = (key: Uint8Array, exp = now + 600, change: object = {}): Promise<string> =>
      new SignJWT({ ...payload, ...change })
        .setProtectedHeader({ alg: "HS256" })
        .setIssuedAt(now)
        .setAudience("incard-admin")
        .setExpirationTime(exp)
        .sign(key);
    const own = (): Uint8Array => shop.context.keys.adminToken;

    test("the helper's own token is a good one", async () => {
      const headers = { Authorization: `Bearer ${await sign(own())}` };
      expect((await send("/api/admin/subscribers/count", { headers })).status).toBe(200);
    });

    test.each<[string, () => Promise<string> | string]>([
      ["signed by nobody", () => `${base64({ alg: "none" })}.${base64({ ...payload, exp: now + 600 })}.`],
      [
        "signed by nobody, in another case",
        () => `${base64({ alg: "NoNe" })}.${base64({ ...payload, exp: now + 600 })}.x`,
      ],
      ["signed with an empty key", () => sign(new Uint8Array(32))],
      ["signed with a guessed secret", () => sign(deriveKey("secret", "admin-token"))],
      ["signed with the session key", () => sign(shop.context.keys.session)],
      ["over", () => sign(own(), now - 1)],
      ["over by expiresAt", () => sign(own(), now + 600, { expiresAt: Date.now() - 1 })],
      ["of somebody who doesn't exist", () => sign(own(), now + 600, { username: "nobody" })],
      ["of another spelling of the name", () => sign(own(), now + 600, { username: "Boss" })],
      ["without an epoch", () => sign(own(), now + 600, { epoch: undefined })],
      ["of another epoch", () => sign(own(), now + 600, { epoch: "A".repeat(43) })],
      ["of another role", () => sign(own(), now + 600, { role: "editor" })],
      ["without a role", () => sign(own(), now + 600, { role: undefined })],
      ["for a customer", () => sign(own(), now + 600, { role: "customer" })],
      ["for roles in a list", () => sign(own(), now + 600, { role: ["admin"] })],
      [
        "of a key that it brings along",
        () => `${base64({ alg: "HS256", jwk: { kty: "oct", k: "AAAA" } })}.${base64(payload)}.AAAA`,
      ],
      ["of three blanks", () => " . . "],
    ])("%s", async (_, make) => {
      const token = await make();
      for (const path of [
        "/api/admin/subscribers/count",
        `/api/admin/subscribers/export?token=${encodeURIComponent(token)}`,
      ]) {
        const answer = await send(path, { headers: { Authorization: `Bearer ${token}` } });
        expect(answer.status).toBe(401);
        expect(await answer.json()).toEqual({ success: false, message: staffMessages.notAuthenticated });
      }
    });
  });
});
