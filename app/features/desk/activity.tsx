import { useState } from "react";
import type { DeskCall } from "#app/lib/desk-call.ts";
import { useDeskQuery } from "#app/lib/use-desk-query.ts";
import { staffDesk } from "#content/staff-desk.ts";
import { activityResponse } from "#contract/admin-activity.ts";
import { DeskPager, DeskState, Moment } from "./desk-list.tsx";
import { DeskTable } from "./desk-table.tsx";

const text = staffDesk.activity;
const pageRows = 50;

/** What staff did (docs/staff.md). */
export function Activity({ call }: { call: DeskCall }) {
  const [offset, setOffset] = useState(0);
  const path = `/api/admin/activity?limit=${pageRows}&offset=${offset}`;
  const { data, error, reload } = useDeskQuery(call, path, activityResponse);
  return (
    <div className="py-6">
      <DeskState
        loading={!data && !error}
        error={error}
        empty={data?.data.length === 0 ? text.empty : null}
        onRetry={reload}
      />
      {data && data.data.length > 0 ? (
        <DeskTable
          caption={text.caption}
          columns={Object.values(text.columns)}
          rows={data.data.map(({ id, at, username, action, detail }) => ({
            key: String(id),
            cells: [<Moment key="at" iso={at} />, username, action, detail],
          }))}
        />
      ) : null}
      <DeskPager offset={offset} limit={pageRows} count={data?.matchCount ?? 0} turnTo={setOffset} />
    </div>
  );
}
