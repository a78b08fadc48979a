import { DeskFrame } from "#app/features/desk/desk-frame.tsx";
import { Withdrawals } from "#app/features/desk/withdrawals.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staffWithdrawals } from "#content/staff-withdrawals.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/withdrawals";

const { title, intro } = staffWithdrawals;

export const meta: Route.MetaFunction = () => [
  { title: `${title} | InCard` },
  { name: "robots", content: "noindex, nofollow" },
];
export const handle = { staff: true, private: true, query: { state: inBrowser } } satisfies PageHandle;

/** Withdrawals from purchases (beyond the specification: docs/staff.md, docs/law.md). */
export default function WithdrawalsScreen() {
  return (
    <DeskFrame title={title} intro={intro}>
      {(call) => <Withdrawals call={call} />}
    </DeskFrame>
  );
}
