import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { clockSkewMs } from "#server/clock-skew.ts";
import { accountKey } from "./account-key.ts";

/** The two logins: a device known to one is not known to the other. */
export type LoginRealm = "shop" | "staff";

/** How long a browser stays known without logging in again. */
export const deviceSeconds = 365 * 24 * 60 * 60;

const cookieFormat = /^(?<id>[\w-]{22})\.(?<issued>\d{1,15})\.(?<signature>[\w-]{43})$/;

function sign(key: Uint8Array, realm: LoginRealm, account: string, id: string, issued: string): string {
  return createHmac("sha256", key)
    .update(JSON.stringify([realm, account, id, issued]))
    .digest("base64url");
}

/**
 * What the cookie of a known device holds: a random id and the time, signed together with the account that logged in. The
 * name itself isn't in it, so that a shared computer doesn't tell who works there.
 */
export function issueDevice(key: Uint8Array, realm: LoginRealm, username: string, now: number = Date.now()): string {
  const id = randomBytes(16).toString("base64url");
  const issued = String(now);
  return `${id}.${issued}.${sign(key, realm, accountKey(username), id, issued)}`;
}

/**
 * The id of the device whose cookie this is, or null when it is forged, too old, from the future, or was issued for another account or the
 * other login.
 */
export function readDevice(
  key: Uint8Array,
  realm: LoginRealm,
  username: string,
  cookie: string,
  now: number = Date.now(),
): string | null {
  const { id, issued, signature } = cookieFormat.exec(cookie)?.groups ?? {};
  if (id === undefined || issued === undefined || signature === undefined) return null;
  const expected = Buffer.from(sign(key, realm, accountKey(username), id, issued));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return null;
  const ageMs = now - Number(issued);
  return ageMs < deviceSeconds * 1000 && ageMs >= -clockSkewMs ? id : null;
}
