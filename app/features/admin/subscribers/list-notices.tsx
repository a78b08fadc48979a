import CircleAlert from "@lucide/icons/icons/circle-alert";
import TriangleAlert from "@lucide/icons/icons/triangle-alert";
import { Icon } from "#app/ui/icon.tsx";
import { staff } from "#content/admin-dashboard.ts";
import { countText } from "#content/format.ts";
import { staffMessages } from "#content/staff-messages.ts";
import type { SubscriberResults } from "./subscriber-results.ts";

/** docs/behavior/staff-dashboards.md#states */
export function ListNotices({ listing }: { listing: SubscriberResults }) {
  const { counts, displayIssue, limit } = listing;
  if (!displayIssue && limit === null) return null;
  return (
    <div className="my-6 grid gap-3">
      {displayIssue ? (
        <section aria-labelledby="display-issue" className="flex gap-4 rounded-2xl border border-danger p-5">
          <Icon icon={TriangleAlert} className="mt-1 size-5 shrink-0 text-danger" />
          <div>
            <h2 id="display-issue" className="text-lg text-danger">
              {staffMessages.displayIssue}
            </h2>
            <p className="mt-1">{staff.displayIssue(countText(counts.total), counts.total === 1)}</p>
            <p className="text-ink-soft">{staff.displayIssueHint}</p>
          </div>
        </section>
      ) : null}
      {limit !== null ? (
        <p role="status" className="flex gap-3 rounded-2xl bg-wash px-5 py-3">
          <Icon icon={CircleAlert} className="mt-1 size-5 shrink-0 text-ink-soft" />
          {limit === "samples" ? staffMessages.limited : staff.ownSchemaOnly(staff.environments[limit])}
        </p>
      ) : null}
    </div>
  );
}
