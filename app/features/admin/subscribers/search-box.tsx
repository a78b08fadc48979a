import Search from "@lucide/icons/icons/search";
import { useEffect, useId, useRef } from "react";
import { submitted } from "#app/features/admin/form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { staff } from "#content/admin-dashboard.ts";

/** After the last key. */
const pauseMs = 250;

/** A field whose text is searched for after a pause, and at once with Enter. */
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
