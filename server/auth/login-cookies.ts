import type { Context } from "hono";
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from "hono/cookie";
import type { AppContext } from "#server/app-context.ts";
import { sessionSeconds } from "#server/db/queries/users.ts";
import { deviceSeconds, issueDevice, type LoginRealm, readDevice } from "./known-devices.ts";

/**
 * The cookies of a call. HttpOnly; with https the `__Host-` prefix makes the browser refuse a cookie set by another host
 * or over http.
 */
export function loginCookies(c: Context, { config, keys }: AppContext) {
  const secure = config.siteUrl.startsWith("https:");
  const options = { path: "/", httpOnly: true, secure, prefix: secure ? "host" : undefined } as const;
  const sessionKey = Buffer.from(keys.session);
  /** Not sent with requests from other sites. */
  const sessionOptions = { ...options, sameSite: "Lax", maxAge: sessionSeconds } as const;
  return {
    /** Null without a cookie or when its signature is wrong. */
    readSession: async (): Promise<string | null> =>
      (await getSignedCookie(c, sessionKey, "session", options.prefix)) || null,
    setSession: (token: string): Promise<void> => setSignedCookie(c, "session", token, sessionKey, sessionOptions),
    clearSession: () => deleteCookie(c, "session", { ...options, sameSite: "Lax" }),
    /** Null unless the browser has logged in to that account before. */
    readKnownDevice: (realm: LoginRealm, username: string): string | null =>
      readDevice(keys.knownDevice, realm, username, getCookie(c, `known-device-${realm}`, options.prefix) ?? ""),
    /** Never sent by other sites. */
    setKnownDevice(realm: LoginRealm, username: string): void {
      const cookie = issueDevice(keys.knownDevice, realm, username);
      setCookie(c, `known-device-${realm}`, cookie, { ...options, sameSite: "Strict", maxAge: deviceSeconds });
    },
  };
}
