import { useSearchParams } from "react-router";
import { SearchField, SearchSubmitWithoutScript, useSearchField } from "#app/ui/search-field.tsx";

type ModelSearchProps = {
  /** What was typed. */
  model: string;
  /** A model number, as an example. */
  example: string | undefined;
  /** How many certifications it has. */
  found: number;
};

/** `?model=` follows the typing; a plain GET form without script. */
export function ModelSearch({ model, example, found }: ModelSearchProps) {
  const [, setParams] = useSearchParams();
  const follow = (text: string) =>
    setParams(text.trim() === "" ? {} : { model: text.trim() }, { replace: true, preventScrollReset: true });
  const field = useSearchField(model, follow);
  const foundText = found === 1 ? "1 certification found." : `${found} certifications found.`;
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
          maxLength={40}
          placeholder={example}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => follow(target.value)}
          className="figure-mono"
        />
        <SearchSubmitWithoutScript />
        <p className="mt-2 text-base text-ink-soft" role="status">
          {model === "" ? "It's on the back of the tracker or on its box." : foundText}
        </p>
      </form>
    </search>
  );
}
