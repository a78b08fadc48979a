import type { z } from "zod";
import { type ImportedPerson, importedPerson } from "./admin-subscriber-imports.ts";
import type { CsvTable } from "./csv-table.ts";
import { emailKey, emailSchema } from "./email.ts";
import { type DateOrder, dateOrderOf, readMoment } from "./exported-moment.ts";
import { type ChosenColumns, type ColumnRole, saysLeft, saysSubscribed } from "./subscriber-columns.ts";

/** What somebody states for all rows that don't say it themselves: where and on which day people agreed. */
export type ConsentStatement = { readonly source: string; readonly date: string };

/** Why a row of a file is left out before the shop is asked. */
export type FileReason = "invalid" | "double" | "status" | "consent";

/** A row as it is shown: its line in the file, and what stands there for the address. */
export type FileExample = { readonly line: number; readonly email: string };

/** Rows of one kind: how many, and the first few. */
export type FileGroup = { readonly count: number; readonly examples: readonly FileExample[] };

/** Somebody in the file who may be imported. */
export type FilePerson = ImportedPerson & { readonly line: number };

/** What a file comes to. */
export type JudgedFile = {
  readonly people: readonly FilePerson[];
  readonly leftOut: Readonly<Record<FileReason, FileGroup>>;
};

const maxExamples = 3;

/** Collects rows of one kind. */
class Group {
  count = 0;
  readonly examples: FileExample[] = [];

  add(line: number, email: string): void {
    this.count += 1;
    if (this.examples.length < maxExamples) this.examples.push({ line, email: email.slice(0, 100) });
  }
}

type Row = CsvTable["rows"][number];

/** What a row says in each role; an empty text where it says nothing. */
const reader =
  (columns: ChosenColumns) =>
  ({ cells }: Row, role: ColumnRole): string => {
    const place = columns[role];
    return place === null ? "" : (cells[place]?.trim() ?? "");
  };

type Rules = {
  readonly read: (row: Row, role: ColumnRole) => string;
  readonly order: DateOrder;
  readonly statement: ConsentStatement;
};

/** Somebody with where and when they agreed; null where either is missing or makes no sense. */
function personOf(row: Row, email: string, { read, order, statement }: Rules): FilePerson | null {
  const written = read(row, "date");
  const at = written === "" ? statementMoment(statement.date) : readMoment(written, order);
  const source = read(row, "source").replaceAll(/\s+/g, " ").slice(0, 200) || statement.source;
  const person: z.ZodSafeParseResult<ImportedPerson> = importedPerson.safeParse({ email, source, at });
  return person.success ? { ...person.data, line: row.line } : null;
}

/** Gives the moment of a stated day, such as `2025-01-31`, as ISO 8601; null for none. */
export const statementMoment = (day: string): string | null => readMoment(day, "month first");

/**
 * Judges each row of a file: who may be imported, and who is left out because of what the file itself says. Somebody of
 * whom any row says that they left is left out, whatever their other rows say.
 */
export function judgeFile({ rows }: CsvTable, columns: ChosenColumns, statement: ConsentStatement): JudgedFile {
  const read = reader(columns);
  const order = dateOrderOf(columns.date === null ? [] : rows.map((row) => read(row, "date")));
  const groups = { invalid: new Group(), double: new Group(), status: new Group(), consent: new Group() };
  const hasLeft = (row: Row): boolean =>
    saysLeft(read(row, "left")) || (columns.status !== null && !saysSubscribed(read(row, "status")));
  const valid = rows.flatMap((row) => {
    const email = emailSchema.safeParse(read(row, "email"));
    if (!email.success) groups.invalid.add(row.line, read(row, "email"));
    return email.success ? [{ row, email: email.data, key: emailKey(email.data), left: hasLeft(row) }] : [];
  });
  const left = new Set(valid.filter((one) => one.left).map(({ key }) => key));
  const seen = new Set<string>();
  const people = valid.flatMap(({ row, email, key }) => {
    const isDouble = seen.has(key);
    seen.add(key);
    const person = isDouble || left.has(key) ? null : personOf(row, email, { read, order, statement });
    if (person) return [person];
    if (isDouble) groups.double.add(row.line, email);
    else groups[left.has(key) ? "status" : "consent"].add(row.line, email);
    return [];
  });
  return { people, leftOut: groups };
}
