import { useSearchParams } from "react-router";
import { AdminTable } from "#app/features/admin/admin-table.tsx";
import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import { PolicyEditor } from "#app/features/admin/policies/policy-editor.tsx";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { useAdminQuery } from "#app/features/admin/use-staff-calls.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { editablePolicies } from "#app/texts/policies.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { policiesText as text } from "#content/admin-policies.ts";
import { policiesResponse } from "#contract/admin-policies.ts";
import type { Route } from "./+types/policies";

/** The policies that came with the shop, as staff would write them. */
export function loader() {
  return { builtIn: editablePolicies() };
}

/** The list, or the policy that the address names (docs/staff.md#policies). */
export default function PoliciesScreen({ loaderData: { builtIn } }: Route.ComponentProps) {
  const { latest: data, error, reload } = useAdminQuery("/api/admin/policies", policiesResponse);
  const [, setParams] = useSearchParams();
  const requested = usePageQuery().get("policy");
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  const edited = builtIn.find(({ id }) => id === requested);
  const savedOf = (id: string) => data.policies.find((policy) => policy.id === id) ?? null;
  if (edited) {
    const saved = savedOf(edited.id);
    return (
      <>
        <OutdatedNote error={error} onRetry={reload} />
        <PolicyEditor key={edited.id} builtIn={edited} saved={saved} onLeave={() => setParams({})} onChanged={reload} />
      </>
    );
  }
  return (
    <div className="py-8">
      <OutdatedNote error={error} onRetry={reload} />
      <AdminTable
        caption={text.list}
        rows={builtIn}
        keyOf={({ id }) => id}
        columns={[
          {
            heading: text.columns.policy,
            cell: ({ id, text: { title } }) => (
              <PageLink to={`?policy=${id}`} className="link-line font-medium">
                {savedOf(id)?.text?.title ?? title}
              </PageLink>
            ),
          },
          {
            heading: text.columns.text,
            cell: ({ id }) => (savedOf(id)?.text ? text.sources.own : text.sources.builtIn),
          },
          {
            heading: text.columns.changed,
            cell: ({ id }) => {
              const last = savedOf(id)?.versions[0];
              return last ? <Timestamp iso={last.at} by={last.username} /> : text.neverChanged;
            },
          },
        ]}
      />
    </div>
  );
}
