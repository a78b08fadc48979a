import { useState } from "react";
import { AdminSection } from "#app/features/admin/admin-section.tsx";
import { Field, type Problems, submitted, useForm } from "#app/features/admin/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/fields.tsx";
import { importText } from "#content/admin-imports.ts";
import { importedPerson } from "#contract/admin-subscriber-imports.ts";
import type { CsvTable } from "#contract/csv-table.ts";
import { type ChosenColumns, type ColumnRole, columnRole, recognizeColumns } from "#contract/subscriber-columns.ts";
import { type ConsentStatement, type JudgedFile, judgeFile, statementMoment } from "#contract/subscriber-file.ts";

const { columns: columnText, consent: consentText } = importText;

type ImportFormProps = {
  table: CsvTable;
  busy: boolean;
  /** Called when anything changes: what was previewed holds no longer. */
  onChange: (() => void) | undefined;
  onPreview: (judged: JudgedFile) => void;
};

/** What is wrong with what was chosen and typed, by the names of the fields. */
function problemsOf(columns: ChosenColumns, { source, date }: ConsentStatement): Problems {
  const { shape } = importedPerson;
  const isSourceFit = source === "" ? columns.source !== null : shape.source.safeParse(source).success;
  const isDateFit = date === "" ? columns.date !== null : shape.at.safeParse(statementMoment(date)).success;
  return {
    email: columns.email === null ? columnText.noEmail : undefined,
    statedSource: isSourceFit ? undefined : consentText.noSource,
    statedDate: isDateFit ? undefined : consentText.noDate,
  };
}

/** Which columns of a file are read, and the consent that is stated for its rows. */
export function ImportForm({ table, busy, onChange, onPreview }: ImportFormProps) {
  const { form, problems, check } = useForm();
  const [columns, setColumns] = useState(() => recognizeColumns(table));

  const onSubmit = submitted((field) => {
    const statement = { source: field("statedSource").trim(), date: field("statedDate") };
    if (check(problemsOf(columns, statement))) onPreview(judgeFile(table, columns, statement));
  });

  return (
    <form ref={form} onSubmit={onSubmit} onChange={onChange} noValidate>
      <AdminSection id="import-columns" title={columnText.heading}>
        <p className="max-w-prose text-ink-soft">{columnText.text}</p>
        <div className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {columnRole.options.map((role) => (
            <ColumnSelect
              key={role}
              role={role}
              table={table}
              chosen={columns[role]}
              problem={problems[role]}
              onChoose={(place) => setColumns({ ...columns, [role]: place })}
            />
          ))}
        </div>
      </AdminSection>
      <AdminSection id="import-consent" title={consentText.heading}>
        <p className="max-w-prose text-ink-soft">{consentText.text}</p>
        <div className="mt-5 grid max-w-2xl gap-5 sm:grid-cols-2">
          <Field
            label={consentText.source}
            name="statedSource"
            maxLength={200}
            problem={problems.statedSource}
            hint={consentText.sourceHint}
          />
          <Field
            label={consentText.date}
            name="statedDate"
            type="date"
            problem={problems.statedDate}
            hint={consentText.dateHint}
          />
        </div>
        <Button type="submit" variant="secondary" className="mt-6" busy={busy}>
          {importText.preview}
        </Button>
      </AdminSection>
    </form>
  );
}

type ColumnSelectProps = {
  role: ColumnRole;
  table: CsvTable;
  chosen: number | null;
  problem: string | undefined;
  onChoose: (place: number | null) => void;
};

function ColumnSelect({ role, table: { columns, rows }, chosen, problem, onChoose }: ColumnSelectProps) {
  const cell = chosen === null ? "" : (rows[0]?.cells[chosen]?.trim().slice(0, 60) ?? "");
  const hint = [columnText.hints[role], cell === "" ? "" : columnText.example(cell)].filter(Boolean).join(" ");
  return (
    <Select
      label={columnText.roles[role]}
      name={role}
      value={chosen ?? ""}
      problem={problem}
      hint={hint}
      onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
      options={[["", columnText.none], ...columns.map((name, place) => [String(place), name.slice(0, 80)] as const)]}
    />
  );
}
