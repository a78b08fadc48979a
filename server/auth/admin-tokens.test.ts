import { decodeJwt, decodeProtectedHeader, SignJWT } from "jose";
import { afterAll, expect, test, vi } from "vitest";
import { readAdminToken, signAdminToken } from "./admin-tokens.ts";
import { deriveKey } from "./secrets.ts";

const key = deriveKey("a secret", "admin-token");
const now = 1_800_000_000;
vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 });
afterAll(() => vi.useRealTimers());
const account = { username: "boss", role: "admin", expiresAt: (now + 60) * 1000 };
const good = { ...account, epoch: "one" };

/** A valid token with one claim changed. */
function forge(payload: object, options: { exp?: number | null; key?: Uint8Array; alg?: string; aud?: string } = {}) {
  const { exp = now + 60, alg = "HS256", aud = "incard-admin" } = options;
  const token = new SignJWT({ ...payload }).setProtectedHeader({ alg }).setIssuedAt(now).setAudience(aud);
  if (exp !== null) token.setExpirationTime(exp);
  return token.sign(options.key ?? key);
}

test("a token says who, as what and until when (docs/behavior/staff-login.md#token)", async () => {
  const token = await signAdminToken(key, { username: "boss", role: "admin", securityStamp: "one" });
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const payload = decodeJwt(token);
  const expires = now + 8 * 60 * 60;
  expect(payload).toMatchObject({ username: "boss", role: "admin", epoch: "one", iat: now, exp: expires });
  expect(await readAdminToken(key, token)).toEqual({
    ...account,
    expiresAt: expires * 1000,
    securityStamp: "one",
  });
  expect(decodeProtectedHeader(token)).toEqual({ alg: "HS256", typ: "JWT" });
});

test("the forging helper itself makes tokens that pass, so that the refusals below mean something", async () => {
  expect(await readAdminToken(key, await forge(good))).toEqual({ ...account, securityStamp: "one" });
});

test.each<[string, () => Promise<string> | string]>([
  ["over by exp", () => forge(good, { exp: now - 10 })],
  ["over by expiresAt alone", () => forge({ ...good, expiresAt: now * 1000 })],
  ["from the future", () => forge({ ...good, expiresAt: (now + 8 * 3600 + 61) * 1000 })],
  ["without exp", () => forge(good, { exp: null })],
  ["without expiresAt", () => forge({ ...good, expiresAt: undefined })],
  ["without an epoch", () => forge({ ...good, epoch: undefined })],
  ["with expiresAt as text", () => forge({ ...good, expiresAt: "2999-01-01" })],
  ["with another role", () => forge({ ...good, role: "user" })],
  ["without a role", () => forge({ ...good, role: undefined })],
  ["without a user", () => forge({ ...good, username: undefined })],
  ["for another audience", () => forge(good, { aud: "somebody-else" })],
  ["signed with the session key", () => forge(good, { key: deriveKey("a secret", "session") })],
  ["with another algorithm", () => forge(good, { alg: "HS512", key: new Uint8Array(64) })],
  ["unsigned", () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ ...good, exp: now + 60 }))}.`],
  [
    "changed",
    async () => (await forge(good)).replace(/\.[^.]+\./, `.${btoa(JSON.stringify(good)).replaceAll("=", "")}.`),
  ],
  ["cut", async () => (await forge(good)).slice(0, -2)],
  ["empty", () => ""],
  ["something else", () => "a.b.c"],
])("a token that is %s is refused", async (_, make) => {
  expect(await readAdminToken(key, await make())).toBeNull();
});
