import type { MDXComponents } from "mdx/types";
import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { policyComponents } from "#app/features/editorial/policies/mdx-components.tsx";
import { type PolicyName, policy } from "#app/features/editorial/policies/policies.ts";
import { policyTextId } from "#app/features/editorial/policies/policy-view.tsx";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderMdx } from "#app/static-html/render-mdx.tsx";
import { mdxProps } from "#content/mdx-props.ts";
import { type MetaRoute, meta as pages } from "#content/products/meta.ts";
import type { Services } from "#contract/services.ts";

/**
 * What the page of a policy needs. For loaders only: the text stays on the server.
 * @param components the elements that its text names; the same constant each time
 */
export function policyData(
  { config, staticHtml }: Services,
  name: PolicyName,
  path: MetaRoute,
  components: MDXComponents = policyComponents,
) {
  const { Body, ...head } = policy(name);
  const parts = provideStaticHtml(staticHtml, {
    [policyTextId]: renderMdx(Body, mdxProps, components),
    [structuredDataId]: structuredData([breadcrumbs(config.siteUrl, [[head.title, path]])]),
  });
  return { page: pages[path], head, parts, siteUrl: config.siteUrl };
}
