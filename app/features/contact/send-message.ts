import { ApiError, callApi } from "#app/lib/call-api.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { contactMessages } from "#content/contact-messages.ts";

/** The server never waits for the mail server, so a slow response is a lost one. */
export const sendTimeoutMs = 15_000;

/** A message that waits on this device for a network isn't sent yet. */
export type SendOutcome = { sent: boolean; toast: ToastMessage };

/** Sends the contact form's fields; never throws (docs/behavior/contact.md#toasts). */
export async function sendMessage(fields: Readonly<Record<string, string>>): Promise<SendOutcome> {
  const text = contactMessages;
  try {
    // Zod is imported with the first submit, not with the page.
    const { doneResponse } = await import("#contract/done-response.ts");
    const response = await callApi("POST", "/api/contact", doneResponse, {
      payload: fields,
      credentials: "omit",
      signal: AbortSignal.timeout(sendTimeoutMs),
    });
    return { sent: true, toast: { title: text.successTitle, description: response.message || text.success } };
  } catch (error) {
    if (error instanceof ApiError) return failure(error.serverMessage ?? text.failed);
    const { unexpected } = text;
    if (navigator.onLine !== false) return failure(unexpected);
    const saved = await import("./send-later.ts").then(({ sendLater }) => sendLater(fields)).catch(() => null);
    return failure(saved === null ? unexpected : `${unexpected} ${saved}`);
  }
}

function failure(description: string): SendOutcome {
  return { sent: false, toast: { title: contactMessages.errorTitle, description, variant: "destructive" } };
}
