import { PolicyView } from "#app/features/policies/policy-view.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/warranty-policy";
import { policyData } from "./policy-data.ts";

const path = "/warranty-policy";

export const loader = ({ context }: Route.LoaderArgs) => policyData(context.get(services), "warranty", path);

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page, path, loaderData?.siteUrl);

/** Warranty policy (back-office §2). */
export default function WarrantyPolicy({ loaderData }: Route.ComponentProps) {
  return <PolicyView head={loaderData.head} parts={loaderData.parts} />;
}
