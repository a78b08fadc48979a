import { Button } from "#app/ui/button.tsx";
import { pageFailuresText as text } from "#content/admin-page-failures.ts";
import { countText } from "#content/format.ts";
import { pageFailuresResponse } from "#contract/admin-page-failures.ts";
import { AdminSection } from "./admin-section.tsx";
import { AdminTable } from "./admin-table.tsx";
import { ListStatus } from "./list-status.tsx";
import { Timestamp } from "./timestamp.tsx";
import { useAdminQuery, useSubmitAction } from "./use-staff-calls.ts";

/** The pages whose script failed in browsers; nothing where none did (docs/staff.md). @param onChange after one was dismissed */
export function PageFailures({ onChange }: { onChange: () => void }) {
  const submit = useSubmitAction();
  const { data, error, reload } = useAdminQuery("/api/admin/page-failures", pageFailuresResponse);
  if (error) return <ListStatus error={error} onRetry={reload} />;
  if (!data || data.failures.length === 0) return null;
  async function dismiss(key: string) {
    await submit("/api/admin/page-failures/dismiss", { key }, reload);
    onChange();
  }
  const { columns } = text;
  return (
    <AdminSection id="page-failures" title={text.title}>
      <p className="mb-4 max-w-prose text-ink-soft">{text.hint}</p>
      <AdminTable
        caption={text.title}
        rows={data.failures}
        keyOf={({ key }) => key}
        columns={[
          { heading: columns.path, cell: ({ path }) => <span className="figure-mono wrap-anywhere">{path}</span> },
          { heading: columns.message, cell: ({ message }) => <span className="wrap-anywhere">{message}</span> },
          { heading: columns.browser, cell: ({ browser }) => browser },
          { heading: columns.count, numeric: true, cell: ({ count }) => countText(count) },
          { heading: columns.last, cell: ({ last_at }) => <Timestamp iso={last_at} /> },
          {
            heading: "",
            cell: ({ key, path }) => (
              <Button variant="quiet" onClick={() => dismiss(key)}>
                <span>{text.dismiss}</span>
                <span className="sr-only">{`: ${path}`}</span>
              </Button>
            ),
          },
        ]}
      />
    </AdminSection>
  );
}
