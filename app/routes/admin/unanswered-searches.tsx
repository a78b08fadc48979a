import { AdminSection } from "#app/features/admin/admin-section.tsx";
import { TableSection } from "#app/features/admin/admin-table.tsx";
import { Badge } from "#app/features/admin/badge.tsx";
import { submitted } from "#app/features/admin/form.tsx";
import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { useAdminQuery, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { unansweredSearchesText } from "#content/admin-unanswered-searches.ts";
import { countText } from "#content/format.ts";
import { type UnansweredSearchesResponse, unansweredSearchesResponse } from "#contract/admin-unanswered-searches.ts";

const text = unansweredSearchesText;
const fieldClass = "min-h-11 min-w-0 rounded-full border border-border-strong bg-raised px-4 text-ink";

const dismissal = "/api/admin/unanswered-searches/dismiss";

/** Makes the button of a row. @param about names the row, for whoever only hears it */
const rowButton = (label: string, about: string, onPress: () => unknown) => (
  <Button variant="quiet" onClick={onPress}>
    <span>{label}</span>
    <span className="sr-only">{`: ${about}`}</span>
  </Button>
);

/** docs/staff.md */
export default function UnansweredSearches() {
  const submit = useSubmitAction();
  const { latest: data, error, reload } = useAdminQuery("/api/admin/unanswered-searches", unansweredSearchesResponse);
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  const act = (path: string, payload: unknown) => submit(path, payload, reload);
  const { columns, voteColumns, redirectColumns } = text;
  return (
    <>
      <OutdatedNote error={error} onRetry={reload} />
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
            cell: (search) => rowButton(text.close, search.text, () => act(dismissal, { key: search.key })),
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
      <NotFoundPaths paths={data.notFoundPaths} act={act} />
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
          { heading: redirectColumns.status, cell: ({ status }) => text.statuses[status === 301 ? 301 : 302] },
          { heading: redirectColumns.hits, numeric: true, cell: ({ hits }) => countText(hits) },
          {
            heading: "",
            cell: ({ source }) => rowButton(text.remove, source, () => act("/api/admin/redirects/remove", { source })),
          },
        ]}
      />
    </>
  );
}

type SubmitAction = (path: string, payload: unknown) => Promise<boolean>;

/** The paths that gave 404, each with a form to redirect it. */
function NotFoundPaths({ paths, act }: { paths: UnansweredSearchesResponse["notFoundPaths"]; act: SubmitAction }) {
  return (
    <AdminSection id="not-found-paths" title={text.notFound}>
      {paths.length === 0 ? (
        <p className="text-ink-soft">{text.empty.notFound}</p>
      ) : (
        <ul className="grid gap-3">
          {paths.map(({ path, count, last_at }) => (
            <li
              key={path}
              className="grid gap-x-6 gap-y-3 rounded-2xl border border-border p-4 lg:grid-cols-[1fr_auto]"
            >
              <div>
                <p className="figure-mono wrap-anywhere">{path}</p>
                <p className="kicker mt-1">
                  <span>{`${text.asked(countText(count))} · `}</span>
                  <Timestamp iso={last_at} />
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-2">
                <RedirectForm source={path} act={act} />
                {rowButton(text.close, path, () => act(dismissal, { path }))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </AdminSection>
  );
}

function RedirectForm({ source, act }: { source: string; act: SubmitAction }) {
  const onSubmit = submitted((field) =>
    act("/api/admin/redirects", { source, target: field("target").trim(), status: Number(field("status")) }),
  );
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap gap-2">
      <input
        name="target"
        required
        maxLength={200}
        pattern="/[^\s\\]*"
        title={text.targetHint}
        placeholder="/contact"
        autoComplete="off"
        spellCheck={false}
        aria-label={text.targetOf(source)}
        className={`${fieldClass} w-44 grow`}
      />
      <select name="status" aria-label={text.lastsOf(source)} className={fieldClass} defaultValue="302">
        <option value="302">{text.statuses[302]}</option>
        <option value="301">{text.statuses[301]}</option>
      </select>
      <Button type="submit" variant="secondary">
        {text.make}
      </Button>
    </form>
  );
}
