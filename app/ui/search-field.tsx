import Search from "@lucide/icons/icons/search";
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";

type SearchFieldProps = Omit<ComponentProps<"input">, "type"> & { trailing?: ReactNode };

/**
 * The shop's search input with its magnifier. Takes what an input takes, `ref` too.
 * @param trailing what stands at the right end, such as a control that clears it; the browser's own isn't shown then
 */
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

/** A button that sends a search, which only a browser without script needs: elsewhere results follow the typing, or Enter does. */
export function SearchSubmitWithoutScript() {
  return (
    <noscript>
      <button type="submit" className="mt-2 min-h-11 rounded-full border border-border-strong px-5 font-semibold">
        Search
      </button>
    </noscript>
  );
}

/**
 * Keeps a search field and the address in step: after Back the field shows the text that the address asks for, while somebody types
 * it is left alone. What was typed before hydration, when nothing could follow it, is followed then.
 * @param shown the text that the page shows the results of
 * @param follow searches for a text
 * @returns the `ref` of the field
 */
export function useSearchField(shown: string, follow: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useRef(false);
  const followTyped = useEffectEvent(follow);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const typedBefore = !isHydrated.current && input.value.trim() !== shown;
    isHydrated.current = true;
    if (typedBefore) followTyped(input.value);
    else if (document.activeElement !== input) input.value = shown;
  }, [shown]);
  return field;
}
