import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { withdrawalPage } from "#content/withdrawal.ts";
import type { WithdrawalReceipt } from "#contract/services.ts";

type Text = typeof withdrawalPage;

/** Needs no script (docs/law.md). @param complaint error of the last attempt */
export function WithdrawalForm({ text, complaint }: { text: Text; complaint: string | null }) {
  return (
    <div className="max-w-2xl">
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-4 text-lg text-ink-soft">{text.lead}</p>
      <p className="mt-4 text-ink-soft">
        {text.more.text}{" "}
        <Link to={text.more.link.href} className="link-line">
          {text.more.link.label}
        </Link>
      </p>
      {complaint ? (
        <p id="outcome" role="alert" className="mt-8 text-danger">
          {complaint}
        </p>
      ) : null}
      <form
        action="/api/withdrawal"
        method="post"
        className="mt-10 grid gap-5 rounded-3xl border border-border bg-wash p-6 sm:p-8"
      >
        <p className="break-words text-ink-soft">{text.to}</p>
        <p className="text-lg">{text.statement}</p>
        <Textarea label={text.items} hint={text.itemsHint} name="items" required rows={3} maxLength={1000} />
        <TextField label={text.orderNumber} name="orderNumber" required maxLength={60} autoComplete="off" />
        <TextField label={text.name} name="name" required maxLength={100} autoComplete="name" />
        <TextField label={text.email} name="email" type="email" required maxLength={254} autoComplete="email" />
        <Textarea label={text.message} name="message" rows={4} maxLength={5000} />
        <p className="text-base text-ink-soft">
          {text.privacy.text}{" "}
          <Link to={text.privacy.link.href} className="link-line">
            {text.privacy.link.label}
          </Link>
        </p>
        <button type="submit" className={buttonClass("primary", "justify-self-start")}>
          {text.submit}
        </button>
      </form>
    </div>
  );
}

/** Date and time in UTC, the code, and for the browser that sent it everything that was sent. */
export function WithdrawalReceiptView({
  text,
  stored,
}: {
  text: Text;
  stored: WithdrawalReceipt & { readonly moment: string };
}) {
  const { receipt } = text;
  return (
    <div id="outcome" role="status" className="max-w-2xl">
      <h1 className="text-title">{receipt.title}</h1>
      <p className="mt-6 text-lg">
        {receipt.text} <time dateTime={stored.at}>{stored.moment}</time>.
      </p>
      <p className="mt-4">{stored.mailed ? receipt.mail.queued : receipt.mail.withheld}</p>
      <p className="mt-6 text-ink-soft">
        {receipt.number} <span className="figure-mono break-all">{stored.receipt}</span>
      </p>
      {stored.declaration === null ? null : (
        <section aria-labelledby="declared" className="mt-10">
          <h2 id="declared" className="text-2xl">
            {receipt.declared}
          </h2>
          <p className="mt-2">{receipt.keep}</p>
          <p className="mt-4 rounded-2xl border border-border bg-wash p-5 wrap-anywhere whitespace-pre-line">
            {stored.declaration}
          </p>
        </section>
      )}
    </div>
  );
}
