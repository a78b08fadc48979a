import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { orNotFound, pageData } from "#app/page-html/page-data.ts";
import { servicesContext } from "#app/services-context.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Textarea, TextField } from "#app/ui/fields.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { momentInUtc, withdrawalPage as text } from "#content/withdrawal.ts";
import { freeText } from "#contract/page-query.ts";
import type { Route } from "./+types/withdrawal";

export const handle = {
  private: true,
  query: { receipt: freeText(100) },
} satisfies PageHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  orNotFound(services.config.sellsInEu);
  const query = requestQuery(handle.query, url);
  const code = query.get("receipt");
  const found = code === null ? null : await services.withdrawalReceipt(code);
  const { support } = services.config.emails;
  return {
    ...pageData(context, "/withdrawal"),
    // A sentence that a function makes doesn't travel to the browser.
    text: { ...text, to: text.to(support, services.config.place), otherWay: text.otherWay(support) },
    stored: found ? { ...found, moment: momentInUtc(found.at) } : null,
  };
}

export const meta = pageHead;

/** Only where the shop sells in the European Union (docs/law.md). */
export default function Withdrawal({ loaderData: { text, stored } }: Route.ComponentProps) {
  return (
    <article className="wrap py-10 lg:py-16">
      {stored ? <Receipt text={text.receipt} stored={stored} /> : <WithdrawalForm text={text} />}
    </article>
  );
}

type Data = Route.ComponentProps["loaderData"];

/** Needs no script (docs/law.md). One that is refused is drawn again by the server, with what was typed. */
function WithdrawalForm({ text }: Pick<Data, "text">) {
  return (
    <div className="max-w-2xl">
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-4 text-lg text-ink-soft">{text.lead}</p>
      <p className="mt-4 text-ink-soft">
        <LinkedText {...text.more} />
      </p>
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
          <LinkedText {...text.privacy} />
        </p>
        <button type="submit" className={buttonClass("primary", "justify-self-start")}>
          {text.submit}
        </button>
      </form>
    </div>
  );
}

/** Date and time in UTC, the code, and for the browser that sent it everything that was sent. */
function Receipt({ text, stored }: { text: Data["text"]["receipt"]; stored: NonNullable<Data["stored"]> }) {
  return (
    <div id="outcome" role="status" className="max-w-2xl">
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-6 text-lg">
        <span>{text.text}</span> <time dateTime={stored.at}>{stored.moment}</time>.
      </p>
      <p className="mt-4">{stored.mailed ? text.mail.queued : text.mail.withheld}</p>
      <p className="mt-6 text-ink-soft">
        <span>{text.number}</span> <span className="figure-mono break-all">{stored.receipt}</span>
      </p>
      {stored.declaration === null ? null : (
        <section aria-labelledby="declared" className="mt-10">
          <h2 id="declared" className="text-2xl">
            {text.declared}
          </h2>
          <p className="mt-2">{text.keep}</p>
          <p className="mt-4 rounded-2xl border border-border bg-wash p-5 wrap-anywhere whitespace-pre-line">
            {stored.declaration}
          </p>
        </section>
      )}
    </div>
  );
}
