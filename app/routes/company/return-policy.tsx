import { PolicyView } from "#app/features/policies/policy-view.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/return-policy";
import { policyData } from "./policy-data.ts";

const path = "/return-policy";

export const loader = ({ context }: Route.LoaderArgs) => policyData(context.get(services), "returns", path);

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** Return policy (back-office §2). */
export default function ReturnPolicy({ loaderData }: Route.ComponentProps) {
  return <PolicyView head={loaderData.head} parts={loaderData.parts} />;
}
