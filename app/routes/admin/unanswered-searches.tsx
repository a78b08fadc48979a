import { ListStatus, Timestamp } from "#app/features/admin/admin-list.tsx";
import { TableSection } from "#app/features/admin/admin-table.tsx";
import { Badge } from "#app/features/admin/badge.tsx";
import { NotFoundPaths } from "#app/features/admin/not-found-paths.tsx";
import { useSubmitAction } from "#app/features/admin/submit-action.ts";
import { useAdminQuery } from "#app/features/admin/use-staff-data.ts";
import { Button } from "#app/ui/button.tsx";
import { adminText } from "#content/admin.ts";
import { countText } from "#content/format.ts";
import { unansweredSearchesResponse } from "#contract/admin-unanswered-searches.ts";

const text = adminText.unansweredSearches;

/** docs/staff.md */
export default function UnansweredSearches() {
  const submit = useSubmitAction();
  const { data, error, reload } = useAdminQuery("/api/admin/unanswered-searches", unansweredSearchesResponse);
  if (!data) return <ListStatus loading={!error} error={error} onRetry={reload} />;
  const act = (path: string, payload: unknown) => submit(path, payload, reload);
  const { columns, voteColumns, redirectColumns } = text;
  return (
    <>
      <TableSection
        id="searches"
        title={text.searches}
        empty={text.empty.searches}
        rows={data.searches}
        keyOf={({ key }) => key}
        columns={[
          { heading: columns.text, cell: (search) => search.text },
          { heading: columns.count, numeric: true, cell: ({ count }) => countText(count) },
          { heading: columns.last, cell: ({ last_at }) => <Timestamp iso={last_at} /> },
          {
            heading: "",
            cell: ({ key, text: words }) => (
              <Button variant="quiet" onClick={() => void act("/api/admin/unanswered-searches/dismiss", { key })}>
                {text.close}
                <span className="sr-only">: {words}</span>
              </Button>
            ),
          },
        ]}
      />
      <TableSection
        id="votes"
        title={text.votes}
        empty={text.empty.votes}
        rows={data.votes}
        keyOf={({ section }) => section}
        columns={[
          { heading: voteColumns.section, cell: ({ section }) => section },
          { heading: voteColumns.no, numeric: true, cell: ({ no }) => countText(no) },
          { heading: voteColumns.yes, numeric: true, cell: ({ yes }) => countText(yes) },
        ]}
      />
      <NotFoundPaths missing={data.notFoundPaths} act={act} />
      <TableSection
        id="redirects"
        title={text.redirects}
        empty={text.empty.redirects}
        rows={data.redirects}
        keyOf={({ source }) => source}
        columns={[
          { heading: redirectColumns.source, cell: ({ source }) => <span className="figure-mono">{source}</span> },
          {
            heading: redirectColumns.target,
            cell: ({ target, dead }) => (
              <span className="flex flex-wrap items-center gap-2">
                <span className="figure-mono">{target}</span>
                {dead ? <Badge tone="bad">{text.dead}</Badge> : null}
              </span>
            ),
          },
          {
            heading: redirectColumns.status,
            cell: ({ status }) => (status === 301 ? text.statuses[301] : text.statuses[302]),
          },
          { heading: redirectColumns.hits, numeric: true, cell: ({ hits }) => countText(hits) },
          {
            heading: "",
            cell: ({ source }) => (
              <Button variant="quiet" onClick={() => void act("/api/admin/redirects/remove", { source })}>
                {text.remove}
                <span className="sr-only">: {source}</span>
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
