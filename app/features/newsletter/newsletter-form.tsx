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
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const wasSent = usePageQuery().get("subscribed") === "1";

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const focused = event.currentTarget.querySelector<HTMLElement>(":focus");
    setSubmitting(true);
    const { subscribed, toast, problem: found } = await subscribeToNewsletter(field.current?.value ?? "");
    flushSync(() => {
      setSubmitting(false);
      setProblem(found);
    });
    if (found !== undefined) field.current?.focus();
    // The focus was lost when the control was disabled.
    else if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
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
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? `${id}consent` : `${id}problem ${id}consent`}
          className="min-h-11 min-w-0 flex-1 basis-48 rounded-full border border-border-strong bg-raised px-4 text-ink placeholder:text-ink-soft disabled:opacity-60"
        />
        <button type="submit" disabled={submitting} className={buttonClass("primary")}>
          {submitting ? "Subscribing..." : submitLabel}
        </button>
      </div>
      {problem === undefined ? null : (
        <p id={`${id}problem`} className="font-medium text-danger">
          {problem}
        </p>
      )}
      <p id={`${id}consent`} className="text-sm text-ink-soft">
        {newsletterConsent.text}
      </p>
      {wasSent ? (
        <p className="text-success" role="status">
          {messages.subscribe.successTitle} {messages.subscribe.success}
        </p>
      ) : null}
    </form>
  );
}
