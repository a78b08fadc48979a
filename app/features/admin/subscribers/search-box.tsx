import Search from "@lucide/icons/icons/search";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { submitted } from "#app/features/admin/form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { staff } from "#content/admin-dashboard.ts";

const pauseMs = 250;

/** Searched after a pause, at once with Enter. @param search what the rows shown were searched for */
export function SearchBox({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const onPause = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => onPause(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <search className="min-w-0 flex-1 basis-72">
      <form onSubmit={submitted(() => onSearch(typed.trim()))}>
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
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
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
