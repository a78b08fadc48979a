import { ApiError, callApi } from "#app/lib/call-api.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { messages } from "#content/messages.ts";

/** The call is given up after this long, in milliseconds (storefront §7). */
export const subscribeTimeoutMs = 8_000;

/** What came of a try: the toast to show, and whether the field may be cleared (subscribed, or waiting on this device). */
export type SubscribeOutcome = { subscribed: boolean; toast: ToastMessage };

/**
 * Subscribes an address to the newsletter (storefront §4, §5, §7, §8). Never throws.
 * @param typed what stands in the field; trimmed before it is sent
 */
export async function subscribeToNewsletter(typed: string): Promise<SubscribeOutcome> {
  const text = messages.subscribe;
  const email = typed.trim();
  if (email === "") return failure(text.requiredTitle, text.required);
  try {
    // Zod comes with the first try, not with the page.
    const { subscribeResponse } = await import("#contract/subscribe.ts");
    await callApi("POST", "/api/subscribe", subscribeResponse, {
      payload: { email },
      credentials: "omit",
      signal: AbortSignal.timeout(subscribeTimeoutMs),
    });
    return { subscribed: true, toast: { title: text.successTitle, description: text.success } };
  } catch (error) {
    if (error instanceof ApiError) return failure(text.failedTitle, error.serverMessage ?? text.failed);
    if (navigator.onLine === false) {
      const saved = await import("./subscribe-later.ts").then((later) => later.subscribeLater(email)).catch(() => null);
      if (saved) return { subscribed: true, toast: saved };
    }
    return failure(text.failedTitle, text.unreachable);
  }
}

function failure(title: string, description: string): SubscribeOutcome {
  return { subscribed: false, toast: { title, description, variant: "destructive" } };
}
