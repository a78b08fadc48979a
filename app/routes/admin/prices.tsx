import { AdminLayout } from "#app/features/admin/admin-layout.tsx";
import { adminMeta } from "#app/features/admin/admin-meta.ts";
import { Prices } from "#app/features/admin/prices.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pricesText } from "#content/admin-prices.ts";
import type { Route } from "./+types/prices";

const { title, intro } = pricesText;

export const meta: Route.MetaFunction = () => adminMeta(`${title} | InCard`);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** Prices beside the built-in catalog (docs/live-prices.md). */
export default function PricesScreen() {
  return (
    <AdminLayout title={title} intro={intro}>
      {(call) => <Prices call={call} />}
    </AdminLayout>
  );
}
