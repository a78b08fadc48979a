import { DeskFrame } from "#app/features/desk/desk-frame.tsx";
import { Orders } from "#app/features/desk/orders.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staffMeta } from "#app/lib/staff-meta.ts";
import { staffDesk } from "#content/staff-desk.ts";
import type { Route } from "./+types/orders";

const { title, intro } = staffDesk.orders;

export const meta: Route.MetaFunction = () => staffMeta(`${title} | InCard`);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** Orders seen at confirmation (beyond the specification: docs/staff.md). */
export default function OrdersScreen() {
  return (
    <DeskFrame title={title} intro={intro}>
      {(call) => <Orders call={call} />}
    </DeskFrame>
  );
}
