import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { z } from "zod";
import { inboxQuery } from "#contract/admin-inbox.ts";
import { subscriberListQuery } from "#contract/admin-subscribers.ts";
import { contactRequest, contactTopics } from "#contract/contact.ts";
import { subscribeRequest } from "#contract/mailing-lists.ts";
import { pageFailureRequest } from "#contract/page-failure.ts";
import { paymentId } from "#contract/payment-status.ts";
import { credentials as credentialsRequest } from "#contract/session.ts";
import { countQueries } from "#tests/counted-queries.ts";
import { collectHashes } from "#tests/password-hashes.ts";
import { sharedTestShop, staff } from "#tests/shop.ts";

/** Requests in all, spread over the calls. `FUZZ_RUNS` and `FUZZ_SEED` make it longer or repeat a finding. */
const runs = Number(process.env.FUZZ_RUNS ?? 20_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** What one request may cost at most: statements of the database, hashes of a password, and bytes of its answer. */
const most = { queries: 30, hashes: 1, bytes: 20_000 } as const;

/** What a response may never contain: paths, stacks, queries, library names, secrets. */
const leak =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|ZodError|SQLITE|kysely|select .+ from|insert into|argon2id\$|a secret that is long|a staff password/i;

/** Characters that have broken something somewhere before. */
const nasty = fc.constantFrom(
  ..."\u0000\r\n\t\u0007\u001B\u202E\u2066\u2028\uFEFF\uD83D\u200B%'\"\\<>{}$;=+-@,[]()&?#/. é\u0301ß😀".split(""),
);
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: nasty, maxLength: 40 }),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "' or 1=1 --",
    "#{7*7}",
    "{{7*7}}",
    "../../etc/passwd",
    "=cmd|' /C calc'!A0",
  ),
  fc.integer({ min: 200, max: 9_000 }).map((n) => "x".repeat(n)),
);
/** Arbitrary JSON in place of a valid body. */
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.bigInt().map(String));

const email = fc.oneof(
  fc.emailAddress(),
  text,
  fc.tuple(text, fc.domain()).map(([name, host]) => `${name}@${host}`),
);
const credentials = { username: fc.oneof(text, fc.constant(staff.username)), password: text };

/** A call that takes JSON: its path, its contract, and inputs of about the right shape. */
type Call = { path: string; contract: z.ZodType; shape: Record<string, fc.Arbitrary<unknown>> };
const calls: Call[] = [
  { path: "/api/subscribe", contract: subscribeRequest, shape: { email } },
  {
    path: "/api/contact",
    contract: contactRequest,
    shape: { name: text, email, topic: fc.oneof(fc.constantFrom(...contactTopics), text), message: text },
  },
  {
    path: "/api/page-failure",
    contract: pageFailureRequest,
    shape: { path: text.map((one) => `/${one}`), message: text },
  },
  { path: "/api/login", contract: credentialsRequest, shape: credentials },
  { path: "/api/admin-token", contract: credentialsRequest, shape: credentials },
];

/** A body near the contract: each field right, wrong, missing or of another kind, and perhaps one too many. */
const nearly = (shape: Call["shape"]): fc.Arbitrary<unknown> => {
  const fields = Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, fc.oneof(value, anything)]));
  const known = fc.record(fields, { requiredKeys: [] });
  const extra = fc.dictionary(fc.oneof(text, fc.constantFrom("__proto__", "role", "id", "schema")), anything, {
    maxKeys: 2,
  });
  return fc.oneof(
    fc.record(shape),
    known,
    fc.tuple(known, extra).map(([a, b]) => ({ ...b, ...a })),
    anything,
  );
};

/** The bytes of a body: as they should be, or with a few changed, cut, doubled or put in. */
const mutated = (body: fc.Arbitrary<unknown>): fc.Arbitrary<Uint8Array<ArrayBuffer>> =>
  fc
    .tuple(
      body,
      fc.array(
        fc.record({ at: fc.nat(9_999), byte: fc.nat(255), how: fc.constantFrom("set", "put", "cut", "twice") }),
        {
          maxLength: 4,
        },
      ),
    )
    .map(([value, changes]) => {
      let bytes = [...Buffer.from(JSON.stringify(value) ?? "")];
      for (const { at, byte, how } of changes) {
        const place = bytes.length === 0 ? 0 : at % bytes.length;
        if (how === "set") bytes[place] = byte;
        else if (how === "put") bytes.splice(place, 0, byte);
        else if (how === "cut") bytes = bytes.slice(0, place);
        else bytes = [...bytes, ...bytes.slice(place)];
      }
      return new Uint8Array(bytes);
    });

const contentType = fc.oneof(
  { arbitrary: fc.constant("application/json"), weight: 8 },
  {
    arbitrary: fc.constantFrom("text/plain", "application/x-www-form-urlencoded", "application/json; charset=utf-16"),
    weight: 1,
  },
);
const headerValue = fc.string({ unit: fc.constantFrom(..."abc=;,. \"'/\\-_%{}[]@:0123456789"), maxLength: 80 });
const query = (names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), text), fc.oneof(text, fc.integer().map(String))), {
      maxLength: 4,
    })
    .map((pairs) => new URLSearchParams(pairs.map(([a, b]) => [a.toWellFormed(), b.toWellFormed()])).toString());

