import { campaignLinkQuery, SubscriptionLink } from "#app/features/newsletter/subscription-link.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { subscriptionPages } from "#content/newsletter.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/confirm";

export const handle = { private: true, query: campaignLinkQuery } satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  const query = requestQuery(handle.query, url);
  const { confirm, broken, failed, contact } = subscriptionPages;
  return {
    ...pageData(context.get(servicesContext), "/confirm"),
    text: { ...confirm, subject: null, broken, failed, contact },
    token: query.get("token") ?? "",
    outcome: query.get("done"),
  };
}

export const meta = pageHead;

/** Linked by the mail that asks for a confirmation (DOUBLE_OPT_IN, docs/newsletter.md). */
export default function Confirm({ loaderData }: Route.ComponentProps) {
  const { text, token, outcome } = loaderData;
  return <SubscriptionLink text={text} action="/api/confirm-subscription" token={token} outcome={outcome} />;
}
