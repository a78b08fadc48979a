import { Tabs } from "radix-ui";
import type { ReactNode } from "react";

/**
 * Tabs over panels that are all in the page: without script the panels stand one below the other.
 * @param label says what is chosen
 */
export function ChoiceTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { value: string; title: string; accent?: string; panel: ReactNode }[];
}) {
  return (
    <Tabs.Root defaultValue={tabs[0]?.value ?? ""} activationMode="automatic">
      <Tabs.List aria-label={label} className="mb-8 flex flex-wrap gap-2">
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 rounded-full border border-rule-strong px-4 font-medium data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-paper"
          >
            {tab.title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content
          key={tab.value}
          value={tab.value}
          forceMount
          className="data-[state=inactive]:hidden"
          data-accent={tab.accent}
        >
          {tab.panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
