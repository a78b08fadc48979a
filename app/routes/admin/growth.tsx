import { DeskFrame } from "#app/features/desk/desk-frame.tsx";
import { Growth } from "#app/features/desk/growth.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staffMeta } from "#app/lib/staff-meta.ts";
import { staffDesk } from "#content/staff-desk.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/growth";

const { title, intro } = staffDesk.growth;

export const meta: Route.MetaFunction = () => staffMeta(`${title} | InCard`);
export const handle = { staff: true, private: true, query: { by: inBrowser } } satisfies PageHandle;

/** Subscribers over time (beyond the specification: docs/staff.md). */
export default function GrowthScreen() {
  return (
    <DeskFrame title={title} intro={intro}>
      {(call) => <Growth call={call} />}
    </DeskFrame>
  );
}
