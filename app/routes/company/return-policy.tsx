import { PolicyView } from "#app/features/editorial/policies/policy-view.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { policyData } from "#app/page-html/policy-data.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/return-policy";

const path = "/return-policy";

export const loader = ({ context }: Route.LoaderArgs) => policyData(context.get(servicesContext), "returns", path);

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** Return policy (docs/behavior/policies.md#returns). */
export default function ReturnPolicy({ loaderData }: Route.ComponentProps) {
  return <PolicyView head={loaderData.head} parts={loaderData.parts} />;
}
