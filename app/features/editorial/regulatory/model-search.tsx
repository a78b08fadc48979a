import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { SearchField, SearchSubmitWithoutScript } from "#app/ui/search-field.tsx";
import { modelNumbers } from "#content/regulatory/certifications.ts";

const maxLength = 40;
const examples = Object.values(modelNumbers).flat();

/** Search by model number (`?model=`): follows the typing, and is a plain GET form without script. */
export function ModelSearch({ model, found }: { model: string; found: number }) {
  const [, setParams] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  // A navigation changes the field's value; typing itself doesn't.
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
        <SearchField
          ref={field}
          id="model"
          name="model"
          defaultValue={model}
          maxLength={maxLength}
          placeholder={examples[0]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) =>
            setParams(target.value.trim() === "" ? {} : { model: target.value.trim() }, {
              replace: true,
              preventScrollReset: true,
            })
          }
          className="figure-mono"
        />
        <SearchSubmitWithoutScript />
        <p className="mt-2 text-base text-ink-soft" role="status">
          {model === ""
            ? "It's on the back of the tracker or on its box."
            : found === 1
              ? "1 certification found."
              : `${found} certifications found.`}
        </p>
      </form>
    </search>
  );
}
