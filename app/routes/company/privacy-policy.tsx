import { PolicyView } from "#app/features/editorial/policies/policy-view.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { policyData } from "#app/page-html/policy-data.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/privacy-policy";

const path = "/privacy-policy";

export const loader = ({ context }: Route.LoaderArgs) => policyData(context.get(servicesContext), "privacy", path);

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** Privacy policy (docs/behavior/policies.md#privacy). */
export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <PolicyView head={loaderData.head} parts={loaderData.parts} />;
}
