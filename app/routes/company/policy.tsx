import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { PolicyArticle } from "#app/features/editorial/policy-article.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { policyHtml } from "#app/page-html/policy-html.tsx";
import { servicesContext } from "#app/services-context.ts";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { allPolicies } from "#app/texts/policies.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/policy";

export function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const policy = allPolicies(services.texts()).find(({ path }) => path === url.pathname);
  if (!policy) throw new Error(`there is no policy at ${url.pathname}`);
  const { path, isOwn } = policy;
  const { head, html } = policyHtml(policy, services);
  const page = isOwn ? { path, title: `${head.title} | ${site.name}`, description: head.description } : path;
  return { ...pageData(context, page, html, (siteUrl) => [breadcrumbs(siteUrl, [head.title, path])]), head };
}

export const meta = pageHead;

/** docs/behavior/policies.md */
export default function Policy({ loaderData: { page, head, html } }: Route.ComponentProps) {
  return (
    <>
      <PolicyArticle key={page.path} head={head} html={html} />
      <StaticHtml id={structuredDataId} from={html} />
    </>
  );
}
