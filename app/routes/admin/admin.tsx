import { EntranceFrame } from "#app/features/admin/entrance-frame.tsx";
import { useRequiredAdminToken } from "#app/features/admin/login/use-admin-token.ts";
import { adminMeta } from "#app/features/admin/staff-screen.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import staffStyles from "#app/styles/staff.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { staff } from "#content/admin-dashboard.ts";
import type { Route } from "./+types/admin";

export const meta: Route.MetaFunction = () => adminMeta(staff.entrance);
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: staffStyles }];
export const handle = { private: true } satisfies PageHandle;

/** On to the dashboard or the login (docs/behavior/staff-login.md#way-in); plain links before hydration. */
export default function Admin() {
  useRequiredAdminToken("/direct-admin");
  return (
    <EntranceFrame>
      <section className="wrap grid min-h-[60vh] content-center py-16">
        <h1 className="text-title">{staff.entrance.title}</h1>
        <p className="mt-3 text-lg text-ink-soft">{staff.entrance.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/direct-admin">{staff.entrance.dashboard}</ButtonLink>
          <ButtonLink to="/simple-admin-login" variant="secondary">
            {staff.entrance.login}
          </ButtonLink>
        </div>
      </section>
    </EntranceFrame>
  );
}
