import { mailingListName, mailingListOfToken } from "#app/features/newsletter/list-of-token.ts";
import { campaignLinkQuery, SubscriptionLink } from "#app/features/newsletter/subscription-link.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { subscriptionPages } from "#content/newsletter.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/unsubscribe";

const { unsubscribe, ...common } = subscriptionPages;

export const handle = { private: true, query: campaignLinkQuery } satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  const query = requestQuery(handle.query, url);
  const token = query.get("token") ?? "";
  const { lists: _, ...words } = unsubscribe;
  return {
    ...pageData(context.get(servicesContext), "/unsubscribe"),
    text: { ...words, ...wordsOfFailure, subject: mailingListName(mailingListOfToken(token)) },
    token,
    outcome: query.get("done"),
  };
}

const wordsOfFailure = { broken: common.broken, failed: common.failed, contact: common.contact };

export const meta = pageHead;

/** docs/newsletter.md */
export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const { text, token, outcome } = loaderData;
  return <SubscriptionLink text={text} action="/api/unsubscribe" token={token} outcome={outcome} />;
}
