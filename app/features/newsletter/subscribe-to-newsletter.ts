import { sendForm } from "#app/forms/send-form.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { messages } from "#content/messages.ts";

/** docs/behavior/newsletter.md#form */
const timeoutMs = 8_000;
const text = messages.subscribe;

type Subscribed = {
  readonly subscribed: boolean;
  readonly toast: ToastMessage;
  /** What is wrong with the address, to be shown below its field. */
  readonly problem?: string | undefined;
};

/** Subscribes a typed address; never throws (docs/behavior/newsletter.md#toasts). */
export async function subscribeToNewsletter(typed: string): Promise<Subscribed> {
  const email = typed.trim();
  if (email === "") return failure(text.requiredTitle, text.required);
  const { sent, message, fields } = await sendForm("subscribe", { email }, timeoutMs, text);
  if (!sent) return { ...failure(text.failedTitle, message), problem: fields.email };
  return { subscribed: true, toast: { title: text.successTitle, description: text.success } };
}

const failure = (title: string, description: string) =>
  ({ subscribed: false, toast: { title, description, variant: "destructive" } }) as const;
