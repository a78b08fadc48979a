import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from "hono/cookie";
import type { AppContext } from "#server/app-context.ts";
import { isSigned, signatureOf } from "#server/auth/signatures.ts";
import { sessionSeconds } from "#server/db/queries/users.ts";
import { accountKey } from "#server/lib/account-key.ts";
import { clockSkewMs } from "#server/lib/clock-skew.ts";

/** The cookies of one call that have to do with logins. Scripts can't read them. */
export type LoginCookies = {
  /** The session's token; null without a cookie or when its signature is wrong. */
  readSession(): Promise<string | null>;
  /** Keeps a session's token in the browser. Other sites' requests don't carry it. */
  setSession(token: string): Promise<void>;
  /** Takes the session's token out of the browser. */
  clearSession(): void;
  /** The id of the device that the call comes from; null unless it has logged in to that account before. */
  readKnownDevice(realm: LoginRealm, username: string): string | null;
  /** Makes the browser a known device of the account. Other sites never send this cookie along. */
  setKnownDevice(realm: LoginRealm, username: string): void;
};

/** The two logins. A device known to one is not known to the other. */
export type LoginRealm = "shop" | "staff";

/** How long a browser stays known without logging in again. */
export const deviceSeconds = 365 * 24 * 60 * 60;

const cookieFormat = /^(?<id>[\w-]{22})\.(?<issued>\d{1,15})\.(?<signature>[\w-]{43})$/;

const signedText = (realm: LoginRealm, username: string, id: string, issued: string): string =>
  JSON.stringify([realm, accountKey(username), id, issued]);

/**
 * Makes what the cookie of a known device holds: a random id and the time, signed together with the account that logged
 * in. The account isn't named in it, so that a shared computer tells nothing.
 * @param now milliseconds since 1970 by the clock that replicas share
 */
export function issueDevice(key: Uint8Array, realm: LoginRealm, username: string, now: number = Date.now()): string {
  const id = randomBytes(16).toString("base64url");
  const issued = String(now);
  return `${id}.${issued}.${signatureOf(key, signedText(realm, username, id, issued))}`;
}

/**
 * Gives the id of the device whose cookie this is; null for a forged, expired or future one, or one of another account
 * or login.
 * @param now as for `issueDevice`
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
  if (!isSigned([key], signedText(realm, username, id, issued), signature)) return null;
  const ageMs = now - Number(issued);
  return ageMs < deviceSeconds * 1000 && ageMs >= -clockSkewMs ? id : null;
}

/**
 * Gives the cookies of one call, to be read and set. With https the `__Host-` prefix makes the browser refuse a cookie
 * set by another host or over http.
 */
export function loginCookies(c: Context, { config, database, keys }: AppContext): LoginCookies {
  const secure = config.siteUrl.startsWith("https:");
  const options = { path: "/", httpOnly: true, secure, prefix: secure ? "host" : undefined } as const;
  const sessionKey = Buffer.from(keys.session);
  /** Not sent with requests from other sites. */
  const sessionOptions = { ...options, sameSite: "Lax", maxAge: sessionSeconds } as const;
  const cookieOf = (realm: LoginRealm): string => getCookie(c, `known-device-${realm}`, options.prefix) ?? "";
  return {
    readSession: async () => (await getSignedCookie(c, sessionKey, "session", options.prefix)) || null,
    setSession: (token) => setSignedCookie(c, "session", token, sessionKey, sessionOptions),
    clearSession() {
      deleteCookie(c, "session", { ...options, sameSite: "Lax" });
    },
    readKnownDevice: (realm, username) =>
      readDevice(keys.knownDevice, realm, username, cookieOf(realm), database.clock.now()),
    setKnownDevice(realm, username) {
      const cookie = issueDevice(keys.knownDevice, realm, username, database.clock.now());
      setCookie(c, `known-device-${realm}`, cookie, { ...options, sameSite: "Strict", maxAge: deviceSeconds });
    },
  };
}
