import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { staff } from "#content/admin-dashboard.ts";
import type { TableRow } from "./subscriber-responses.ts";

const { columns } = staff;
const cell = "py-2.5 pr-5 align-top";

function Source({ row }: { row: TableRow }) {
  return (
    <>
      <span className={row._schema === "production" ? "font-medium text-accent-text" : "font-medium"}>
        {staff.environments[row.schema_name]}
      </span>{" "}
      <span className="figure-mono text-sm text-ink-soft">{row.source || staff.table.unknownSource}</span>
    </>
  );
}

/** The rows as a table, as readable cards where the screen is narrow. Ids may repeat across schemas. */
export function SubscriberTable({ rows }: { rows: readonly TableRow[] }) {
  const wide = useMediaQuery("(min-width: 48rem)");
  return wide ? <Table rows={rows} /> : <Cards rows={rows} />;
}

function Table({ rows }: { rows: readonly TableRow[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{staff.table.caption}</caption>
      <thead>
        <tr className="border-b border-border-strong">
          {Object.values(columns).map((column) => (
            <th key={column} scope="col" className={`kicker font-normal ${cell}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="text-[0.975rem]">
        {rows.map((row) => (
          <tr key={`${row._schema} ${row.id}`} className="border-b border-border hover:bg-wash">
            <td className={`figure-mono text-ink-soft ${cell}`}>{row.id}</td>
            <td className={`font-medium wrap-anywhere ${cell}`}>{row.email}</td>
            <td className={`figure-mono whitespace-nowrap ${cell}`}>{row.display_date}</td>
            <td className={`figure-mono whitespace-nowrap ${cell}`}>{row.display_time}</td>
            <td className={`wrap-anywhere ${cell}`}>
              <Source row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ rows }: { rows: readonly TableRow[] }) {
  return (
    <ul aria-label={staff.table.caption} className="grid gap-3 sm:grid-cols-2">
      {rows.map((row) => (
        <li key={`${row._schema} ${row.id}`} className="min-w-0 rounded-2xl border border-border p-4">
          <h3 className="mb-2 text-base wrap-anywhere">{row.email}</h3>
          <dl className="flex flex-wrap gap-x-6 gap-y-2 text-[0.975rem] leading-snug [&_dt]:kicker">
            <div>
              <dt>{columns.id}</dt>
              <dd className="figure-mono whitespace-nowrap">{row.id}</dd>
            </div>
            <div>
              <dt>{columns.date}</dt>
              <dd className="figure-mono whitespace-nowrap">{row.display_date}</dd>
            </div>
            <div>
              <dt>{columns.time}</dt>
              <dd className="figure-mono whitespace-nowrap">{row.display_time}</dd>
            </div>
            <div className="basis-full">
              <dt>{columns.source}</dt>
              <dd className="wrap-anywhere">
                <Source row={row} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
