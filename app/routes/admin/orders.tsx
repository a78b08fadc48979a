import { AdminLayout } from "#app/features/admin/admin-layout.tsx";
import { adminMeta } from "#app/features/admin/admin-meta.ts";
import { Orders } from "#app/features/admin/orders.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { adminText } from "#content/admin.ts";
import type { Route } from "./+types/orders";

const { title, intro } = adminText.orders;

export const meta: Route.MetaFunction = () => adminMeta(`${title} | InCard`);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** Orders seen at confirmation (docs/staff.md). */
export default function OrdersScreen() {
  return (
    <AdminLayout title={title} intro={intro}>
      {(call) => <Orders call={call} />}
    </AdminLayout>
  );
}
