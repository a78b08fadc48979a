import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppContext } from "#server/app-context.ts";
import { deviceSeconds, issueDevice, type LoginRealm, readDevice } from "./known-devices.ts";

/** With https the `__Host-` prefix makes the browser refuse a cookie set by another host or over http. */
const nameOf = (realm: LoginRealm, siteUrl: string): string =>
  `${siteUrl.startsWith("https:") ? "__Host-" : ""}known-device-${realm}`;

/** Null unless the browser has logged in to that account before. */
export function readKnownDevice(c: Context, { config, keys }: AppContext, realm: LoginRealm, username: string) {
  return readDevice(keys.knownDevice, realm, username, getCookie(c, nameOf(realm, config.siteUrl)) ?? "");
}

/** HttpOnly, and never sent by other sites. */
export function setKnownDevice(c: Context, { config, keys }: AppContext, realm: LoginRealm, username: string): void {
  setCookie(c, nameOf(realm, config.siteUrl), issueDevice(keys.knownDevice, realm, username), {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: config.siteUrl.startsWith("https:"),
    maxAge: deviceSeconds,
  });
}
