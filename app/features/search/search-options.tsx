import CornerDownLeft from "@lucide/icons/icons/corner-down-left";
import { useEffect, useRef } from "react";
import { takeClick } from "#app/lib/take-click.ts";
import { Icon } from "#app/ui/icon.tsx";

export type SearchOption = { address: string; title: string; summary?: string; group: string };

/** @param id prefix of the options' ids, for aria-activedescendant */
export function SearchOptions({
  id,
  choices,
  active,
  onActive,
  onGo,
}: {
  id: string;
  choices: readonly SearchOption[];
  active: number;
  onActive: (index: number) => void;
  onGo: (address: string) => void;
}) {
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
