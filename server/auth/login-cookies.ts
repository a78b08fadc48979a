import type { Context } from "hono";
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from "hono/cookie";
import type { AppContext } from "#server/app-context.ts";
import { sessionSeconds } from "#server/db/queries/users.ts";
import { deviceSeconds, issueDevice, type LoginRealm, readDevice } from "./known-devices.ts";

/** HttpOnly; with https the `__Host-` prefix makes the browser refuse a cookie set by another host or over http. */
function optionsOf({ config }: AppContext) {
  const secure = config.siteUrl.startsWith("https:");
  return { path: "/", httpOnly: true, secure, prefix: secure ? "host" : undefined } as const;
}

/** Null without a cookie or when its signature is wrong. */
export async function readSessionCookie(c: Context, context: AppContext): Promise<string | null> {
  return (await getSignedCookie(c, Buffer.from(context.keys.session), "session", optionsOf(context).prefix)) || null;
}

/** Not sent with requests from other sites. */
export async function setSessionCookie(c: Context, context: AppContext, token: string): Promise<void> {
  const options = { ...optionsOf(context), sameSite: "Lax", maxAge: sessionSeconds } as const;
  await setSignedCookie(c, "session", token, Buffer.from(context.keys.session), options);
}

export function clearSessionCookie(c: Context, context: AppContext): void {
  deleteCookie(c, "session", { ...optionsOf(context), sameSite: "Lax" });
}

/** Null unless the browser has logged in to that account before. */
export function readKnownDevice(c: Context, context: AppContext, realm: LoginRealm, username: string): string | null {
  const cookie = getCookie(c, `known-device-${realm}`, optionsOf(context).prefix);
  return readDevice(context.keys.knownDevice, realm, username, cookie ?? "");
}

/** Never sent by other sites. */
export function setKnownDevice(c: Context, context: AppContext, realm: LoginRealm, username: string): void {
  const cookie = issueDevice(context.keys.knownDevice, realm, username);
  const options = { ...optionsOf(context), sameSite: "Strict", maxAge: deviceSeconds } as const;
  setCookie(c, `known-device-${realm}`, cookie, options);
}
