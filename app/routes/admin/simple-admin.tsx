import { StaffNav } from "#app/features/desk/staff-nav.tsx";
import { Dashboard } from "#app/features/subscribers/dashboard.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staffMeta } from "#app/lib/staff-meta.ts";
import { staff } from "#content/staff.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/simple-admin";

export function loader({ context }: Route.LoaderArgs) {
  return { environment: context.get(services).config.environment };
}

export const meta: Route.MetaFunction = () => staffMeta(staff.title);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** The dashboard that tries its token first and falls back to this server's own subscribers (rulings, Login and staff). */
export default function SimpleAdmin({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StaffNav />
      <Dashboard key="simple" name="simple" environment={loaderData.environment} />
    </>
  );
}
