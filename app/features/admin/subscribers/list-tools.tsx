import Plus from "@lucide/icons/icons/plus";
import { type ReactNode, useState } from "react";
import { useIsEditor } from "#app/features/admin/login/use-admin-token.ts";
import { Icon } from "#app/ui/icon.tsx";
import { subscribersText } from "#content/admin-subscribers.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { RemoveSubscriber } from "./remove-subscriber.tsx";
import type { RowSource } from "./row-sources.ts";
import { countFilters, type SubscriberView } from "./use-subscriber-view.ts";

type ListToolsProps = {
  source: RowSource;
  view: SubscriberView;
  onChange: (change: SubscriberView) => void;
  onRemoved: () => void;
};

/** Taking somebody off the list is for admins. */
export function ListTools({ source, view, onChange, onRemoved }: ListToolsProps) {
  const isEditor = useIsEditor();
  const active = countFilters(view);
  return (
    <div className="mt-4 border-t border-border">
      <Fold summary={subscribersText.filter} note={active > 0 ? subscribersText.active(active) : null}>
        <FilterPanel view={view} onChange={onChange} oneSchema={source === "own"} />
      </Fold>
      {isEditor ? null : (
        <Fold summary={subscribersText.remove}>
          <RemoveSubscriber onRemoved={onRemoved} />
        </Fold>
      )}
    </div>
  );
}

/** Its content is drawn from the first opening on. */
function Fold({ summary, note, children }: { summary: string; note?: string | null; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group border-b border-border"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-11 items-center justify-between gap-4 font-medium">
        {summary} {note ? `(${note})` : null}
        <Icon icon={Plus} className="size-5 shrink-0 transition-transform group-open:rotate-45" />
      </summary>
      {opened ? children : null}
    </details>
  );
}
