import { AdminTable, type Column } from "#app/features/admin/admin-table.tsx";
import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import { useAdminQuery } from "#app/features/admin/use-staff-calls.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { reorderText as text } from "#content/admin-reorder.ts";
import { countedOrders } from "#content/counted-orders.ts";
import { countText } from "#content/format.ts";
import { type ReorderResponse, reorderResponse } from "#contract/admin-reorder.ts";

type Row = ReorderResponse["rows"][number];

/** How long what is left lasts; nothing is said where it isn't known. */
function lastsText({ left, lastsDays, pieces }: Row): string {
  if (left === null) return text.uncounted;
  if (left === 0) return text.soldOut;
  if (lastsDays === null) return pieces === 0 ? text.unsold : text.uncounted;
  if (lastsDays > 365) return text.long;
  return lastsDays === 0 ? text.lessThanDay : text.days(lastsDays);
}

const columns: readonly Column<Row>[] = [
  { heading: text.columns.name, phone: true, cell: ({ name }) => name },
  { heading: text.columns.pieces, numeric: true, cell: ({ pieces }) => countText(pieces) },
  { heading: text.columns.left, numeric: true, cell: ({ left }) => (left === null ? text.uncounted : countText(left)) },
  { heading: text.columns.lasts, numeric: true, phone: true, cell: lastsText },
];

/** docs/staff.md#what-to-reorder */
export default function Reorder() {
  const { latest: data, error, reload } = useAdminQuery("/api/admin/reorder", reorderResponse);
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  const { kind, reported, storeCounts, since, unnamed, refunded, rows } = data;
  const notes = [
    reported ? countedOrders.kinds[kind] : countedOrders.unreported,
    text.note,
    since === null ? "" : text.since(since),
    unnamed === 0 ? "" : text.unnamed(unnamed),
    refunded === 0 ? "" : text.refunded(refunded),
    storeCounts ? text.storeCounts : text.count,
  ];
  return (
    <div className="py-6">
      <OutdatedNote error={error} onRetry={reload} />
      <p className="max-w-prose text-ink-soft">{notes.filter(Boolean).join(" ")}</p>
      {storeCounts ? null : (
        <p className="mt-2">
          <PageLink to="/admin/catalog" className="link-line inline-flex min-h-11 items-center">
            {text.catalog}
          </PageLink>
        </p>
      )}
      <div className="mt-6">
        <AdminTable caption={text.caption} rows={rows} keyOf={({ variant }) => variant} columns={columns} />
      </div>
    </div>
  );
}
