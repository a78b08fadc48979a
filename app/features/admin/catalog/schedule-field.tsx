import { useRef, useState } from "react";
import { Field } from "#app/features/admin/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { catalogText } from "#content/admin-catalog.ts";

const text = catalogText.form;

/** Asks for the moment (ISO 8601) at which a change is to be made. */
export function ScheduleField({ busy, onSchedule }: { busy: boolean; onSchedule: (moment: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  function schedule() {
    const moment = Date.parse(`${field.current?.value}Z`);
    if (moment > Date.now()) onSchedule(new Date(moment).toISOString());
    else setProblem(text.badMoment);
  }
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-5 gap-y-3 rounded-xl bg-wash p-4">
      <Field
        className="min-w-0 grow sm:max-w-80"
        label={text.moment}
        type="datetime-local"
        name="moment"
        ref={field}
        autoFocus
        problem={problem}
        onChange={() => setProblem(undefined)}
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
