import { PolicyView } from "#app/features/editorial/policies/policy-view.tsx";
import { termsComponents } from "#app/features/editorial/policies/terms-components.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { policyData } from "#app/page-html/policy-data.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/terms";

const path = "/terms";

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return policyData(services, path, termsComponents(services.seller));
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** docs/behavior/policies.md#terms */
export default function Terms({ loaderData }: Route.ComponentProps) {
  return <PolicyView head={loaderData.head} html={loaderData.html} />;
}
