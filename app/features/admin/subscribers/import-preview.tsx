import { AdminTable } from "#app/features/admin/admin-table.tsx";
import { Button } from "#app/ui/button.tsx";
import { importText, type RowFate } from "#content/admin-imports.ts";
import { countText } from "#content/format.ts";
import type { FileGroup } from "#contract/subscriber-file.ts";

const text = importText.result;

/** What becomes of the rows of a file: how many of each kind, and the first few. */
export type Fates = Readonly<Record<RowFate, FileGroup>>;

type ImportPreviewProps = {
  fates: Fates;
  /** Null once it has begun. */
  onImport: (() => void) | null;
};

const order: readonly RowFate[] = ["new", "subscribed", "unsubscribed", "status", "consent", "double", "invalid"];

/** Shows what an import would do, and the button that does it. */
export function ImportPreview({ fates, onImport }: ImportPreviewProps) {
  const { count } = fates.new;
  return (
    <>
      <AdminTable
        caption={text.caption}
        rows={order.filter((fate) => fate === "new" || fates[fate].count > 0)}
        keyOf={(fate) => fate}
        columns={[
          { heading: text.columns.fate, phone: true, cell: (fate) => text.fates[fate] },
          { heading: text.columns.count, phone: true, numeric: true, cell: (fate) => countText(fates[fate].count) },
          {
            heading: text.columns.examples,
            cell: (fate) => (
              <ul className="text-ink-soft">
                {fates[fate].examples.map(({ line, email }) => (
                  <li key={line}>{text.row(line, email)}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      <p className="mt-5 max-w-prose">{count === 0 ? text.nobody : text.text}</p>
      {count > 0 && onImport ? (
        <Button className="mt-4" onClick={onImport}>
          {text.submit(count)}
        </Button>
      ) : null}
    </>
  );
}
