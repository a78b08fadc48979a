import { useAdminQuery } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { Select, TextField } from "#app/ui/fields.tsx";
import { staff } from "#content/admin-dashboard.ts";
import { subscriberToolsText } from "#content/admin-subscribers.ts";
import { countText } from "#content/format.ts";
import { subscriberFilter, subscriberSort, subscriberSourcesResponse } from "#contract/admin-subscribers.ts";
import { countFilters, type SubscriberView, type SubscriberViewState } from "./use-subscriber-view.ts";

const text = subscriberToolsText.filters;
const { from: dayRule, schema: schemaRule } = subscriberFilter.shape;

type FilterPanelProps = {
  filters: SubscriberViewState;
  /** Whether the list is of one schema, so that there is none to choose. */
  oneSchema: boolean;
};

/** The filters and the order of a list of subscribers. Each change applies at once. */
export function FilterPanel({ filters: { view, show, clear, cleared }, oneSchema }: FilterPanelProps) {
  function changeDay(name: "from" | "to", typed: string) {
    if (typed === "") show({ [name]: undefined });
    // Half a year, such as 0202, is still being typed.
    else if (dayRule.safeParse(typed).success) show({ [name]: typed });
  }

  return (
    <div className="grid gap-x-4 gap-y-5 py-4 sm:grid-cols-2 lg:grid-cols-3">
      {oneSchema ? null : (
        <Select
          label={text.environment}
          value={view.schema ?? ""}
          onChange={({ target }) => show({ schema: schemaRule.safeParse(target.value).data })}
          options={[
            ["", text.anyEnvironment],
            ["public", staff.environments.development],
            ["production", staff.environments.production],
          ]}
        />
      )}
      <SourceSelect source={view.source} show={show} />
      <Select
        label={text.sort}
        value={view.sort ?? "usual"}
        onChange={({ target }) => show({ sort: subscriberSort.safeParse(target.value).data })}
        options={Object.entries(text.orders)}
      />
      {/* Days are left to their fields while they are typed; clearing makes empty ones, before the address follows. */}
      {(["from", "to"] as const).map((name) => (
        <TextField
          key={`${name} ${cleared}`}
          label={text[name]}
          type="date"
          defaultValue={cleared > 0 ? "" : view[name]}
          min={name === "to" ? view.from : undefined}
          max={name === "from" ? view.to : undefined}
          onChange={({ target }) => changeDay(name, target.value)}
          aria-describedby="filter-days"
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2 lg:col-span-3">
        <Button variant="secondary" busy={countFilters(view) === 0 && view.sort === undefined} onClick={() => clear()}>
          {text.clear}
        </Button>
        <p id="filter-days" className="text-ink-soft">
          {text.days}
        </p>
      </div>
    </div>
  );
}

/** An option's value begins with an equals sign: a source may be empty. */
function SourceSelect({ source, show }: Pick<SubscriberView, "source"> & Pick<SubscriberViewState, "show">) {
  const { data, error } = useAdminQuery("/api/admin/subscribers/sources", subscriberSourcesResponse);
  const sources = data?.sources ?? [];
  const listed = source === undefined || sources.some((known) => known.source === source);
  const nameOf = (name: string): string => name || staff.table.unknownSource;
  return (
    <div>
      <Select
        label={text.source}
        value={source === undefined ? "" : `=${source}`}
        onChange={({ target }) => show({ source: target.value === "" ? undefined : target.value.slice(1) })}
        aria-describedby={error ? "filter-sources" : undefined}
        options={[
          ["", text.anySource],
          ...(listed ? [] : [[`=${source}`, nameOf(source)] as const]),
          ...sources.map(({ source: name, count }) => [`=${name}`, `${nameOf(name)} (${countText(count)})`] as const),
        ]}
      />
      {error ? (
        <p id="filter-sources" className="mt-1.5 text-danger">
          {text.sourceUnavailable}
        </p>
      ) : null}
    </div>
  );
}
