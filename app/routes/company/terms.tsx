import { PolicyView } from "#app/features/editorial/policies/policy-view.tsx";
import { termsComponents } from "#app/features/editorial/policies/terms-components.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { policyData } from "#app/page-html/policy-data.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/terms";

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return policyData(services, "/terms", termsComponents(services.seller));
}

export const meta = pageHead;

/** docs/behavior/policies.md#terms */
export default function Terms({ loaderData }: Route.ComponentProps) {
  return <PolicyView head={loaderData.head} html={loaderData.html} />;
}
