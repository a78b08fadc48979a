import { sendForm } from "#app/forms/send-form.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { contactMessages } from "#content/contact-messages.ts";

/** The server never waits for the mail server, so a slow response is a lost one. */
const timeoutMs = 15_000;

/** Sends the contact form's fields; never throws (docs/behavior/contact.md#toasts). */
export async function sendMessage(
  fields: Readonly<Record<string, string>>,
): Promise<{ sent: boolean; toast: ToastMessage }> {
  const { failed, unexpected, success, successTitle, errorTitle } = contactMessages;
  const { sent, message } = await sendForm("contact", fields, timeoutMs, { failed, unreachable: unexpected });
  if (sent) return { sent, toast: { title: successTitle, description: message || success } };
  return { sent, toast: { title: errorTitle, description: message, variant: "destructive" } };
}
