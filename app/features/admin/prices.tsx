import { pricesText as text } from "#content/admin-prices.ts";
import { type PricesResponse, pricesResponse } from "#contract/admin-prices.ts";
import type { AdminApi } from "./admin-api.ts";
import { ListStatus } from "./admin-list.tsx";
import { timestampText } from "./format.ts";
import { useAdminQuery } from "./use-admin-query.ts";

/** A price with its list price, in words for a table. */
function priceText(price: string | null, list: string | null): string {
  if (price === null) return text.none;
  return list === null ? `$${price}` : `$${price} ($${list})`;
}

function availableText(available: boolean | null): string {
  if (available === null) return text.available.unknown;
  return available ? text.available.yes : text.available.no;
}

/** The staff screen of prices: where they come from, since when, and where they differ from what is built in. */
export default function Prices({ call }: { call: AdminApi }) {
  const { data, error, reload } = useAdminQuery(call, "/api/admin/prices", pricesResponse);
  if (!data) return <ListStatus loading={!error} error={error} onRetry={reload} />;
  return (
    <div className="py-8">
      <Source data={data} />
      {data.recordedSince ? (
        <p className="mt-2 max-w-prose">
          {text.recorded(timestampText(data.recordedSince))} {data.priorPriceRule ? text.rule : null}
        </p>
      ) : null}
      <p className="mt-2 max-w-prose">{text.drift(data.rows.filter(({ drifts }) => drifts).length)}</p>
      <ul aria-label={text.caption} className="mt-6">
        {data.rows.map((row) => (
          <li key={row.id} className="grid gap-x-6 gap-y-1 border-t border-border py-4 md:grid-cols-[1fr_auto]">
            <p className="font-medium">
              {row.title} {row.drifts ? <strong className="text-danger">{text.differs}</strong> : null}
            </p>
            <p className="tabular-nums">
              {text.shown} {priceText(row.shown, row.shownList)} · {text.builtIn}{" "}
              {priceText(row.builtIn, row.builtInList)}
              {data.following ? ` · ${text.canBeBought}: ${availableText(row.available)}` : null}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Source({ data }: { data: PricesResponse }) {
  if (!data.following) return <p>{text.builtInOnly}</p>;
  return (
    <>
      <p>{data.at === null ? text.never : text.asOf(timestampText(data.at))}</p>
      {data.failure ? (
        <p className="mt-2 text-danger">{text.failed(timestampText(data.failure.at), data.failure.reason)}</p>
      ) : null}
    </>
  );
}
