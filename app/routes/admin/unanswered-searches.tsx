import type { ReactNode } from "react";
import { AdminSection, ListStatus, Timestamp } from "#app/features/admin/admin-list.tsx";
import { AdminTable } from "#app/features/admin/admin-table.tsx";
import { NotFoundPaths, Redirects } from "#app/features/admin/not-found-paths.tsx";
import { adminMeta, type StaffHandle, useAdminApi } from "#app/features/admin/staff-screen.ts";
import { submitAction } from "#app/features/admin/submit-action.ts";
import { useAdminQuery } from "#app/features/admin/use-admin-query.ts";
import { Button } from "#app/ui/button.tsx";
import { adminText } from "#content/admin.ts";
import { adminScreens } from "#content/admin-dashboard.ts";
import { countText } from "#content/format.ts";
import { type UnansweredSearch, unansweredSearchesResponse } from "#contract/admin-unanswered-searches.ts";
import type { Route } from "./+types/unanswered-searches";

export const meta: Route.MetaFunction = () => adminMeta(adminScreens.unansweredSearches);
export const handle = { screen: adminScreens.unansweredSearches } satisfies StaffHandle;

const text = adminText.unansweredSearches;

/** Searches that found nothing, votes, and paths that give 404 (docs/staff.md). */
export default function UnansweredSearches() {
  const call = useAdminApi();
  const { data, error, reload } = useAdminQuery(call, "/api/admin/unanswered-searches", unansweredSearchesResponse);
  if (!data) return <ListStatus loading={!error} error={error} onRetry={reload} />;
  const act = (path: string, payload: unknown) => submitAction(call, path, payload, reload);
  return (
    <>
      <Searches searches={data.searches}>
        {({ key, text: words }) => (
          <Button variant="quiet" onClick={() => void act("/api/admin/unanswered-searches/dismiss", { key })}>
            {text.close}
            <span className="sr-only">: {words}</span>
          </Button>
        )}
      </Searches>
      <AdminSection id="votes" title={text.votes}>
        {data.votes.length === 0 ? (
          <p className="text-ink-soft">{text.empty.votes}</p>
        ) : (
          <AdminTable
            caption={text.votes}
            columns={Object.values(text.voteColumns)}
            numeric={[1, 2]}
            rows={data.votes.map(({ section, yes, no }) => ({
              key: section,
              cells: [section, countText(no), countText(yes)],
            }))}
          />
        )}
      </AdminSection>
      <NotFoundPaths missing={data.notFoundPaths} act={act} />
      <Redirects redirects={data.redirects} act={act} />
    </>
  );
}

type SearchesProps = { searches: readonly UnansweredSearch[]; children: (search: UnansweredSearch) => ReactNode };

function Searches({ searches, children }: SearchesProps) {
  return (
    <AdminSection id="searches" title={text.searches}>
      {searches.length === 0 ? (
        <p className="text-ink-soft">{text.empty.searches}</p>
      ) : (
        <AdminTable
          caption={text.searches}
          columns={[...Object.values(text.columns), ""]}
          numeric={[1]}
          rows={searches.map((search) => ({
            key: search.key,
            cells: [
              search.text,
              countText(search.count),
              <Timestamp key="at" iso={search.last_at} />,
              children(search),
            ],
          }))}
        />
      )}
    </AdminSection>
  );
}
