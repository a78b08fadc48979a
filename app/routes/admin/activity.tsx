import { Activity } from "#app/features/desk/activity.tsx";
import { DeskFrame } from "#app/features/desk/desk-frame.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staffMeta } from "#app/lib/staff-meta.ts";
import { staffDesk } from "#content/staff-desk.ts";
import type { Route } from "./+types/activity";

const { title, intro } = staffDesk.activity;

export const meta: Route.MetaFunction = () => staffMeta(`${title} | InCard`);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** The log of what staff did (beyond the specification: docs/staff.md). */
export default function ActivityScreen() {
  return (
    <DeskFrame title={title} intro={intro}>
      {(call) => <Activity call={call} />}
    </DeskFrame>
  );
}
