import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { staff } from "#content/admin-dashboard.ts";
import { countText } from "#content/format.ts";
import type { SubscriberResults } from "./row-sources.ts";

const order = ["public", "production", "total"] as const;
const marks = { public: "bg-border-strong", production: "bg-accent" } as const;

/** Over a scale that shows the schemas' share. */
export function Counts({ listing }: { listing: SubscriberResults | undefined }) {
  const counts = listing?.counts;
  const { public: publicCount = 0, total = 0 } = counts ?? {};
  const at = new Date(listing?.at ?? "");
  return (
    <section aria-label={staff.counts.label} className="border-b border-border py-6">
      <dl className="grid grid-cols-3 gap-x-3 sm:gap-x-4">
        {order.map((name) => (
          <div key={name} className={name === "public" ? "" : "border-l border-border pl-3 sm:pl-4"}>
            <dt className="kicker flex items-center gap-2 max-sm:text-xs">
              {name === "total" ? null : <span className={`h-1.5 w-3 shrink-0 max-sm:hidden ${marks[name]}`} />}
              <span>{staff.counts[name]}</span>
            </dt>
            <dd className="figure-mono text-[clamp(1.5rem,1rem+2.4vw,2.75rem)] leading-tight font-medium">
              {counts ? countText(counts[name]) : "–"}
            </dd>
          </div>
        ))}
      </dl>
      {/* One subscriber is one unit wide. */}
      <svg viewBox={`0 0 ${total || 1} 10`} preserveAspectRatio="none" className="mt-4 h-2.5 w-full" aria-hidden="true">
        <rect y="4" width="100%" height="2" className="fill-border" />
        <rect y="2" width={publicCount} height="6" className="fill-border-strong" />
        <rect y="2" x={publicCount} width={total - publicCount} height="6" className="fill-accent" />
      </svg>
      {Number.isNaN(at.getTime()) ? null : (
        <p className="kicker mt-2">
          {staff.table.asOf} <Timestamp iso={at.toISOString()} />
        </p>
      )}
    </section>
  );
}
