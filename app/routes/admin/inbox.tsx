import { DeskFrame } from "#app/features/desk/desk-frame.tsx";
import { Inbox } from "#app/features/desk/inbox.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staffMeta } from "#app/lib/staff-meta.ts";
import { staffDesk } from "#content/staff-desk.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/inbox";

const { title, intro } = staffDesk.inbox;

export const meta: Route.MetaFunction = () => staffMeta(`${title} | InCard`);
export const handle = { staff: true, private: true, query: { state: inBrowser } } satisfies PageHandle;

/** The contact inbox (beyond the specification: docs/staff.md). */
export default function InboxScreen() {
  return (
    <DeskFrame title={title} intro={intro}>
      {(call) => <Inbox call={call} />}
    </DeskFrame>
  );
}
