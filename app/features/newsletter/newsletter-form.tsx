import { type FormEvent, useId, useRef, useState } from "react";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { Button } from "#app/ui/button.tsx";
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
    setSubmitting(true);
    const { subscribed, toast, problem: found } = await subscribeToNewsletter(field.current?.value ?? "");
    setSubmitting(false);
    setProblem(found);
    if (found !== undefined) field.current?.focus();
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
          // Not disabled: that would take the focus away.
          readOnly={submitting}
          aria-disabled={submitting || undefined}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? `${id}consent` : `${id}problem ${id}consent`}
          className="min-h-11 min-w-0 flex-1 basis-48 rounded-full border border-border-strong bg-raised px-4 text-ink placeholder:text-ink-soft aria-disabled:opacity-60"
        />
        <Button type="submit" busy={submitting}>
          {submitting ? "Subscribing..." : submitLabel}
        </Button>
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
