import { LoginForm } from "#app/features/subscribers/login-form.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staffMeta } from "#app/lib/staff-meta.ts";
import { Rings } from "#app/ui/rings.tsx";
import { staff } from "#content/staff.ts";
import type { Route } from "./+types/simple-admin-login";

export const meta: Route.MetaFunction = () => staffMeta(`${staff.login.title} | InCard`);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** The staff login (back-office §2, Admin screens). */
export default function SimpleAdminLogin() {
  return (
    <section className="relative overflow-clip">
      <Rings className="absolute top-1/2 left-1/2 w-200 max-w-none -translate-1/2 text-rule" dot={false} />
      <div className="wrap relative grid min-h-[70vh] place-items-center py-16">
        <div className="w-full max-w-md rounded-3xl border border-rule bg-raised p-6 sm:p-10">
          <h1 className="text-3xl tracking-[-0.02em]">{staff.login.title}</h1>
          <p className="mt-2 mb-8 text-ink-soft">{staff.login.description}</p>
          <noscript>
            <p className="mb-6 border-l-3 border-danger pl-3">{staff.login.needsScript}</p>
          </noscript>
          <LoginForm />
        </div>
      </div>
    </section>
  );
}
