import { sendForm } from "#app/forms/send-form.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { messages } from "#content/messages.ts";

/** docs/behavior/newsletter.md#form */
const timeoutMs = 8_000;
const text = messages.subscribe;

/** Subscribes a typed address; never throws (docs/behavior/newsletter.md#toasts). */
export async function subscribeToNewsletter(typed: string): Promise<{ subscribed: boolean; toast: ToastMessage }> {
  const email = typed.trim();
  if (email === "") return failure(text.requiredTitle, text.required);
  const { sent, message } = await sendForm("subscribe", { email }, timeoutMs, text);
  if (!sent) return failure(text.failedTitle, message);
  return { subscribed: true, toast: { title: text.successTitle, description: text.success } };
}

const failure = (title: string, description: string) =>
  ({ subscribed: false, toast: { title, description, variant: "destructive" } }) as const;
