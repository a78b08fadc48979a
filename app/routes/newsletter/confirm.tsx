import { campaignLinkQuery, SubscriptionLink } from "#app/features/newsletter/subscription-link.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { subscriptionPages } from "#content/newsletter.ts";
import { meta as pages } from "#content/products/meta.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/confirm";

const path = "/confirm";

export const handle = { private: true, query: campaignLinkQuery } satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  const query = requestQuery(handle.query, url);
  const { confirm, broken, failed, contact } = subscriptionPages;
  return {
    page: pages[path],
    siteUrl: context.get(servicesContext).config.siteUrl,
    text: { ...confirm, subject: null, broken, failed, contact },
    token: query.get("token") ?? "",
    outcome: query.get("done"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** Linked by the mail that asks for a confirmation (DOUBLE_OPT_IN, docs/newsletter.md). */
export default function Confirm({ loaderData }: Route.ComponentProps) {
  const { text, token, outcome } = loaderData;
  return <SubscriptionLink text={text} action="/api/confirm-subscription" token={token} outcome={outcome} />;
}
