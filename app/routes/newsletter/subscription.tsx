import { mailingListName, mailingListOfToken } from "#app/features/newsletter/list-of-token.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { subscriptionPages } from "#content/newsletter.ts";
import { freeText, oneOf } from "#contract/page-query.ts";
import type { Route } from "./+types/subscription";

export const handle = {
  private: true,
  query: { token: freeText(1000), done: oneOf("1", "invalid", "failed") },
} satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  const query = requestQuery(handle.query, url);
  const token = query.get("token") ?? "";
  const { confirm, unsubscribe, lists, ...whenItFails } = subscriptionPages;
  const leaves = url.pathname === "/unsubscribe";
  return {
    ...pageData(context, leaves ? "/unsubscribe" : "/confirm"),
    text: {
      ...whenItFails,
      ...(leaves ? unsubscribe : confirm),
      subject: leaves ? mailingListName(mailingListOfToken(token)) : null,
    },
    action: leaves ? "/api/unsubscribe" : "/api/confirm-subscription",
    token,
    outcome: query.get("done"),
  };
}

export const meta = pageHead;

/**
 * Linked by mails: to leave a list, and to confirm a subscription (DOUBLE_OPT_IN, docs/newsletter.md). A plain form with
 * one button: opening the page changes nothing, because mail scanners open links too.
 */
export default function Subscription({ loaderData: { text, action, token, outcome } }: Route.ComponentProps) {
  return (
    <section className="wrap grid min-h-[60vh] content-center py-16">
      <div className="max-w-xl">
        <h1 className="text-title">{text.title}</h1>
        {outcome === "1" ? (
          <div role="status" className="mt-6">
            <p className="text-lg">{text.done}</p>
            <p className="mt-2 text-ink-soft">{text.again}</p>
          </div>
        ) : null}
        {outcome === null && token !== "" ? (
          <form action={action} method="post" className="mt-6">
            <p className="text-lg">
              <span>{text.ask}</span> {text.subject ? <strong>{`${text.subject}.`}</strong> : null}
            </p>
            <input type="hidden" name="token" value={token} />
            <button type="submit" className={buttonClass("primary", "mt-8")}>
              {text.button}
            </button>
          </form>
        ) : null}
        {outcome !== "1" && (outcome !== null || token === "") ? (
          <div role="alert" className="mt-6">
            <p className="text-lg">{outcome === "failed" ? text.failed : text.broken}</p>
            <p className="mt-6">
              <PageLink to="/contact" className="link-line">
                {text.contact}
              </PageLink>
            </p>
          </div>
        ) : null}
      </div>
    </section>
  );
}
