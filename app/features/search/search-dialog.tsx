import CornerDownLeft from "@lucide/icons/icons/corner-down-left";
import Search from "@lucide/icons/icons/search";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { takeClick } from "#app/lib/take-click.ts";
import { CloseButton } from "#app/ui/close-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { useModal } from "#app/ui/use-modal.ts";
import { searchText } from "#content/search.ts";
import { searchSuggestions } from "#content/search-suggestions.ts";
import { find } from "./find.ts";
import { type LoadedIndex, searchStatus, useIndex } from "./use-index.ts";

const maxHits = 12;

type SearchOption = { address: string; title: string; summary?: string; group: string };

function choicesOf(index: LoadedIndex, query: string): readonly SearchOption[] {
  if (query === "") {
    const group = searchText.suggestionsTitle;
    return searchSuggestions.map(({ label: title, href: address }) => ({ title, address, group }));
  }
  if (!index || index === "failed") return [];
  return find(index, query, maxHits).map((hit) => ({ ...hit, group: searchText.kinds[hit.kind] }));
}

type SearchDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Typed before the dialog was loaded. */
  early: RefObject<string>;
};

/** Works without network once the index is there. */
export default function SearchDialog({ open, onOpenChange, early }: SearchDialogProps) {
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const index = useIndex(open);
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const openedBefore = useRef(false);
  function onShown() {
    // Opening again selects the last query, so that typing replaces it.
    if (openedBefore.current) field.current?.select();
    else setTyped((now) => now || early.current);
    openedBefore.current = true;
  }
  const modal = useModal(open, onShown, () => onOpenChange(false));
  const query = typed.trim();
  const choices = choicesOf(index, query);
  const chosen = choices[active];

  function go(address: string) {
    onOpenChange(false);
    // Offline, only whole documents may be cached (docs/decisions/offline.md).
    if (navigator.onLine) navigate(address);
    else location.assign(address);
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = choices.length - 1;
    if (event.key === "ArrowDown") setActive(active >= last ? 0 : active + 1);
    else if (event.key === "ArrowUp") setActive(active <= 0 ? last : active - 1);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      go(chosen?.address ?? `/search?q=${encodeURIComponent(query)}`);
    } else return;
    event.preventDefault();
  }

  return (
    <dialog
      {...modal}
      aria-label={searchText.title}
      className="fixed mx-auto mt-0 max-h-dvh w-full max-w-2xl flex-col overflow-hidden border border-border bg-raised p-0 text-ink shadow-[0_24px_80px_var(--shadow)] backdrop:bg-paper/80 backdrop:backdrop-blur-xs max-sm:max-w-none open:flex sm:mt-[10vh] sm:max-h-[78vh] sm:w-[calc(100%-3rem)] sm:rounded-3xl"
    >
      <div className="flex items-center gap-3 border-b border-border pr-2 pl-5">
        <Icon icon={Search} className="size-5 shrink-0 text-ink-soft" />
        <input
          ref={field}
          // Not a search field: there Escape would clear the words before it closes the dialog.
          type="text"
          inputMode="search"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-label={searchText.label}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={chosen ? `${id}${active}` : undefined}
          aria-autocomplete="list"
          placeholder={searchText.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          className="min-h-16 min-w-0 flex-1 bg-transparent text-lg outline-none! placeholder:text-ink-soft"
        />
        <CloseButton label="Close the search" onClick={() => onOpenChange(false)} />
      </div>
      <div className="overflow-y-auto overscroll-contain p-2">
        <p
          role="status"
          className={query === "" || choices.length > 0 ? "sr-only" : "px-4 py-10 text-center text-ink-soft"}
        >
          {query === "" ? "" : searchStatus(index, query, choices.length)}
        </p>
        {query !== "" && choices.length === 0 && index !== undefined ? (
          <div className="relative grid h-40 place-items-center overflow-clip">
            <Rings dot={false} className="absolute w-56 text-border" />
            <PageLink
              to={`/search?q=${encodeURIComponent(query)}`}
              onClick={() => onOpenChange(false)}
              className="link-line relative inline-flex min-h-11 items-center"
            >
              {searchText.retry}
            </PageLink>
          </div>
        ) : null}
        <SearchOptions id={id} choices={choices} active={active} onActive={setActive} onGo={go} />
      </div>
      <p aria-hidden="true" className="kicker hidden border-t border-border px-5 py-3 sm:block">
        ↑ ↓ choose · Enter open · Esc close
      </p>
    </dialog>
  );
}

type SearchOptionsProps = {
  id: string;
  choices: readonly SearchOption[];
  active: number;
  onActive: (index: number) => void;
  onGo: (address: string) => void;
};

/** @param id prefix of the options' ids, for aria-activedescendant */
function SearchOptions({ id, choices, active, onActive, onGo }: SearchOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    <div ref={list} id={`${id}list`} role="listbox" aria-label="Results">
      {choices.map((choice, index) => (
        <a
          key={`${choice.address} ${choice.title}`}
          id={`${id}${index}`}
          data-index={index}
          href={choice.address}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseMove={() => index !== active && onActive(index)}
          onClick={(event) => takeClick(event) && onGo(choice.address)}
          className="group flex min-h-14 items-center gap-4 rounded-2xl px-4 py-2.5 aria-selected:bg-wash"
        >
          <span className="min-w-0 flex-1">
            <span className="block leading-snug font-medium">{choice.title}</span>
            {choice.summary ? <span className="line-clamp-1 text-base text-ink-soft">{choice.summary}</span> : null}
          </span>
          <span className="kicker shrink-0 max-sm:hidden">{choice.group}</span>
          <Icon
            icon={CornerDownLeft}
            className="size-4 shrink-0 text-ink-soft opacity-0 group-aria-selected:opacity-100"
          />
        </a>
      ))}
    </div>
  );
}
