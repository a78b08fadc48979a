import { LetterLink } from "#app/features/letters/letter-link.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { letterPages } from "#content/letters.ts";
import { meta as pages } from "#content/products/meta.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/confirm";

const path = "/confirm";

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { confirm, broken, failed, contact } = letterPages;
  return {
    page: pages[path],
    siteUrl: context.get(services).config.siteUrl,
    text: { ...confirm, subject: null, broken, failed, contact },
    token: searchParams.get("token") ?? "",
    outcome: searchParams.get("done"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** Where the link of the mail that asks for a confirmation leads (DOUBLE_OPT_IN, docs/newsletter.md). */
export default function Confirm({ loaderData }: Route.ComponentProps) {
  const { text, token, outcome } = loaderData;
  return <LetterLink text={text} action="/api/confirm-subscription" token={token} outcome={outcome} />;
}
