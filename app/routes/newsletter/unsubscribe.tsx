import { mailingListName, mailingListOfToken } from "#app/features/newsletter/list-of-token.ts";
import { campaignLinkQuery, SubscriptionLink } from "#app/features/newsletter/subscription-link.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { subscriptionPages } from "#content/newsletter.ts";
import { meta as pages } from "#content/products/meta.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/unsubscribe";

const path = "/unsubscribe";
const { unsubscribe, ...common } = subscriptionPages;

export const handle = { private: true, query: campaignLinkQuery } satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  const query = requestQuery(handle.query, url);
  const token = query.get("token") ?? "";
  const { lists: _, ...words } = unsubscribe;
  return {
    page: pages[path],
    siteUrl: context.get(servicesContext).config.siteUrl,
    text: { ...words, ...wordsOfFailure, subject: mailingListName(mailingListOfToken(token)) },
    token,
    outcome: query.get("done"),
  };
}

const wordsOfFailure = { broken: common.broken, failed: common.failed, contact: common.contact };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** docs/newsletter.md */
export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const { text, token, outcome } = loaderData;
  return <SubscriptionLink text={text} action="/api/unsubscribe" token={token} outcome={outcome} />;
}
