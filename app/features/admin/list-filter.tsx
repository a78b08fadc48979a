import type { FormEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { adminText } from "#content/admin.ts";
import { ChoiceButtons } from "./choice-buttons.tsx";

/** One of the buttons that filter a staff list; `count` is unknown until the list is there. */
export type FilterChoice<State extends string> = {
  readonly state: State;
  readonly label: string;
  readonly count: number | undefined;
};

/**
 * What filters and searches a staff list.
 * @param searchLabel says what is searched in
 */
export function ListFilter<State extends string>({
  choices,
  chosen,
  onChoose,
  searchLabel,
  onSearch,
}: {
  choices: readonly FilterChoice<State>[];
  chosen: State;
  onChoose: (state: State) => void;
  searchLabel: string;
  onSearch: (words: string) => void;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 py-6">
      <ChoiceButtons
        legend={adminText.show}
        choices={choices.map(({ state, label, count }) => ({
          value: state,
          label: (
            <>
              {label} <span className="figure-mono text-sm">{count ?? "–"}</span>
            </>
          ),
        }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <ListSearch label={searchLabel} onSearch={onSearch} />
    </div>
  );
}

function ListSearch({ label, onSearch }: { label: string; onSearch: (words: string) => void }) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("words") ?? ""));
  }
  return (
    <search className="min-w-0 flex-1 basis-72 md:max-w-md">
      <form onSubmit={onSubmit}>
        <label htmlFor="admin-search" className="mb-1.5 block font-medium">
          {label}
        </label>
        <span className="flex gap-2">
          <input
            id="admin-search"
            name="words"
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            className="min-h-11 min-w-0 flex-1 rounded-full border border-border-strong bg-raised px-4 text-ink"
          />
          <Button type="submit" variant="secondary">
            {adminText.search}
          </Button>
        </span>
      </form>
    </search>
  );
}
