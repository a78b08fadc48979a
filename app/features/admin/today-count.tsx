import { staff } from "#content/admin-dashboard.ts";

/** Nothing on a quiet day. */
export function TodayCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="figure-mono grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-sm leading-6 text-on-accent">
      {count}
      <span className="sr-only">{staff.needSomebody(count)}</span>
    </span>
  );
}
