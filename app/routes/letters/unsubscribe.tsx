import { LetterLink, letterLinkQuery } from "#app/features/letters/letter-link.tsx";
import { listOfToken, nameOfList } from "#app/features/letters/list-of-token.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { letterPages } from "#content/letters.ts";
import { meta as pages } from "#content/products/meta.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/unsubscribe";

const path = "/unsubscribe";
const { unsubscribe, ...common } = letterPages;

export const handle = { private: true, query: letterLinkQuery } satisfies PageHandle;

export function loader({ context, request }: Route.LoaderArgs) {
  const query = requestQuery(handle.query, request);
  const token = query.get("token") ?? "";
  const { lists: _, ...words } = unsubscribe;
  return {
    page: pages[path],
    siteUrl: context.get(services).config.siteUrl,
    text: { ...words, ...wordsOfFailure, subject: nameOfList(listOfToken(token)) },
    token,
    outcome: query.get("done"),
  };
}

const wordsOfFailure = { broken: common.broken, failed: common.failed, contact: common.contact };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** Where the unsubscribe link of a mail leads (docs/newsletter.md). */
export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const { text, token, outcome } = loaderData;
  return <LetterLink text={text} action="/api/unsubscribe" token={token} outcome={outcome} />;
}
