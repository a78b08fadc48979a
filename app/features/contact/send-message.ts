import { sendForm } from "#app/forms/send-form.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { contactMessages as text } from "#content/contact-messages.ts";

/** The server never waits for the mail server, so a slow response is a lost one. */
const timeoutMs = 15_000;

/** Sends the contact form's fields; never throws (docs/behavior/contact.md#toasts). */
export async function sendMessage(
  fields: Readonly<Record<string, string>>,
): Promise<{ sent: boolean; toast: ToastMessage }> {
  const say = { failed: text.failed, unreachable: text.unexpected };
  const { sent, message } = await sendForm("contact", fields, timeoutMs, say);
  if (sent) return { sent, toast: { title: text.successTitle, description: message || text.success } };
  return { sent, toast: { title: text.errorTitle, description: message, variant: "destructive" } };
}
