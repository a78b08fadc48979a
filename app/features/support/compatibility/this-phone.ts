import type { PhoneChoice } from "./rules.ts";

/** A phone as detected by the browser; the version is null where it is hidden. */
export type KnownPhone = { readonly phone: PhoneChoice; readonly version: string | null };

/**
 * Reads a User-Agent. Android browsers that have stopped telling the version all say "Android 10; K", so that one
 * counts as unknown. Safari's stands still at 18.6 from iOS 26 on, which changes no answer.
 * @returns null for anything that isn't a phone, tablets and computers among them
 */
export function phoneFromUserAgent(userAgent: string): KnownPhone | null {
  const ios = /\biPhone; CPU iPhone OS (\d+)(?:_(\d+))?/.exec(userAgent);
  if (ios) return { phone: "iphone", version: ios[2] ? `${ios[1]}.${ios[2]}` : (ios[1] ?? null) };
  if (/\bAndroid 10; K\)/.test(userAgent)) return { phone: "android", version: null };
  const android = /\bAndroid (\d+(?:\.\d+)?)\b.*\bMobile\b/.exec(userAgent);
  return android ? { phone: "android", version: android[1] ?? null } : null;
}

/** Reads the client hints, which know what the User-Agent hides. @returns null where they are no Android phone's */
export function phoneFromHints(platform: string, platformVersion: string): KnownPhone | null {
  if (platform !== "Android") return null;
  const [, version] = /^(\d+(?:\.\d+)?)/.exec(platformVersion) ?? [];
  return { phone: "android", version: version?.replace(/\.0$/, "") ?? null };
}

type Hints = { readonly mobile: boolean; getHighEntropyValues(names: readonly string[]): Promise<unknown> };

function hintsOf(browser: object): Hints | null {
  if (!("userAgentData" in browser)) return null;
  const data = browser.userAgentData;
  if (typeof data !== "object" || data === null || !("getHighEntropyValues" in data) || !("mobile" in data))
    return null;
  const ask = data.getHighEntropyValues;
  if (typeof ask !== "function" || data.mobile !== true) return null;
  return { mobile: true, getHighEntropyValues: async (names) => ask.call(data, names) };
}

/**
 * Detects this phone. Runs in the browser only, so that the page is the same for everybody and can be cached. Never
 * throws.
 * @param browser `navigator`
 * @returns null where it isn't a phone or doesn't say
 */
export async function thisPhone(browser: { readonly userAgent: string }): Promise<KnownPhone | null> {
  const said = phoneFromUserAgent(browser.userAgent);
  try {
    const values = await hintsOf(browser)?.getHighEntropyValues(["platformVersion"]);
    if (typeof values !== "object" || values === null) return said;
    if (!("platform" in values) || !("platformVersion" in values)) return said;
    return phoneFromHints(String(values.platform), String(values.platformVersion)) ?? said;
  } catch {
    return said;
  }
}
