import { StaffNav } from "#app/features/desk/staff-nav.tsx";
import { Dashboard } from "#app/features/subscribers/dashboard.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staffMeta } from "#app/lib/staff-meta.ts";
import { staff } from "#content/staff.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/old-simple-admin";

export function loader({ context }: Route.LoaderArgs) {
  return { environment: context.get(services).config.environment };
}

export const meta: Route.MetaFunction = () => staffMeta(staff.title);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** The plain older dashboard: this server's own subscribers (rulings, Login and staff). */
export default function OldSimpleAdmin({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StaffNav />
      <Dashboard key="old" name="old" environment={loaderData.environment} />
    </>
  );
}
