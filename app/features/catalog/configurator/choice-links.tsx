import type { KeyboardEvent, MouseEvent } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/** One option: `to` is the address of the page with this choice made, which works before any script. */
export type ChoiceLink = { value: string; title: string; note?: string; to: string };

function press(radio: Element | undefined): void {
  if (!(radio instanceof HTMLElement)) return;
  radio.focus();
  radio.click();
}

/**
 * A group of which one is chosen, as links that read as radio buttons; arrow keys move and choose.
 * @param name the group's heading
 * @param chosen value of the chosen option
 * @param disabled says why nothing can be chosen at the moment; without it everything can
 */
export function ChoiceLinks({
  name,
  options,
  chosen,
  disabled,
  onChoose,
}: {
  name: string;
  options: readonly ChoiceLink[];
  chosen: string;
  disabled?: string | undefined;
  onChoose: (value: string) => void;
}) {
  // Without JavaScript there are no arrow keys, so each option is in the tab order.
  const roving = useHydrated();
  function onClick(event: MouseEvent, value: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!disabled) onChoose(value);
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const radios: Element[] = [...event.currentTarget.querySelectorAll("[role=radio]")];
    const now = document.activeElement ? radios.indexOf(document.activeElement) : -1;
    if (event.key === " " && now >= 0) {
      event.preventDefault();
      press(radios[now]);
    }
    if (by === undefined || now < 0 || disabled) return;
    event.preventDefault();
    const next = radios[(now + by + radios.length) % radios.length];
    press(next);
  }
  const id = `choice-${name.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <div className="mt-5">
      <h3 id={id} className="kicker mb-2">
        {name}
      </h3>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-disabled={disabled ? true : undefined}
        aria-describedby={disabled ? `${id}-why` : undefined}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-2"
      >
        {options.map((option) => (
          // biome-ignore lint/a11y/useSemanticElements: a link, so that it works before any script
          <a
            key={option.value}
            role="radio"
            href={disabled ? undefined : option.to}
            aria-checked={option.value === chosen}
            aria-disabled={disabled ? true : undefined}
            tabIndex={roving && option.value !== chosen ? -1 : 0}
            onClick={(event) => onClick(event, option.value)}
            className="grid min-h-11 content-center rounded-2xl border border-border-strong px-4 py-2 leading-tight font-medium not-aria-disabled:hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:text-ink-soft aria-checked:border-ink aria-checked:bg-ink aria-checked:text-paper!"
          >
            {option.title}
            {option.note ? <span className="text-sm font-normal">{option.note}</span> : null}
          </a>
        ))}
      </div>
      {disabled ? (
        <p id={`${id}-why`} className="mt-2 text-ink-soft">
          {disabled}
        </p>
      ) : null}
    </div>
  );
}
