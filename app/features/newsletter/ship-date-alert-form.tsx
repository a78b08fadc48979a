import { type FormEvent, useId, useState } from "react";
import { sendForm } from "#app/forms/send-form.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { Button } from "#app/ui/button.tsx";
import type { ShipDateAlertText } from "#content/newsletter.ts";
import { oneOf } from "#contract/page-query.ts";

export const shipNoticeQuery = { noted: oneOf("1") };

const timeoutMs = 8_000;
type State = "idle" | "sending" | "done" | { readonly failed: string; readonly isAddress: boolean };

/** Before script runs it posts as a plain form and comes back to the page with `?noted=`. */
export function ShipDateAlertForm({ product, text }: { product: string; text: ShipDateAlertText }) {
  const query = usePageQuery();
  const [state, setState] = useState<State>(query.get("noted") === "1" ? "done" : "idle");
  const id = useId();

  const isWrong = typeof state === "object" && state.isAddress;

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
    setState("sending");
    const say = { failed: text.failed, unreachable: text.failed };
    const { sent, message, fields } = await sendForm("ship-date-alert", { email, product }, timeoutMs, say);
    setState(sent ? "done" : { failed: fields.email ?? message, isAddress: fields.email !== undefined });
  }

  return (
    <section
      id="ship-date-alert"
      aria-labelledby={`${id}title`}
      className="mt-6 scroll-mt-24 border-t border-border pt-5"
    >
      <h2 id={`${id}title`} className="text-lg font-semibold">
        {text.title}
      </h2>
      {state === "done" ? (
        <p role="status" className="mt-2 text-success">
          {text.done}
        </p>
      ) : (
        <form action="/api/ship-date-alert" method="post" onSubmit={onSubmit} className="mt-2">
          <input type="hidden" name="product" value={product} />
          <label htmlFor={id} className="mb-1.5 block font-medium">
            {text.email}
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              id={id}
              type="email"
              name="email"
              required
              autoComplete="email"
              maxLength={254}
              readOnly={state === "sending"}
              aria-invalid={isWrong ? true : undefined}
              aria-describedby={isWrong ? `${id}problem ${id}consent` : `${id}consent`}
              className="min-h-11 min-w-0 flex-1 basis-48 rounded-full border border-border-strong bg-raised px-4 text-ink"
            />
            <Button type="submit" variant="secondary" busy={state === "sending"}>
              {state === "sending" ? text.sending : text.button}
            </Button>
          </div>
          {typeof state === "object" ? (
            <p id={`${id}problem`} role="alert" className="mt-2 text-danger">
              {state.failed}
            </p>
          ) : null}
          <p id={`${id}consent`} className="mt-2 text-sm text-ink-soft">
            {text.consent}
          </p>
        </form>
      )}
    </section>
  );
}
