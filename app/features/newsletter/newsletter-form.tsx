import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { newsletterConsent } from "#content/consent.ts";
import { messages } from "#content/messages.ts";
import { subscribeToNewsletter } from "./subscribe-to-newsletter.ts";

/** Before script runs it posts as a plain form and returns with `?subscribed=` (docs/behavior/newsletter.md#form). */
export function NewsletterForm({ submitLabel = "Subscribe" }: { submitLabel?: string }) {
  // Uncontrolled, so that input typed before hydration stays.
  const field = useRef<HTMLInputElement>(null);
  const [submitting, setSubmitting] = useState(false);
  const id = useId();
  const outcome = usePageQuery().get("subscribed");

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const focused = event.currentTarget.querySelector<HTMLElement>(":focus");
    setSubmitting(true);
    const { subscribed, toast } = await subscribeToNewsletter(field.current?.value ?? "");
    flushSync(() => setSubmitting(false));
    // The focus was lost when the control was disabled.
    if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
    if (subscribed && field.current) field.current.value = "";
    showToast(toast);
  }

  return (
    <form action="/api/subscribe" method="post" onSubmit={onSubmit} className="flex flex-col gap-2">
      <label htmlFor={id} className="font-medium">
        Email address
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder="name@example.com"
          maxLength={254}
          disabled={submitting}
          aria-describedby={`${id}consent`}
          className="min-h-11 min-w-0 flex-1 basis-48 rounded-full border border-border-strong bg-raised px-4 text-ink placeholder:text-ink-soft disabled:opacity-60"
        />
        <button type="submit" disabled={submitting} className={buttonClass("primary")}>
          {submitting ? "Subscribing..." : submitLabel}
        </button>
      </div>
      <p id={`${id}consent`} className="text-sm text-ink-soft">
        {newsletterConsent.text}
      </p>
      {outcome === "1" ? (
        <p className="text-success" role="status">
          {messages.subscribe.successTitle} {messages.subscribe.success}
        </p>
      ) : null}
      {outcome === "invalid" || outcome === "failed" ? (
        <p className="text-danger" role="alert">
          {messages.subscribe[outcome]}
        </p>
      ) : null}
    </form>
  );
}
