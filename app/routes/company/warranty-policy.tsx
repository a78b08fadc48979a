import { policyComponents } from "#app/features/policies/mdx-components.tsx";
import { policy } from "#app/features/policies/policies.ts";
import { PolicyView, policyTextId } from "#app/features/policies/policy-view.tsx";
import { leaveParts } from "#app/lib/leave-parts.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { renderContent } from "#app/lib/render-content.tsx";
import { mdxProps } from "#content/mdx-props.ts";
import { meta as pages } from "#content/products/meta.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/warranty-policy";

const path = "/warranty-policy";

export function loader({ context }: Route.LoaderArgs) {
  const { config, documentParts } = context.get(services);
  const { Body, ...head } = policy("warranty");
  const parts = leaveParts(documentParts, { [policyTextId]: renderContent(Body, mdxProps, policyComponents) });
  return { head, parts, siteUrl: config.siteUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(pages[path], path, loaderData?.siteUrl);

/** Warranty policy (back-office §2). */
export default function WarrantyPolicy({ loaderData }: Route.ComponentProps) {
  return <PolicyView head={loaderData.head} html={loaderData.parts[policyTextId]} />;
}
