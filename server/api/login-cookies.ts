import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from "hono/cookie";
import type { AppContext } from "#server/app-context.ts";
import { isSigned, signatureOf } from "#server/auth/signatures.ts";
import { sessionSeconds } from "#server/db/queries/users.ts";
import { accountKey } from "#server/lib/account-key.ts";
import { clockSkewMs } from "#server/lib/clock-skew.ts";

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

/**
 * The cookies of a call. HttpOnly; with https the `__Host-` prefix makes the browser refuse a cookie set by another host
 * or over http.
 */
export function loginCookies(c: Context, { config, database, keys }: AppContext) {
  const secure = config.siteUrl.startsWith("https:");
  const options = { path: "/", httpOnly: true, secure, prefix: secure ? "host" : undefined } as const;
  const sessionKey = Buffer.from(keys.session);
  /** Not sent with requests from other sites. */
  const sessionOptions = { ...options, sameSite: "Lax", maxAge: sessionSeconds } as const;
  const cookieOf = (realm: LoginRealm): string => getCookie(c, `known-device-${realm}`, options.prefix) ?? "";
  return {
    /** Null without a cookie or when its signature is wrong. */
    readSession: async (): Promise<string | null> =>
      (await getSignedCookie(c, sessionKey, "session", options.prefix)) || null,
    setSession: (token: string): Promise<void> => setSignedCookie(c, "session", token, sessionKey, sessionOptions),
    clearSession(): void {
      deleteCookie(c, "session", { ...options, sameSite: "Lax" });
    },
    /** Null unless the browser has logged in to that account before. */
    readKnownDevice: (realm: LoginRealm, username: string): string | null =>
      readDevice(keys.knownDevice, realm, username, cookieOf(realm), database.clock.now()),
    /** Never sent by other sites. */
    setKnownDevice(realm: LoginRealm, username: string): void {
      const cookie = issueDevice(keys.knownDevice, realm, username, database.clock.now());
      setCookie(c, `known-device-${realm}`, cookie, { ...options, sameSite: "Strict", maxAge: deviceSeconds });
    },
  };
}
