import type { MDXComponents } from "mdx/types";
import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { policyComponents } from "#app/features/editorial/policies/mdx-components.tsx";
import { policy } from "#app/features/editorial/policies/policies.ts";
import { policyTextId } from "#app/features/editorial/policies/policy-view.tsx";
import { renderMdx } from "#app/static-html/render-mdx.tsx";
import { mdxProps } from "#content/mdx-props.ts";
import type { Services } from "#contract/services.ts";
import { pageData } from "./page-data.ts";

const policies = [
  { path: "/privacy-policy", name: "privacy" },
  { path: "/warranty-policy", name: "warranty" },
  { path: "/return-policy", name: "returns" },
  { path: "/terms", name: "terms" },
] as const;

/** For a loader. @param components the same constant each time @throws Error for a path without a policy */
export function policyData(services: Services, pathname: string, components: MDXComponents = policyComponents) {
  const found = policies.find(({ path }) => path === pathname);
  if (!found) throw new Error(`there is no policy at ${pathname}`);
  const { path, name } = found;
  const { Body, ...head } = policy(name);
  const html = { [policyTextId]: renderMdx(Body, mdxProps, components) };
  return { ...pageData(services, path, html, [breadcrumbs(services.config.siteUrl, [[head.title, path]])]), head };
}
