import { AdminLayout } from "#app/features/admin/admin-layout.tsx";
import { Withdrawals } from "#app/features/admin/withdrawals.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { withdrawalsText } from "#content/admin-withdrawals.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/withdrawals";

const { title, intro } = withdrawalsText;

export const meta: Route.MetaFunction = () => [
  { title: `${title} | InCard` },
  { name: "robots", content: "noindex, nofollow" },
];
export const handle = { staff: true, private: true, query: { state: inBrowser } } satisfies PageHandle;

/** Withdrawals from purchases (docs/staff.md, docs/law.md). */
export default function WithdrawalsScreen() {
  return (
    <AdminLayout title={title} intro={intro}>
      {(call) => <Withdrawals call={call} />}
    </AdminLayout>
  );
}
