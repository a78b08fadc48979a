import { useState } from "react";
import { NewRequestForm } from "#app/features/admin/data-requests/new-request-form.tsx";
import { RequestItem } from "#app/features/admin/data-requests/request-item.tsx";
import { StaffList } from "#app/features/admin/staff-list.tsx";
import { Button } from "#app/ui/button.tsx";
import { dataRequestsText as text } from "#content/admin-data-requests.ts";
import { type DataRequestsResponse, dataRequestsResponse } from "#contract/data-requests.ts";

function countOf({ counts }: DataRequestsResponse, state: string): number {
  if (state === "all") return counts.open + counts.done;
  return state === "done" ? counts.done : counts.open;
}

/** docs/staff.md */
export default function DataRequests() {
  const [isAdding, setAdding] = useState(false);
  /** The list is drawn anew for what was recorded. */
  const [recorded, setRecorded] = useState(0);
  return (
    <>
      <div className="border-b border-border py-5">
        {isAdding ? (
          <NewRequestForm
            onClose={(isSaved) => {
              setAdding(false);
              if (isSaved) setRecorded((before) => before + 1);
            }}
          />
        ) : (
          <Button onClick={() => setAdding(true)}>{text.add}</Button>
        )}
      </div>
      <StaffList
        key={recorded}
        path="/api/admin/data-requests"
        schema={dataRequestsResponse}
        limit={20}
        caption={text.list}
        empty={text.empty}
        filter={{ ...text, countOf }}
        keyOf={({ id }) => id}
        show={(request, reload) => <RequestItem request={request} reload={reload} />}
      />
    </>
  );
}
