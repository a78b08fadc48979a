import { randomUUID } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { importText as text } from "#content/admin-imports.ts";
import { importBounds, importedPerson } from "#contract/admin-subscriber-imports.ts";
import { type CsvTable, readCsvTable } from "#contract/csv-table.ts";
import { emailKey } from "#contract/email.ts";
import { partsOf } from "#contract/import-parts.ts";
import { type ChosenColumns, columnRole, recognizeColumns } from "#contract/subscriber-columns.ts";
import {
  type ConsentStatement,
  type FileGroup,
  type FilePerson,
  judgeFile,
  statementMoment,
} from "#contract/subscriber-file.ts";
import { ConfigError, readConfig } from "#server/config/config.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { importPart, knownAddresses, listImports, undoImport } from "#server/db/queries/subscriber-imports.ts";
import { schemaOf } from "#server/db/queries/subscribers.ts";
import type { SubscriberSchema } from "#server/db/schema.ts";

/** How `npm run subscribers` is used. */
export const subscribersUsage =
  'Usage: npm run subscribers -- import FILE [--source "TEXT"] [--date 2025-01-31] [--column email="NAME"] [--preview], list, or undo ID';

/** Who imported, as the audit log names them. */
const username = "command line";

/** The list that a shop with these settings writes. */
const ownSchema = (): SubscriberSchema => schemaOf(readConfig(process.env).environment);

/** What an import is told beside its file. */
type ImportOptions = {
  readonly statement: ConsentStatement;
  /** Columns in place of those that are recognized, as `email=NAME`. */
  readonly columns: readonly string[];
  readonly previews: boolean;
};

async function readTable(file: string): Promise<CsvTable> {
  const { size } = await stat(file).catch(() => ({ size: -1 }));
  if (size > importBounds.fileBytes) throw new ConfigError(text.file.problems.large);
  const bytes = size < 0 ? null : await readFile(file).catch(() => null);
  if (!bytes) throw new ConfigError(`${file} can't be read.`);
  const table = readCsvTable(bytes, importBounds.rows);
  if (typeof table === "string") throw new ConfigError(`${file}: ${text.file.problems[table]}`);
  return table;
}

/** The columns that are read: those recognized, and those named in their place; a name of nothing means none. */
function chosenColumns(table: CsvTable, given: readonly string[]): ChosenColumns {
  const changes = given.map((pair) => {
    const [roleName = "", ...rest] = pair.split("=");
    const role = columnRole.safeParse(roleName);
    if (!role.success)
      throw new ConfigError(`A column is one of ${columnRole.options.join(", ")}: --column email="NAME".`);
    const name = rest.join("=");
    const place = table.columns.indexOf(name);
    if (name !== "" && place < 0) {
      throw new ConfigError(`There is no column "${name}". There are: ${table.columns.join(", ")}.`);
    }
    return [role.data, name === "" ? null : place] as const;
  });
  return { ...recognizeColumns(table), ...Object.fromEntries(changes) };
}

function checkStatement({ email, source, date }: ChosenColumns, statement: ConsentStatement): void {
  if (email === null) throw new ConfigError(`${text.columns.noEmail} --column email="NAME"`);
  const { shape } = importedPerson;
  const isSourceFit = statement.source === "" ? source !== null : shape.source.safeParse(statement.source).success;
  if (!isSourceFit) throw new ConfigError(`${text.consent.noSource} --source "TEXT"`);
  const isDateFit = statement.date === "" ? date !== null : shape.at.safeParse(statementMoment(statement.date)).success;
  if (!isDateFit) throw new ConfigError(`${text.consent.noDate} --date 2025-01-31`);
}

/** Who of a file is on the list already, who unsubscribed from it, and the others. */
async function compare(database: DatabaseClient, people: readonly FilePerson[]) {
  const groups: Record<"new" | "subscribed" | "unsubscribed", FilePerson[]> = {
    new: [],
    subscribed: [],
    unsubscribed: [],
  };
  for (const part of partsOf(people, ({ email }) => email)) {
    const emails = part.map(({ email }) => email);
    const known = await knownAddresses(database, ownSchema(), emails);
    for (const person of part) {
      const key = emailKey(person.email);
      if (known.subscribed.has(key)) groups.subscribed.push(person);
      else groups[known.unsubscribed.has(key) ? "unsubscribed" : "new"].push(person);
    }
  }
  return groups;
}

