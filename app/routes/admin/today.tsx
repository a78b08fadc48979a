import { HeldWork } from "#app/features/admin/held-work.tsx";
import { ListStatus } from "#app/features/admin/list-status.tsx";
import { NotOpenNote } from "#app/features/admin/not-open-note.tsx";
import { PageFailures } from "#app/features/admin/page-failures.tsx";
import { SalesFigures } from "#app/features/admin/sales-figures.tsx";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { useToday } from "#app/features/admin/use-staff-calls.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { todayText as text } from "#content/admin-today.ts";
import { ageText } from "#content/age-text.ts";
import type { TodayItem } from "#contract/admin-today.ts";

/** docs/staff.md */
export default function Today() {
  const { data, error, busy, reload } = useToday();
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  const { items, checkedAt } = data;
  return (
    <>
      <NotOpenNote />
      {items.length === 0 ? (
        <ListStatus empty={text.empty}>
          <p className="mt-2 text-ink-soft">{text.emptyHint}</p>
        </ListStatus>
      ) : (
        <ul aria-label={text.list}>
          {items.map((item) => (
            <Item key={item.kind} item={item} checkedAt={checkedAt} onChange={reload} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4 pt-6 text-ink-soft">
        <p>
          {text.checked} <Timestamp iso={checkedAt} />
        </p>
        <Button variant="quiet" onClick={reload} aria-busy={busy}>
          {text.refresh}
        </Button>
      </div>
      {items.some(({ kind }) => kind === "page-failures") ? <PageFailures onChange={reload} /> : null}
      <SalesFigures />
    </>
  );
}

type ItemProps = { item: TodayItem; checkedAt: string; onChange: () => void };

function Item({ item: { kind, count, oldestAt }, checkedAt, onChange }: ItemProps) {
  const { title, hint, link, urgent }: (typeof text.items)[typeof kind] & { urgent?: true } = text.items[kind];
  const backup = kind === "backup";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-b border-border py-5">
      <div className="min-w-0 flex-1 basis-80">
        <h2 className={urgent ? "text-lg text-danger" : "text-lg"}>{title(count)}</h2>
        <p className="text-ink-soft">{hint}</p>
        {kind === "restored" ? <HeldWork onChange={onChange} /> : null}
        {oldestAt && kind !== "restored" ? (
          <p className="kicker mt-1">
            <span>{`${backup ? text.last : text.oldest} ${ageText(oldestAt, checkedAt)}, `}</span>
            <Timestamp iso={oldestAt} />
          </p>
        ) : null}
        {backup && !oldestAt ? <p className="kicker mt-1">{text.never}</p> : null}
      </div>
      {link ? (
        <ButtonLink to={link.to} variant="secondary" className="max-sm:w-full">
          {link.label}
        </ButtonLink>
      ) : null}
    </li>
  );
}
