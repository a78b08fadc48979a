import { sendToApi } from "#app/lib/call-api.ts";
import { currentConsent } from "#app/lib/consent.ts";
import { scrubSearchText } from "#contract/scrub-search-text.ts";

const sent = new Set<string>();

/**
 * Reports a search that found nothing: with consent, once a page, without what may say who somebody is. Never throws.
 */
export async function sendUnansweredSearch(typed: string): Promise<void> {
  const text = scrubSearchText(typed);
  if (text === null || currentConsent() !== "granted" || sent.has(text)) return;
  sent.add(text);
  const options = { payload: { text }, credentials: "omit" } as const;
  await sendToApi("POST", "/api/unanswered-search", options).catch(() => undefined);
}
