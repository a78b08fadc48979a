import type { PhoneSystem } from "#content/compatibility/texts.ts";

/** The version is null where it is hidden. */
export type KnownPhone = { readonly phone: Exclude<PhoneSystem, "other">; readonly version: string | null };

/**
 * Null for anything but a phone. "Android 10; K" is what browsers that hide the version say; Safari's stays 18.6 from
 * iOS 26 on, which changes no answer.
 */
export function phoneFromUserAgent(userAgent: string): KnownPhone | null {
  const ios = /\biPhone; CPU iPhone OS (\d+)(?:_(\d+))?/.exec(userAgent);
  if (ios) return { phone: "iphone", version: ios[2] ? `${ios[1]}.${ios[2]}` : (ios[1] ?? null) };
  if (/\bAndroid 10; K\)/.test(userAgent)) return { phone: "android", version: null };
  const android = /\bAndroid (\d+(?:\.\d+)?)\b.*\bMobile\b/.exec(userAgent);
  return android ? { phone: "android", version: android[1] ?? null } : null;
}

/** The client hints know what the User-Agent hides; null for anything but an Android phone. */
export function phoneFromHints(platform: string, platformVersion: string): KnownPhone | null {
  if (platform !== "Android") return null;
  const [, version] = /^(\d+(?:\.\d+)?)/.exec(platformVersion) ?? [];
  return { phone: "android", version: version?.replace(/\.0$/, "") ?? null };
}

/** In the browser only, so that the page can be cached. Never throws; null where it isn't a phone or doesn't say. */
export async function thisPhone(browser: { readonly userAgent: string }): Promise<KnownPhone | null> {
  const byUserAgent = phoneFromUserAgent(browser.userAgent);
  try {
    // Not every browser has the hints, and TypeScript knows none: whatever they say may be missing.
    const hints = Reflect.get(browser, "userAgentData");
    if (hints?.mobile !== true) return byUserAgent;
    const { platform, platformVersion } = await hints.getHighEntropyValues(["platformVersion"]);
    if (typeof platform !== "string" || typeof platformVersion !== "string") return byUserAgent;
    return phoneFromHints(platform, platformVersion) ?? byUserAgent;
  } catch {
    return byUserAgent;
  }
}
