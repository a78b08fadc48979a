import { Tabs } from "radix-ui";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";

/** One tab: `to` is the address that opens it, with or without script. */
export type LinkTab = { value: string; title: string; to: string; panel: ReactNode; className?: string };

const looks = {
  line: {
    list: "flex flex-wrap gap-x-6 border-b border-rule",
    tab: "-mb-px inline-flex min-h-12 items-center border-b-2 border-transparent text-lg font-medium text-ink-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink",
  },
  pill: {
    list: "flex flex-wrap gap-2",
    tab: "inline-flex min-h-11 items-center rounded-full border border-rule-strong px-4 font-medium hover:bg-wash data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-paper",
  },
};

/**
 * Tabs that are links: each has an address, so it can be shared, works before any script, and opens in a new window.
 * All panels are in the document; the others are hidden, and without script one that a fragment points into shows.
 * @param label says what is chosen
 * @param value the open tab
 * @param onChoose called with another tab's value; it should bring the address in line
 * @param printAll prints every panel one below the other, as a manual needs
 */
export function LinkTabs({
  label,
  value,
  tabs,
  onChoose,
  look = "line",
  printAll = false,
}: {
  label: string;
  value: string;
  tabs: readonly LinkTab[];
  onChoose: (value: string) => void;
  look?: keyof typeof looks;
  printAll?: boolean;
}) {
  // The press of a mouse and the click after it ask for the same tab: it is chosen once.
  const asked = useRef(value);
  useEffect(() => {
    asked.current = value;
  }, [value]);
  function choose(next: string) {
    if (next === asked.current) return;
    asked.current = next;
    onChoose(next);
  }
  function onClick(event: MouseEvent, next: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(next);
  }
  return (
    <Tabs.Root value={value} onValueChange={choose} activationMode="manual">
      <Tabs.List aria-label={label} data-screen-only className={`${looks[look].list} mb-8`}>
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab.value} value={tab.value} asChild className={looks[look].tab}>
            <a href={tab.to} onClick={(event) => onClick(event, tab.value)}>
              {tab.title}
            </a>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content
          key={tab.value}
          value={tab.value}
          forceMount
          tabIndex={-1}
          className={`data-[state=inactive]:hidden noscript:has-[:target]:block! ${printAll ? "print:block!" : ""} ${tab.className ?? ""}`}
        >
          {tab.panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
