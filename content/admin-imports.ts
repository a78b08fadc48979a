import type { CsvProblem } from "#contract/csv-table.ts";
import type { ColumnRole, MailService } from "#contract/subscriber-columns.ts";
import type { FileReason } from "#contract/subscriber-file.ts";
import { countText } from "./format.ts";

/** What becomes of a row of an imported file: added, or left out for a reason. */
export type RowFate = "new" | FileReason | "subscribed" | "unsubscribed";

/** Writes a number of people: "1 person", "1,234 people". */
const peopleText = (count: number): string => (count === 1 ? "1 person" : `${countText(count)} people`);

/** Words of the import of subscribers (docs/staff.md#importing-subscribers). */
export const importText = {
  link: "Import CSV",
  file: {
    label: "CSV file",
    hint: "From Mailchimp, Klaviyo, Shopify, Ghost or any other service. At most 25 MB and 200,000 rows. It's read in this browser, and nothing is stored until you press Import.",
    problems: {
      none: "Choose a file.",
      large: "This file is larger than 25 MB. Split it and import the parts one by one.",
      unreadable: "This file can't be read. Choose it again.",
      empty: "There are no rows in this file.",
      binary: "This isn't a text file. Open it in a spreadsheet and save it as CSV.",
      long: "This file has more than 200,000 rows. Split it and import the parts one by one.",
    } satisfies Record<CsvProblem | "none" | "large" | "unreadable", string>,
    services: {
      mailchimp: "Mailchimp",
      klaviyo: "Klaviyo",
      shopify: "Shopify",
      ghost: "Ghost",
    } satisfies Record<MailService, string>,
    /** Says how many rows were read. */
    rows: (count: number): string => (count === 1 ? "1 row." : `${countText(count)} rows.`),
    /** Says which service a file comes from. */
    from: (service: string): string => `It looks like a list from ${service}.`,
  },
  columns: {
    heading: "Columns",
    text: "Check what was recognized. Only these columns are read.",
    roles: {
      email: "Email address",
      source: "Source of consent",
      date: "Date of consent",
      status: "Status",
      left: "Unsubscribed or bounced",
    } satisfies Record<ColumnRole, string>,
    hints: {
      email: "",
      source: "",
      date: "",
      status: "Anyone not subscribed, or with nothing here, is left out.",
      left: "Anyone with something here is left out.",
    } satisfies Record<ColumnRole, string>,
    none: "No column",
    noEmail: "Choose the column with the email addresses.",
    /** Shows what the first row has in a column. */
    example: (cell: string): string => `First row: ${cell}`,
  },
  consent: {
    heading: "Consent",
    text: "Import only people who agreed to get your newsletter. Say where and when, for every row that doesn't say it itself. Both are kept with each subscriber.",
    source: "Where people agreed",
    sourceHint: "Such as: sign-up form of our former shop.",
    noSource: "Say where people agreed, or choose a column that does.",
    date: "When people agreed",
    dateHint: "If on different days, the last of them.",
    noDate: "A day up to today, or choose a column with days.",
  },
  preview: "Preview",
  result: {
    heading: "What will happen",
    text: "No email is sent now. The people added get your next campaign.",
    nobody: "Nobody in this file would be added.",
    caption: "What becomes of the rows",
    columns: { fate: "What happens", count: "Rows", examples: "The first of them" },
    fates: {
      new: "Will be added",
      subscribed: "Already subscribed",
      unsubscribed: "Unsubscribed here before",
      status: "Unsubscribed or bounced, says the file",
      consent: "No source or date of consent",
      double: "In the file more than once",
      invalid: "No email address",
    } satisfies Record<RowFate, string>,
    /** Names a row of the file. */
    row: (line: number, email: string): string => (email === "" ? `row ${line}` : `row ${line}: ${email}`),
    submit: (count: number): string => `Import ${peopleText(count)}`,
  },
  steps: {
    checking: "Comparing with the subscribers",
    importing: "Importing",
    undoing: "Undoing...",
    /** Says how far it has come. */
    progress: (done: number, all: number): string => `${countText(done)} of ${countText(all)}`,
    stop: "Stop",
    goOn: "Go on",
    stopped: "Stopped.",
    /** Says what a stopped import has added. */
    stoppedAfter: (added: number): string => `Stopped: ${peopleText(added)} added so far.`,
    /** Says what a finished import added. */
    done: (added: number): string => `Done: ${peopleText(added)} added. No email was sent.`,
  },
  list: {
    heading: "Imports",
    caption: "Imports, newest first",
    empty: "Nothing was imported yet.",
    columns: { at: "When", file: "File", added: "Added", state: "State" },
    /** Says how many rows a file has. */
    of: (rows: number): string => `of ${countText(rows)}`,
    states: { finished: "Finished", open: "Not finished" },
    /** Says how many people the undoing of an import removed. */
    undone: (removed: number): string => `Undone, ${countText(removed)} removed`,
    undo: "Undo",
    /** Ends the name of the button for screen readers, since every row has one. */
    undoOf: (fileName: string): string => `: ${fileName}`,
    dialog: {
      question: (fileName: string): string => `Undo the import of ${fileName}?`,
      text: (count: number): string =>
        `Removes ${peopleText(count)}. Whoever has unsubscribed or subscribed themselves since stays as they are.`,
      confirm: "Yes, undo",
    },
    undoDone: (removed: number): string => `${peopleText(removed)} removed`,
  },
} as const;
