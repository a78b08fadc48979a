import { callApi } from "./call-api.ts";
import { currentConsent } from "./consent.ts";

const sent = new Set<string>();
const unread = { parse: () => undefined };

/**
 * Tells the shop's own server what was looked for in vain; fetched when that happens, never with the page. Nothing is sent
 * without the visitor's yes, and the same words once a page. Never throws: nobody waits for it.
 * @param scrub takes away what may say who somebody is; null sends nothing
 */
export async function sendGap(
  kind: "question" | "search",
  typed: string,
  scrub: (typed: string) => string | null,
): Promise<void> {
  const text = scrub(typed);
  if (text === null || currentConsent() !== "granted" || sent.has(`${kind} ${text}`)) return;
  sent.add(`${kind} ${text}`);
  await callApi("POST", "/api/gap", unread, { payload: { kind, text }, credentials: "omit" }).catch(() => undefined);
}