const shop = sharedTestShop("sqlite", { TRUST_PROXY: "1" });
let token: string;
const dearest = { queries: 0, hashes: 0, bytes: 0 };
let asked = 0;
let hashes: readonly unknown[] = [];
beforeEach(() => {
  hashes = collectHashes();
});
beforeAll(async () => {
  token = await shop.staffToken();
});

/** Sends it and checks what must hold for every answer. */
async function check(path: string, init: RequestInit = {}): Promise<Response> {
  asked += 1;
  const hashed = hashes.length;
  const { result: answer, queries } = await countQueries(async () => shop.ask(path, init));
  const said = await answer.clone().text();
  const cost = { queries, hashes: hashes.length - hashed, bytes: Buffer.byteLength(said) };
  for (const of of ["queries", "hashes", "bytes"] as const) dearest[of] = Math.max(dearest[of], cost[of]);
  const sentence = `${init.method ?? "GET"} ${path.slice(0, 200)} -> ${answer.status} ${said.slice(0, 200)}`;
  if (answer.status >= 500 || leak.test(said)) throw new Error(sentence);
  if (answer.status >= 400 && init.method !== "HEAD" && !said.startsWith('{"success":false,"message":"'))
    throw new Error(sentence);
  return answer;
}

const share = (part: number) => ({ numRuns: Math.ceil(runs * part), seed });

describe(`${runs} generated requests`, { timeout: 180_000 }, () => {
  test.each(calls)("$path with bodies near its contract and mutations of them", async ({ path, contract, shape }) => {
    await fc.assert(
      fc.asyncProperty(mutated(nearly(shape)), contentType, async (body, type) => {
        const answer = await check(path, { method: "POST", body, headers: { "Content-Type": type } });
        // Whatever is accepted is what the contract says.
        if (answer.status !== 200) return;
        contract.parse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)));
      }),
      share(0.15),
    );
  });

  test("staff lists with queries of every kind, with a good token and with others", async () => {
    const paths = fc.constantFrom(
      "/api/admin/multi-schema-subscribers",
      "/api/admin/subscribers",
      "/api/admin/inbox",
      "/api/admin/withdrawals",
      "/api/admin/orders",
      "/api/admin/growth",
      "/api/admin/audit-log",
    );
    const names = [subscriberListQuery, inboxQuery].flatMap(({ shape }) => Object.keys(shape));
    const bearer = fc.oneof(fc.constant(null), headerValue);
    await fc.assert(
      fc.asyncProperty(paths, query([...names, "unit"]), bearer, async (path, search, other) => {
        const headers = {
          Authorization: other === null ? `Bearer ${token}` : `Bearer ${other}`,
          "X-Forwarded-For": `10.${asked % 250}.${(asked >> 8) % 250}.2`,
        };
        const { status } = await check(`${path}?${search}`, { headers });
        // So many reads of subscribers an account.
        expect(other === null ? [200, 400, 429] : [401]).toContain(status);
      }),
      share(0.15),
    );
  });

  test("the export and the payment look-up with whatever stands in the address", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          text,
          fc.string().map((id) => `pi_${id}`),
        ),
        async (given) => {
          const id = encodeURIComponent(given.toWellFormed());
          expect((await check(`/api/admin/subscribers/export?token=${id}`)).status).toBe(401);
          const { status } = await check(`/api/payment-status/${id}`, {
            headers: { "X-Forwarded-For": `10.${asked % 250}.${(asked >> 8) % 250}.1` },
          });
          if (!paymentId.safeParse(given).success) expect(status).not.toBe(200);
        },
      ),
      share(0.05),
    );
  });

  test("any method, any path below /api, any headers", async () => {
    const method = fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS");
    const part = fc.oneof(
      text.map((one) => encodeURIComponent(one.toWellFormed())),
      fc.constantFrom("admin", "subscribers", "count", "login", "%2e%2e", "..", "", ";", "%00", "%zz"),
    );
    const headers = fc.dictionary(
      fc.constantFrom(
        "Cookie",
        "Origin",
        "Referer",
        "X-Forwarded-For",
        "Authorization",
        "Host",
        "Accept",
        "Content-Length",
        "Sec-Fetch-Site",
        "If-None-Match",
      ),
      headerValue,
      { maxKeys: 4 },
    );
    await fc.assert(
      fc.asyncProperty(method, fc.array(part, { maxLength: 4 }), headers, async (one, parts, given) => {
        const path = `/api/${parts.join("/")}`;
        // A URL that the platform itself refuses never reaches the app.
        if (!URL.canParse(path, "http://localhost") || !new URL(path, "http://localhost").pathname.startsWith("/api"))
          return;
        await check(path, { method: one, headers: given });
      }),
      share(0.18),
    );
  });

  test("none of them was dear, and there were as many as promised", () => {
    console.log(`${asked} generated requests; the most that one of them took: ${JSON.stringify(dearest)}`);
    expect(asked).toBeGreaterThanOrEqual(runs);
    expect(dearest.hashes).toBe(most.hashes);
    expect(dearest.queries).toBeLessThanOrEqual(most.queries);
    expect(dearest.bytes).toBeLessThanOrEqual(most.bytes);
  });
});
