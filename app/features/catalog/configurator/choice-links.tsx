import type { KeyboardEvent, MouseEvent } from "react";
import { takeClick } from "#app/lib/take-click.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Price } from "#app/ui/price.tsx";
import { inAddress } from "#content/catalog/buying.ts";
import type { Selection } from "./selection.ts";
import type { ChosenTagigo } from "./use-selection.ts";

/** `next` is what it leads to, also before any script. */
type ChoiceLink = {
  value: string;
  title: string;
  /** Words, or a price with its currency. */
  notes?: readonly (string | { readonly price: string })[];
  swatch?: readonly string[] | undefined;
  next: Selection;
};

const classes = {
  card: "relative grid content-start rounded-2xl border border-border-strong px-3 py-2 not-aria-disabled:hover:border-ink aria-disabled:border-dashed aria-checked:border-ink aria-checked:bg-ink aria-checked:text-paper!",
  swatch:
    "inline-flex items-center gap-1.5 text-[0.9375rem] aria-checked:underline aria-checked:underline-offset-4 aria-disabled:opacity-60",
};

const noteClass = "text-sm font-normal tabular-nums";

/** Of a color, or of several (app/styles/choices.css). */
function Swatch({ colors }: { colors: readonly string[] }) {
  const part = 100 / colors.length;
  return (
    <svg viewBox="0 0 32 32" className="swatch" aria-hidden="true">
      {colors.map((id, index) => (
        <circle
          key={id}
          cx="16"
          cy="16"
          r="8"
          fill="none"
          stroke={`var(--tagigo-${id})`}
          strokeWidth="16"
          pathLength="100"
          strokeDasharray={`${part} 100`}
          strokeDashoffset={-part * index}
        />
      ))}
    </svg>
  );
}

/** The option's name, with its color's dot before it. */
function Title({ option: { swatch, title }, inCard }: { option: ChoiceLink; inCard: boolean }) {
  const parts = (
    <>
      {swatch ? <Swatch colors={swatch} /> : null}
      <span>{title}</span>
    </>
  );
  return inCard ? <span className="flex items-center gap-1.5 whitespace-nowrap">{parts}</span> : parts;
}

function press(radio: Element | undefined): void {
  if (!(radio instanceof HTMLElement)) return;
  radio.focus();
  radio.click();
}

type ChoiceLinksProps = {
  name: string;
  /** Grid classes of the cards; without them dots of color with their names. */
  columns?: string;
  options: readonly ChoiceLink[];
  current: string;
  /** Why nothing can be chosen at the moment. */
  disabled?: string | undefined;
  chosen: ChosenTagigo;
};

/** Links that read as radio buttons; arrow keys move and choose. */
export function ChoiceLinks({ name, columns, options, current, disabled, chosen }: ChoiceLinksProps) {
  const { choose, hrefOf } = chosen;
  // Without JavaScript there are no arrow keys, so each option is in the tab order.
  const roving = useHydrated();
  function onClick(event: MouseEvent, next: Selection) {
    if (takeClick(event) && !disabled) choose(next);
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
    press(radios[(now + by + radios.length) % radios.length]);
  }
  const id = `choice-${inAddress(name)}`;
  return (
    <div className="mt-3">
      <div className="mb-1.5 flex items-baseline gap-3">
        <h3 id={id} className="kicker">
          {name}
        </h3>
        {disabled ? (
          <p id={`${id}-why`} className="text-[0.9375rem] leading-tight text-ink-soft">
            {disabled}
          </p>
        ) : null}
      </div>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-disabled={disabled ? true : undefined}
        aria-describedby={disabled ? `${id}-why` : undefined}
        onKeyDown={onKeyDown}
        className={columns ? `grid gap-2 ${columns}` : "flex flex-wrap gap-x-3"}
      >
        {options.map((option) => (
          // biome-ignore lint/a11y/useSemanticElements: a link, so that it works before any script
          <a
            key={option.value}
            role="radio"
            href={disabled ? undefined : hrefOf(option.next)}
            aria-checked={option.value === current}
            aria-disabled={disabled ? true : undefined}
            tabIndex={roving && option.value !== current ? -1 : 0}
            onClick={(event) => onClick(event, option.next)}
            className={`min-h-11 leading-tight font-medium aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft ${classes[columns ? "card" : "swatch"]}`}
          >
            <Title option={option} inCard={columns !== undefined} />
            {option.notes?.map((note) =>
              typeof note === "string" ? (
                <span key={note} className={noteClass}>
                  {note}
                </span>
              ) : (
                <Price key="price" text={note.price} className={noteClass} />
              ),
            )}
          </a>
        ))}
      </div>
    </div>
  );
}
