import { type Sent, sendForm } from "#app/forms/send-form.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { contactMessages } from "#content/contact-messages.ts";

/** The server never waits for the mail server, so a slow response is a lost one. */
const timeoutMs = 15_000;

/** Sends the contact form's fields; never throws (docs/behavior/contact.md#toasts). */
export async function sendMessage(
  fields: Readonly<Record<string, string>>,
): Promise<{ sent: boolean; toast: ToastMessage; fields: Sent["fields"] }> {
  const { failed, unexpected, success, successTitle, errorTitle } = contactMessages;
  const {
    sent,
    message,
    fields: problems,
  } = await sendForm("contact", fields, timeoutMs, { failed, unreachable: unexpected });
  if (sent) return { sent, toast: { title: successTitle, description: message || success }, fields: problems };
  return { sent, toast: { title: errorTitle, description: message, variant: "destructive" }, fields: problems };
}
