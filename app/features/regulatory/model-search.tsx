import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { modelNumbers } from "#content/regulatory/certifications.ts";

const longest = 40;
const examples = Object.values(modelNumbers).flat();

/** Search by model number (`?model=`): follows the typing, and is a plain GET form without script. */
export function ModelSearch({ model, found }: { model: string; found: number }) {
  const [, setParams] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  // Another address, such as that of a link, changes what was typed; the typing itself doesn't.
  useEffect(() => {
    const input = field.current;
    if (input && document.activeElement !== input) input.value = model;
  }, [model]);
  return (
    <search>
      <form action="/regulatory" method="get" onSubmit={(event) => event.preventDefault()} className="max-w-md">
        <label htmlFor="model" className="mb-1.5 block font-medium">
          Model number
        </label>
        <div className="relative flex items-center">
          <Search aria-hidden="true" className="pointer-events-none absolute left-4 size-5 text-ink-soft" />
          <input
            ref={field}
            id="model"
            name="model"
            type="search"
            defaultValue={model}
            maxLength={longest}
            placeholder={examples[0]}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ target }) =>
              setParams(target.value.trim() === "" ? {} : { model: target.value.trim() }, {
                replace: true,
                preventScrollReset: true,
              })
            }
            className="figure-mono min-h-12 w-full rounded-full border border-rule-strong bg-raised pr-5 pl-12 text-ink placeholder:text-ink-soft"
          />
        </div>
        <noscript>
          <button type="submit" className="mt-2 min-h-11 rounded-full border border-rule-strong px-5 font-semibold">
            Search
          </button>
        </noscript>
        <p className="mt-2 text-base text-ink-soft" role="status">
          {model === ""
            ? "It stands on the back of the tracker or on its box."
            : found === 1
              ? "1 certification found."
              : `${found} certifications found.`}
        </p>
      </form>
    </search>
  );
}
