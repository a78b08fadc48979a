import Plus from "@lucide/icons/icons/plus";
import Search from "@lucide/icons/icons/search";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Field, submitted, useApiForm } from "#app/features/admin/form.tsx";
import { useAdminQuery } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { useAsk } from "#app/ui/confirm-dialog.tsx";
import { Select, TextField } from "#app/ui/fields.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { staff } from "#content/admin-dashboard.ts";
import { subscriberToolsText } from "#content/admin-subscribers.ts";
import { countText } from "#content/format.ts";
import { subscriberFilter, subscriberSort, subscriberSourcesResponse } from "#contract/admin-subscribers.ts";
import { emailSchema } from "#contract/email.ts";
import { successResponse } from "#contract/staff-response.ts";
import { countFilters, type SubscriberView, type SubscriberViewState } from "./use-subscriber-view.ts";

const { filters: text, remove } = subscriberToolsText;
const { from: dayRule, schema: schemaRule } = subscriberFilter.shape;

type PanelProps = {
  filters: SubscriberViewState;
  /** Then there is no schema to choose. */
  oneSchema: boolean;
};

/** Each change applies at once. */
export function FilterPanel({ filters: { view, show, clear, cleared }, oneSchema }: PanelProps) {
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

/** Its content is drawn from the first opening on. */
export function Fold({ summary, note, children }: { summary: string; note?: string | null; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="group border-b border-border" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="flex min-h-11 items-center justify-between gap-4 font-medium">
        <span>{note ? `${summary} (${note})` : summary}</span>
        <Icon icon={Plus} className="size-5 shrink-0 transition-transform group-open:rotate-45" />
      </summary>
      {opened ? children : null}
    </details>
  );
}

/** After a second question. What was typed stays when it fails. */
export function RemoveSubscriber({ onRemoved }: { onRemoved: () => void }) {
  const ask = useAsk();
  const { form, problems, busy, check, submit } = useApiForm("email");

  const removeAddress = (email: string) =>
    submit((call) => call.post("/api/admin/subscribers/remove", { email }, successResponse), onRemoved);

  const onSubmit = submitted((field) => {
    const { data: email } = emailSchema.safeParse(field("email"));
    if (!check({ email: email ? undefined : remove.noAddress }) || !email) return;
    ask({ question: remove.confirm(email), confirm: remove.yes, onConfirm: () => void removeAddress(email) });
  });

  return (
    <div className="py-4">
      <p className="max-w-prose text-ink-soft">{remove.text}</p>
      <form ref={form} onSubmit={onSubmit} noValidate className="mt-4 max-w-md">
        <Field label={remove.email} name="email" type="email" required maxLength={254} problem={problems.email} />
        <Button type="submit" variant="secondary" className="mt-4" busy={busy}>
          {remove.submit}
        </Button>
      </form>
    </div>
  );
}

const pauseMs = 250;

/** Searched after a pause, at once with Enter. */
export function SearchBox({ onSearch }: { onSearch: (text: string) => void }) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function searchAfter(ms: number, typed: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(typed.trim()), ms);
  }
  return (
    <search className="min-w-0 flex-1 basis-72">
      <form onSubmit={submitted((field) => searchAfter(0, field("search")))}>
        <label htmlFor={id} className="mb-1.5 block font-medium">
          {staff.table.searchLabel}
        </label>
        <span className="relative block max-w-md">
          <Icon
            icon={Search}
            className="pointer-events-none absolute top-1/2 left-4 size-4 -translate-y-1/2 text-ink-soft"
          />
          <input
            id={id}
            type="search"
            name="search"
            onChange={({ target }) => searchAfter(pauseMs, target.value)}
            placeholder={staff.table.searchPlaceholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            className="min-h-11 w-full rounded-full border border-border-strong bg-raised pr-4 pl-10 text-ink placeholder:text-ink-soft"
          />
        </span>
      </form>
    </search>
  );
}
