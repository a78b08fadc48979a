import { AdminSection } from "#app/features/admin/admin-section.tsx";
import { AdminTable, type Column } from "#app/features/admin/admin-table.tsx";
import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { useAdminQuery, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { useCurrency } from "#app/lib/use-public-config.ts";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { pricesText as text } from "#content/admin-prices.ts";
import { timeText } from "#content/format.ts";
import { moneyText } from "#content/money.ts";
import { type PricesResponse, pricesResponse } from "#contract/admin-prices.ts";

type PriceRow = PricesResponse["rows"][number];

function priceText(price: string | null, list: string | null, currency: string): string {
  if (price === null) return text.none;
  const shown = moneyText({ amount: price, currency });
  return list === null ? shown : `${shown} (${text.list} ${moneyText({ amount: list, currency })})`;
}

/** docs/staff.md */
export default function Prices() {
  const { latest: data, error, reload } = useAdminQuery("/api/admin/prices", pricesResponse);
  const act = useSubmitAction();
  const takeOver = () => act("/api/admin/catalog/take-over-prices", {}, reload);
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  const different = data.rows.filter(({ drifts }) => drifts);
  const same = data.rows.filter(({ drifts }) => !drifts);
  return (
    <>
      <OutdatedNote error={error} onRetry={reload} />
      <div className="grid gap-2 border-b border-border py-6 *:max-w-prose">
        <Source data={data} />
        {data.recordedSince ? (
          <p>
            {text.recorded} <Timestamp iso={data.recordedSince} />.{" "}
            <span>{data.priorPriceRule ? text.rule : null}</span>
          </p>
        ) : null}
      </div>
      <AdminSection id="differences" title={text.differences(different.length)}>
        {different.length > 0 ? (
          <>
            <p className="mb-4 max-w-prose">{text.drift}</p>
            <PriceTable caption={text.differences(different.length)} rows={different} following={data.following} />
            {data.following && data.at !== null ? (
              <p className="mt-4">
                <ConfirmButton
                  variant="secondary"
                  asks={{ ...text.takeOverQuestion, onConfirm: () => void takeOver() }}
                >
                  {text.takeOver}
                </ConfirmButton>
              </p>
            ) : null}
          </>
        ) : (
          <p className="text-ink-soft">{text.noDrift}</p>
        )}
      </AdminSection>
      {same.length > 0 ? (
        <details className="group py-4">
          <summary className="inline-flex min-h-11 items-center gap-2 font-medium">
            <span aria-hidden="true" className="figure-mono w-4 group-open:rotate-90">
              ›
            </span>
            <span>{text.same(same.length)}</span>
          </summary>
          <PriceTable caption={text.same(same.length)} rows={same} following={data.following} />
        </details>
      ) : null}
    </>
  );
}

type PriceTableProps = { caption: string; rows: readonly PriceRow[]; following: boolean };

function PriceTable({ caption, rows, following }: PriceTableProps) {
  const { variant, shown, builtIn, available } = text.columns;
  const currency = useCurrency();
  const columns: Column<PriceRow>[] = [
    { heading: variant, cell: ({ title }) => title },
    { heading: shown, numeric: true, cell: (row) => priceText(row.shown, row.shownList, currency) },
    { heading: builtIn, numeric: true, cell: (row) => priceText(row.builtIn, row.builtInList, currency) },
  ];
  if (following) columns.push({ heading: available, cell: (row) => text.available[`${row.available}`] });
  return <AdminTable caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

function Source({ data }: { data: PricesResponse }) {
  if (!data.following) return <p>{text.builtInOnly}</p>;
  return (
    <>
      {data.missingSince === null ? null : (
        <p role="alert" className="font-medium text-danger">
          {text.missing(timeText(data.missingSince, "moment"), data.at !== null)}
        </p>
      )}
      {data.at === null ? (
        <p>{text.never}</p>
      ) : (
        <p>
          {text.asOf} <Timestamp iso={data.at} />.
        </p>
      )}
      {data.failure ? (
        <p className="text-danger">
          {text.failed} <Timestamp iso={data.failure.at} />
          <span>{`: ${data.failure.reason}`}</span>
        </p>
      ) : null}
    </>
  );
}
