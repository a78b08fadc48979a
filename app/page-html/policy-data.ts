import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { policyComponents } from "#app/features/editorial/policies/mdx-components.tsx";
import { policyTextId } from "#app/features/editorial/policies/policy-view.tsx";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { policies } from "#app/texts/policies.ts";
import type { Services } from "#contract/services.ts";
import { pageData } from "./page-data.ts";

/** For a loader. @throws Error for a path without a policy */
export function policyData(services: Services, pathname: string) {
  const policy = policies.find(({ path }) => path === pathname);
  if (!policy) throw new Error(`there is no policy at ${pathname}`);
  const { body, path, ...head } = policy;
  const html = renderStaticHtml({ [policyTextId]: body(policyComponents(services.seller)) });
  return { ...pageData(services, path, html, [breadcrumbs(services.config.siteUrl, [[head.title, path]])]), head };
}
