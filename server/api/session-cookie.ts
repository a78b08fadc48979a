import type { Context } from "hono";
import { deleteCookie, getSignedCookie, setSignedCookie } from "hono/cookie";
import type { Parts } from "#server/parts.ts";
import { sessionSeconds } from "#server/store/sessions.ts";

/** By https the browser itself then refuses a cookie that another host or an unsafe page tries to set. */
const nameOf = (siteUrl: string): string => (siteUrl.startsWith("https:") ? "__Host-session" : "session");
const options = (siteUrl: string) =>
  ({ path: "/", httpOnly: true, sameSite: "Lax", secure: siteUrl.startsWith("https:") }) as const;

/** The session that the request's cookie names, or null for none and for a forged one. */
export async function readSessionCookie(c: Context, { config, keys }: Parts): Promise<string | null> {
  return (await getSignedCookie(c, Buffer.from(keys.session), nameOf(config.siteUrl))) || null;
}

/** Hands the session to the browser: out of reach of scripts, not sent along by other sites. */
export async function setSessionCookie(c: Context, { config, keys }: Parts, token: string): Promise<void> {
  await setSignedCookie(c, nameOf(config.siteUrl), token, Buffer.from(keys.session), {
    ...options(config.siteUrl),
    maxAge: sessionSeconds,
  });
}

/** Takes the cookie back. */
export function dropSessionCookie(c: Context, { config }: Parts): void {
  deleteCookie(c, nameOf(config.siteUrl), options(config.siteUrl));
}
