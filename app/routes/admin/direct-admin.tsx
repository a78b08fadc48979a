import { StaffNav } from "#app/features/desk/staff-nav.tsx";
import { Dashboard } from "#app/features/subscribers/dashboard.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staffMeta } from "#app/lib/staff-meta.ts";
import { staff } from "#content/staff.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/direct-admin";

export function loader({ context }: Route.LoaderArgs) {
  return { environment: context.get(services).config.environment };
}

export const meta: Route.MetaFunction = () => staffMeta(staff.title);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** The full dashboard (rulings, Login and staff): counts, table, samples where nothing can be listed. */
export default function DirectAdmin({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StaffNav />
      <Dashboard key="direct" name="direct" environment={loaderData.environment} />
    </>
  );
}
