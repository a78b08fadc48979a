import { policyComponents } from "#app/features/policies/mdx-components.tsx";
import { policy } from "#app/features/policies/policies.ts";
import { PolicyView, policyTextId } from "#app/features/policies/policy-view.tsx";
import { breadcrumbs } from "#app/features/structured-data/page.ts";
import { StaticHtml } from "#app/lib/document-parts.tsx";
import { leaveParts } from "#app/lib/leave-parts.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { renderContent } from "#app/lib/render-content.tsx";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { mdxProps } from "#content/mdx-props.ts";
import { meta as pages } from "#content/products/meta.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/privacy-policy";

const path = "/privacy-policy";

export function loader({ context }: Route.LoaderArgs) {
  const { config, documentParts } = context.get(services);
  const { Body, ...head } = policy("privacy");
  const parts = leaveParts(documentParts, {
    [policyTextId]: renderContent(Body, mdxProps, policyComponents),
    [structuredDataId]: structuredData([breadcrumbs(config.siteUrl, [[head.title, path]])]),
  });
  return { page: pages[path], head, parts, siteUrl: config.siteUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** Privacy policy (back-office §2). */
export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { head, parts } = loaderData;
  return (
    <>
      <PolicyView head={head} html={parts[policyTextId]} />
      <StaticHtml id={structuredDataId} html={parts[structuredDataId]} />
    </>
  );
}
