import { mailingListName, mailingListOfToken } from "#app/features/newsletter/list-of-token.ts";
import { SubscriptionLink } from "#app/features/newsletter/subscription-link.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { subscriptionPages } from "#content/newsletter.ts";
import { freeText, oneOf } from "#contract/page-query.ts";
import { servicesContext } from "#contract/services.ts";
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
    ...pageData(context.get(servicesContext), leaves ? "/unsubscribe" : "/confirm"),
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

/** Linked by mails: to leave a list, and to confirm a subscription (DOUBLE_OPT_IN, docs/newsletter.md). */
export default function Subscription({ loaderData: { text, action, token, outcome } }: Route.ComponentProps) {
  return <SubscriptionLink text={text} action={action} token={token} outcome={outcome} />;
}
