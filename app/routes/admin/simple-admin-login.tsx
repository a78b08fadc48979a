import { EntranceFrame } from "#app/features/admin/entrance-frame.tsx";
import { LoginForm } from "#app/features/admin/login/login-form.tsx";
import { adminMeta } from "#app/features/admin/staff-screen.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import staffStyles from "#app/styles/staff.css?url";
import { Rings } from "#app/ui/rings.tsx";
import { staff } from "#content/admin-dashboard.ts";
import type { Route } from "./+types/simple-admin-login";

export const meta: Route.MetaFunction = () => adminMeta(staff.login);
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: staffStyles }];
export const handle = { private: true } satisfies PageHandle;

export default function SimpleAdminLogin() {
  return (
    <EntranceFrame>
      <section className="relative flex-1 overflow-clip">
        <Rings className="absolute top-1/2 left-1/2 w-160 max-w-none -translate-1/2 text-border" dot={false} />
        <div className="wrap relative grid min-h-[75vh] place-items-center py-12">
          <div className="w-full max-w-md rounded-3xl border border-border bg-raised p-6 sm:p-10">
            <h1 className="text-3xl tracking-[-0.02em]">{staff.login.title}</h1>
            <p className="mt-2 mb-8 text-ink-soft">{staff.login.description}</p>
            <noscript>
              <p className="mb-6 border-l-3 border-danger pl-3">{staff.login.needsScript}</p>
            </noscript>
            <LoginForm />
          </div>
        </div>
      </section>
    </EntranceFrame>
  );
}
