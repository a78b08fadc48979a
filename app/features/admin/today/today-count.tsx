import type { AdminApi } from "#app/features/admin/admin-api.ts";
import { todayText as text } from "#content/admin-today.ts";
import { useToday } from "./use-today.ts";

/** How many things need somebody, beside the link to the screen that lists them; nothing on a quiet day. */
export function TodayCount({ call }: { call: AdminApi }) {
  const count = useToday(call).data?.items.length ?? 0;
  if (count === 0) return null;
  return (
    <span className="figure-mono grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-sm leading-6 text-on-accent">
      {count}
      <span className="sr-only">{text.countLabel(count)}</span>
    </span>
  );
}
