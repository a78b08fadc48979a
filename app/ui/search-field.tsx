import Search from "@lucide/icons/icons/search";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type SearchFieldProps = Omit<ComponentProps<"input">, "type"> & { trailing?: ReactNode };

/** Takes what an input takes. @param trailing at the right end, such as a control that clears it */
export function SearchField({ trailing, className = "", ...input }: SearchFieldProps) {
  return (
    <div className="relative flex min-w-0 flex-1 items-center">
      <Icon icon={Search} className="pointer-events-none absolute left-4 size-5 text-ink-soft" />
      <input
        type="search"
        enterKeyHint="search"
        {...input}
        className={`min-h-12 w-full rounded-full border border-border-strong bg-raised pr-12 pl-12 text-ink placeholder:text-ink-soft ${trailing === undefined ? "" : "[&::-webkit-search-cancel-button]:hidden"} ${className}`}
      />
      {trailing}
    </div>
  );
}

export function SearchSubmitWithoutScript() {
  return (
    <noscript>
      <button type="submit" className="mt-2 min-h-11 rounded-full border border-border-strong px-5 font-semibold">
        Search
      </button>
    </noscript>
  );
}
