import { LetterLink, letterLinkQuery } from "#app/features/letters/letter-link.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { letterPages } from "#content/letters.ts";
import { meta as pages } from "#content/products/meta.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/confirm";

const path = "/confirm";

export const handle = { private: true, query: letterLinkQuery } satisfies PageHandle;

export function loader({ context, request }: Route.LoaderArgs) {
  const query = requestQuery(handle.query, request);
  const { confirm, broken, failed, contact } = letterPages;
  return {
    page: pages[path],
    siteUrl: context.get(services).config.siteUrl,
    text: { ...confirm, subject: null, broken, failed, contact },
    token: query.get("token") ?? "",
    outcome: query.get("done"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** Where the link of the mail that asks for a confirmation leads (DOUBLE_OPT_IN, docs/newsletter.md). */
export default function Confirm({ loaderData }: Route.ComponentProps) {
  const { text, token, outcome } = loaderData;
  return <LetterLink text={text} action="/api/confirm-subscription" token={token} outcome={outcome} />;
}