/** One line for each kind of row: how many, what becomes of them, and the first of them. */
const linesOf = (groups: Readonly<Record<string, FileGroup>>): readonly string[] =>
  Object.entries(text.result.fates).flatMap(([fate, words]) => {
    const { count, examples } = groups[fate] ?? { count: 0, examples: [] };
    const shown = examples.map(({ line, email }) => text.result.row(line, email)).join(", ");
    return count === 0 && fate !== "new" ? [] : [`${String(count).padStart(8)}  ${words}${shown ? ` (${shown})` : ""}`];
  });

async function importFile(database: DatabaseClient, file: string, options: ImportOptions): Promise<string> {
  const { statement, previews } = options;
  const table = await readTable(file);
  const columns = chosenColumns(table, options.columns);
  checkStatement(columns, statement);
  const judged = judgeFile(table, columns, statement);
  const groups = await compare(database, judged.people);
  const firstOf = (people: readonly FilePerson[]): FileGroup => ({
    count: people.length,
    examples: people.slice(0, 3),
  });
  const report = [
    ...columnRole.options.map((role) => `${text.columns.roles[role]}: ${nameOf(table, columns[role])}`),
    ...linesOf({
      ...judged.leftOut,
      new: firstOf(groups.new),
      subscribed: firstOf(groups.subscribed),
      unsubscribed: firstOf(groups.unsubscribed),
    }),
  ];
  if (previews) return [...report, "Nothing was stored."].join("\n");
  const parts = partsOf(groups.new, (person) => person);
  const request = { key: randomUUID(), fileName: basename(file).slice(-200), fileRows: table.rows.length };
  let [id, added] = [0, 0];
  for (const [part, people] of parts.entries()) {
    const sent = people.map(({ email, source, at }) => ({ email, source, at }));
    const isLast = part === parts.length - 1;
    const by = { schema: ownSchema(), username };
    const totals = await importPart(database, by, { ...request, part, isLast, people: sent });
    if (typeof totals === "string") throw new ConfigError("The import was undone while it ran.");
    ({ id, added } = totals);
  }
  const end =
    parts.length === 0
      ? text.result.nobody
      : `${text.steps.done(added)} To take it back: npm run subscribers -- undo ${id}`;
  return [...report, end].join("\n");
}

const nameOf = ({ columns }: CsvTable, place: number | null): string =>
  place === null ? text.columns.none : (columns[place] ?? text.columns.none);

async function list(database: DatabaseClient): Promise<string> {
  const { rows } = await listImports(database, ownSchema(), { limit: 200, offset: 0 });
  if (rows.length === 0) return text.list.empty;
  const lines = rows.map(({ id, at, username: by, file_name, added, removed, undone_at }) => {
    const state = undone_at === null ? "" : `\t${text.list.undone(removed)}`;
    return `${id}\t${at}\t${by}\t${file_name}\t${added} added${state}`;
  });
  return lines.join("\n");
}

async function undo(database: DatabaseClient, id: number): Promise<string> {
  let progress = await undoImport(database, username, id);
  if (!progress) throw new ConfigError(`There is no import ${id}. npm run subscribers -- list names them.`);
  while (progress && progress.left > 0) progress = await undoImport(database, username, id);
  return `Import ${id}: ${text.list.undoDone(progress?.removed ?? 0)}.`;
}

/** What a command does once its database is open; returns what to print. */
type SubscribersWork = (database: DatabaseClient) => Promise<string>;

const options = {
  source: { type: "string", default: "" },
  date: { type: "string", default: "" },
  column: { type: "string", multiple: true },
  preview: { type: "boolean", default: false },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    // An option that there isn't, or one without its value.
    return undefined;
  }
}

/** Reads the arguments of `npm run subscribers`; undefined for a command line that makes no sense. */
export function readSubscribersCommand(args: readonly string[]): SubscribersWork | undefined {
  const read = parsed(args);
  if (!read) return undefined;
  const { positionals, values } = read;
  const [action, file = "", ...rest] = positionals;
  if (rest.length > 0) return undefined;
  if (action === "list" && file === "") return list;
  if (action === "undo" && /^[1-9]\d{0,14}$/.test(file)) return (database) => undo(database, Number(file));
  if (action !== "import" || file === "") return undefined;
  const statement = { source: values.source.trim(), date: values.date };
  const given = { statement, columns: values.column ?? [], previews: values.preview };
  return (database) => importFile(database, file, given);
}
