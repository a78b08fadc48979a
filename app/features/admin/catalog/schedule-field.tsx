import { useId, useState } from "react";
import { timestampText } from "#app/features/admin/format.ts";
import { Button } from "#app/ui/button.tsx";
import { catalogText } from "#content/admin-catalog.ts";
import { CatalogField } from "./catalog-field.tsx";

const text = catalogText.form;

/** The moment that a field of date and time names in this browser's time zone (ISO 8601); null for none. */
function momentOf(local: string): string | null {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Asks for the moment at which a change is to be made. The time zone is this browser's, and the same moment stands in UTC. */
export function ScheduleField({ busy, onSchedule }: { busy: boolean; onSchedule: (moment: string) => void }) {
  const [local, setLocal] = useState("");
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const moment = momentOf(local);
  function schedule() {
    if (moment === null || Date.parse(moment) <= Date.now()) setProblem(text.badMoment);
    else onSchedule(moment);
  }
  return (
    <div id={id} className="mt-4 flex flex-wrap items-start gap-x-5 gap-y-3 rounded-xl bg-wash p-4">
      <CatalogField
        className="min-w-0 grow sm:max-w-80"
        label={text.moment(Intl.DateTimeFormat().resolvedOptions().timeZone)}
        type="datetime-local"
        name="moment"
        autoFocus
        value={local}
        problem={problem}
        {...(moment === null ? {} : { hint: text.inUtc(timestampText(moment)) })}
        onChange={({ target }) => {
          setLocal(target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          // Enter means this field's button, not the form's.
          if (event.key !== "Enter") return;
          event.preventDefault();
          schedule();
        }}
      />
      <Button className="sm:mt-8" busy={busy} onClick={schedule}>
        {text.schedule}
      </Button>
    </div>
  );
}
