import { PolicyView } from "#app/features/editorial/policies/policy-view.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { policyData } from "#app/page-html/policy-data.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/policy";

export const loader = ({ context, url }: Route.LoaderArgs) => policyData(context.get(servicesContext), url.pathname);

export const meta = pageHead;

/** docs/behavior/policies.md */
export default function Policy({ loaderData }: Route.ComponentProps) {
  return <PolicyView key={loaderData.page.path} head={loaderData.head} html={loaderData.html} />;
}
