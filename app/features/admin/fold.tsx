import Plus from "@lucide/icons/icons/plus";
import { type ReactNode, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";

type FoldProps = { summary: string; note?: string | null; children: ReactNode };

/**
 * A part of a screen that is closed until somebody opens it. Its content is drawn from the first opening on.
 * @param note stands in parentheses behind the summary
 */
export function Fold({ summary, note, children }: FoldProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="group border-b border-border" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="flex min-h-11 items-center justify-between gap-4 font-medium">
        <span>{note ? `${summary} (${note})` : summary}</span>
        <Icon icon={Plus} className="size-5 shrink-0 transition-transform group-open:rotate-45" />
      </summary>
      {opened ? children : null}
    </details>
  );
}
