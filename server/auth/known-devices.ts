import { randomBytes } from "node:crypto";
import { clockSkewMs } from "#server/clock-skew.ts";
import { accountKey } from "./account-key.ts";
import { isSigned, signatureOf } from "./signatures.ts";

/** A device known to one is not known to the other. */
export type LoginRealm = "shop" | "staff";

export const deviceSeconds = 365 * 24 * 60 * 60;

const cookieFormat = /^(?<id>[\w-]{22})\.(?<issued>\d{1,15})\.(?<signature>[\w-]{43})$/;

const signedText = (realm: LoginRealm, username: string, id: string, issued: string): string =>
  JSON.stringify([realm, accountKey(username), id, issued]);

/** A random id and the time, signed together with the account, which isn't named: a shared computer tells nothing. */
export function issueDevice(key: Uint8Array, realm: LoginRealm, username: string, now: number = Date.now()): string {
  const id = randomBytes(16).toString("base64url");
  const issued = String(now);
  return `${id}.${issued}.${signatureOf(key, signedText(realm, username, id, issued))}`;
}

/** The device's id; null for a forged, expired or future cookie, or one of another account or login. */
export function readDevice(
  key: Uint8Array,
  realm: LoginRealm,
  username: string,
  cookie: string,
  now: number = Date.now(),
): string | null {
  const { id, issued, signature } = cookieFormat.exec(cookie)?.groups ?? {};
  if (id === undefined || issued === undefined || signature === undefined) return null;
  if (!isSigned([key], signedText(realm, username, id, issued), signature)) return null;
  const ageMs = now - Number(issued);
  return ageMs < deviceSeconds * 1000 && ageMs >= -clockSkewMs ? id : null;
}
