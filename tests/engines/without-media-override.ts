import type { Browser } from "@playwright/test";

function objectIn(holder: unknown, key: string): unknown {
  return (typeof holder === "object" || typeof holder === "function") && holder !== null
    ? Reflect.get(holder, key)
    : undefined;
}

/**
 * Lets Playwright open pages in a Firefox that doesn't know `emulation.setMediaFeaturesOverride` yet (ESR 153): Playwright 1.65
 * sends it for each context, and gives the context up when it is refused. All other commands go through as they are.
 * @throws Error where Playwright has changed inside
 */
export function withoutMediaOverride(browser: Browser): Browser {
  const connection = objectIn(browser, "_connection");
  const toImpl = objectIn(connection, "toImpl");
  const server: unknown = typeof toImpl === "function" ? Reflect.apply(toImpl, connection, [browser]) : undefined;
  const session = objectIn(server, "_browserSession");
  const sessions: unknown =
    typeof session === "object" && session !== null ? Object.getPrototypeOf(session) : undefined;
  const send = objectIn(sessions, "send");
  if (typeof send !== "function" || typeof sessions !== "object" || sessions === null)
    throw new Error("Playwright's connection to Firefox has changed: see tests/engines/without-media-override.ts.");
  Reflect.set(sessions, "send", function (this: unknown, method: string, ...rest: readonly unknown[]) {
    if (method === "emulation.setMediaFeaturesOverride") return Promise.resolve({});
    return Reflect.apply(send, this, [method, ...rest]);
  });
  return browser;
}
