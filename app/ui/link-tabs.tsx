import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from "react";
import { focusTarget } from "#app/lib/focus-target.ts";
import { takeClick } from "#app/lib/take-click.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/** One tab: `to` is the address that opens it, with or without script; `panel` is null where that address has to bring it. */
export type LinkTab = { value: string; title: string; to: string; panel: ReactNode };

const styles = {
  line: {
    list: "flex flex-wrap gap-x-3 border-b border-border sm:gap-x-6",
    tab: "-mb-px inline-flex min-h-12 items-center border-b-2 border-transparent text-[0.9375rem] font-medium sm:text-lg text-ink-soft hover:text-ink aria-selected:border-accent aria-selected:text-ink",
  },
  pill: {
    list: "flex flex-wrap gap-2",
    tab: "inline-flex min-h-11 items-center rounded-full border border-border-strong px-4 font-medium hover:bg-wash aria-selected:border-ink aria-selected:bg-ink aria-selected:text-paper",
  },
};

/** Arrow keys, Home and End move the focus along the tabs; Space opens one, as Enter does with a link by itself. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const now = tabs.findIndex((tab) => tab.matches(":focus"));
  const next = tabs[focusTarget(event.key, now, tabs.length, ["ArrowLeft", "ArrowRight"]) ?? -1];
  if (now < 0 || (!next && event.key !== " ")) return;
  event.preventDefault();
  if (next) next.focus();
  else tabs[now]?.click();
}

type LinkTabsProps = {
  label: string;
  value: string;
  tabs: readonly LinkTab[];
  onChoose: (value: string) => void;
  variant?: keyof typeof styles;
  printAll?: boolean;
};

/**
 * Tabs that are links: each has an address, so it can be shared, works before any script, and opens in a new window. All panels are
 * in the document; the others are hidden, and without script one that a fragment points into shows.
 * @param label names the tabs for screen readers
 * @param value the open tab; one that is pressed shows at once, before `value` follows
 * @param onChoose called with a tab's value, also of the open one, after the paint; should update the URL
 * @param printAll prints all panels, one below the other
 */
export function LinkTabs({ label, value, tabs, onChoose, variant = "line", printAll = false }: LinkTabsProps) {
  const id = useId();
  // Without JavaScript there are no arrow keys, so each tab is in the tab order.
  const roving = useHydrated();
  const [pressed, setPressed] = useState<{ at: string; tab: string } | null>(null);
  if (pressed && pressed.at !== value) setPressed(null);
  const shown = pressed?.tab ?? value;
  function onClick(event: MouseEvent, { value: next, panel }: LinkTab): void {
    if (!takeClick(event)) return;
    if (panel !== null) setPressed({ at: value, tab: next });
    // Rendering a page for its new address takes longer than showing a panel that is there.
    setTimeout(onChoose, 0, next);
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        data-screen-only
        className={`${styles[variant].list} mb-8`}
      >
        {tabs.map((tab) => (
          <a
            key={tab.value}
            role="tab"
            id={`${id}${tab.value}`}
            href={tab.to}
            aria-selected={tab.value === shown}
            aria-controls={`${id}${tab.value}-panel`}
            tabIndex={roving && tab.value !== shown ? -1 : 0}
            onClick={(event) => onClick(event, tab)}
            className={styles[variant].tab}
          >
            {tab.title}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}${tab.value}-panel`}
          aria-labelledby={`${id}${tab.value}`}
          data-closed={tab.value === shown ? undefined : ""}
          className={`data-closed:hidden noscript:has-[:target]:block! ${printAll ? "print:block!" : ""}`}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
