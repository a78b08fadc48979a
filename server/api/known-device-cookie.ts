import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { deviceSeconds, issueDevice, type LoginRealm, readDevice } from "#server/known-devices.ts";
import type { Parts } from "#server/parts.ts";

/** By https the browser itself then refuses a cookie that another host or an unsafe page tries to set. */
const nameOf = (realm: LoginRealm, siteUrl: string): string =>
  `${siteUrl.startsWith("https:") ? "__Host-" : ""}known-device-${realm}`;

/** The device that the request comes from, when it has logged in to that account before; else null. */
export function readKnownDevice(c: Context, { config, keys }: Parts, realm: LoginRealm, username: string) {
  return readDevice(keys.knownDevice, realm, username, getCookie(c, nameOf(realm, config.siteUrl)) ?? "");
}

/** Makes the browser a known device of the account: out of reach of scripts, never sent along by other sites. */
export function setKnownDevice(c: Context, { config, keys }: Parts, realm: LoginRealm, username: string): void {
  setCookie(c, nameOf(realm, config.siteUrl), issueDevice(keys.knownDevice, realm, username), {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: config.siteUrl.startsWith("https:"),
    maxAge: deviceSeconds,
  });
}
