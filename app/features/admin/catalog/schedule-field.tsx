import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { catalogText } from "#content/admin-catalog.ts";
import { CatalogField } from "./catalog-field.tsx";

const text = catalogText.form;

/** The moment that a field of date and time names (ISO 8601); null for none. */
function momentOf(typed: string): string | null {
  const moment = new Date(`${typed}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Asks for the moment at which a change is to be made. */
export function ScheduleField({ busy, onSchedule }: { busy: boolean; onSchedule: (moment: string) => void }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const moment = momentOf(typed);
  function schedule() {
    if (moment === null || Date.parse(moment) <= Date.now()) setProblem(text.badMoment);
    else onSchedule(moment);
  }
  return (
    <div id={id} className="mt-4 flex flex-wrap items-start gap-x-5 gap-y-3 rounded-xl bg-wash p-4">
      <CatalogField
        className="min-w-0 grow sm:max-w-80"
        label={text.moment}
        type="datetime-local"
        name="moment"
        autoFocus
        value={typed}
        problem={problem}
        onChange={({ target }) => {
          setTyped(target.value);
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
