import { ApiError, callApi } from "#app/lib/call-api.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { messages } from "#content/messages.ts";

/** docs/behavior/newsletter.md#form */
export const subscribeTimeoutMs = 8_000;

/** An address that waits on this device for a network isn't subscribed yet. */
export type SubscribeOutcome = { subscribed: boolean; toast: ToastMessage };

/** Subscribes a typed address; never throws (docs/behavior/newsletter.md#toasts). */
export async function subscribeToNewsletter(typed: string): Promise<SubscribeOutcome> {
  const text = messages.subscribe;
  const email = typed.trim();
  if (email === "") return failure(text.requiredTitle, text.required);
  try {
    // Zod is imported with the first submit, not with the page.
    const { doneResponse } = await import("#contract/done-response.ts");
    await callApi("POST", "/api/subscribe", doneResponse, {
      payload: { email },
      credentials: "omit",
      signal: AbortSignal.timeout(subscribeTimeoutMs),
    });
    return { subscribed: true, toast: { title: text.successTitle, description: text.success } };
  } catch (error) {
    if (error instanceof ApiError) return failure(text.failedTitle, error.serverMessage ?? text.failed);
    const { failedTitle, unreachable } = text;
    if (navigator.onLine !== false) return failure(failedTitle, unreachable);
    const saved = await import("./subscribe-later.ts").then((later) => later.subscribeLater(email)).catch(() => null);
    return failure(failedTitle, saved === null ? unreachable : `${unreachable} ${saved}`);
  }
}

function failure(title: string, description: string): SubscribeOutcome {
  return { subscribed: false, toast: { title, description, variant: "destructive" } };
}
