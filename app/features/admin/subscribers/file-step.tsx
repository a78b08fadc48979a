import { useState } from "react";
import { Field } from "#app/features/admin/form.tsx";
import { importText } from "#content/admin-imports.ts";
import { importBounds } from "#contract/admin-subscriber-imports.ts";
import type { CsvTable } from "#contract/csv-table.ts";
import { serviceOf } from "#contract/subscriber-columns.ts";

const text = importText.file;

/** A file that was chosen, and the rows in it. */
export type ChosenFile = { readonly name: string; readonly table: CsvTable };

/** Reads a file in this browser; gives what is wrong with one that can't be imported. */
async function readFile(file: File): Promise<ChosenFile | keyof typeof text.problems> {
  if (file.size > importBounds.fileBytes) return "large";
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return "unreadable";
  // With the library that reads CSV, for whoever chose a file.
  const reader = await import("#contract/csv-table.ts").catch(() => null);
  if (!reader) return "unreadable";
  const table = reader.readCsvTable(new Uint8Array(bytes), importBounds.rows);
  return typeof table === "string" ? table : { name: file.name.slice(-200), table };
}

type FileStepProps = { chosen: ChosenFile | null; onChoose: (file: ChosenFile | null) => void };

/** The field in which a file is chosen. It says what was read, or what is wrong with it. */
export function FileStep({ chosen, onChoose }: FileStepProps) {
  const [problem, setProblem] = useState<string>();
  async function choose(file: File | undefined) {
    const read = file ? await readFile(file) : "none";
    setProblem(typeof read === "string" ? text.problems[read] : undefined);
    onChoose(typeof read === "string" ? null : read);
  }
  const service = chosen ? serviceOf(chosen.table) : null;
  return (
    <div className="max-w-2xl">
      <Field
        label={text.label}
        name="file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        problem={problem}
        hint={text.hint}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {chosen ? (
        <p role="status" className="mt-3 font-medium">
          <span>{text.rows(chosen.table.rows.length)}</span>
          {service ? <span>{` ${text.from(text.services[service])}`}</span> : null}
        </p>
      ) : null}
    </div>
  );
}
