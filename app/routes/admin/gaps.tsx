import { DeskFrame } from "#app/features/desk/desk-frame.tsx";
import { Gaps } from "#app/features/desk/gaps.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staffMeta } from "#app/lib/staff-meta.ts";
import { staffDesk } from "#content/staff-desk.ts";
import type { Route } from "./+types/gaps";

const { title, intro } = staffDesk.gaps;

export const meta: Route.MetaFunction = () => staffMeta(`${title} | InCard`);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** What visitors looked for in vain (beyond the specification: docs/staff.md). */
export default function GapsScreen() {
  return (
    <DeskFrame title={title} intro={intro}>
      {(call) => <Gaps call={call} />}
    </DeskFrame>
  );
}
