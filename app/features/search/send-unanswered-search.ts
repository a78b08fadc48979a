import { sendToApi } from "#app/lib/call-api.ts";
import { currentConsent } from "#app/lib/consent.ts";
import { scrubSearchText } from "#contract/scrub-search-text.ts";

const sent = new Set<string>();

/**
 * Tells the shop's own server which search found nothing; fetched when that happens, never with the page. Nothing is sent
 * without the visitor's yes, and the same words once a page; what may say who somebody is is cut out before. Never throws:
 * nobody waits for it.
 */
export async function sendUnansweredSearch(typed: string): Promise<void> {
  const text = scrubSearchText(typed);
  if (text === null || currentConsent() !== "granted" || sent.has(text)) return;
  sent.add(text);
  await sendToApi("POST", "/api/unanswered-search", {
    payload: { text },
    credentials: "omit",
  }).catch(() => undefined);
}
