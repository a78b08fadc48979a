import type { Context } from "hono";
import { deleteCookie, getSignedCookie, setSignedCookie } from "hono/cookie";
import type { AppContext } from "#server/app-context.ts";
import { sessionSeconds } from "#server/db/queries/sessions.ts";

/** With https the `__Host-` prefix makes the browser refuse a cookie set by another host or over http. */
const nameOf = (siteUrl: string): string => (siteUrl.startsWith("https:") ? "__Host-session" : "session");
const options = (siteUrl: string) =>
  ({ path: "/", httpOnly: true, sameSite: "Lax", secure: siteUrl.startsWith("https:") }) as const;

/** Null without a cookie or when its signature is wrong. */
export async function readSessionCookie(c: Context, { config, keys }: AppContext): Promise<string | null> {
  return (await getSignedCookie(c, Buffer.from(keys.session), nameOf(config.siteUrl))) || null;
}

/** HttpOnly, and not sent with requests from other sites. */
export async function setSessionCookie(c: Context, { config, keys }: AppContext, token: string): Promise<void> {
  await setSignedCookie(c, nameOf(config.siteUrl), token, Buffer.from(keys.session), {
    ...options(config.siteUrl),
    maxAge: sessionSeconds,
  });
}

export function clearSessionCookie(c: Context, { config }: AppContext): void {
  deleteCookie(c, nameOf(config.siteUrl), options(config.siteUrl));
}
