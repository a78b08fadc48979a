import { type RawBuilder, sql } from "kysely";
import { emailSearch } from "#contract/email.ts";
import { fold } from "#contract/fold.ts";
import type { Database } from "#server/db/database.ts";
import { contains, likePattern } from "./query-parts.ts";

/** The columns in which staff search a row, by table. */
const searchedColumns = {
  contact_messages: ["name", "email", "message"],
  withdrawals: ["name", "email", "order_number", "receipt", "items", "message"],
} as const;
type SearchedTable = keyof typeof searchedColumns;

/** Rows that are filled at a time: each may hold some kilobytes. */
const batchRows = 200;

/**
 * Gives what a row of a table is found by, for its column `search_text`: written with the row, because no two databases
 * agree on capital and small letters beyond English.
 */
export const searchTextOf = <Table extends SearchedTable>(
  table: Table,
  row: Readonly<Record<(typeof searchedColumns)[Table][number], string>>,
): string =>
  searchedColumns[table].map((column: (typeof searchedColumns)[Table][number]) => fold(row[column])).join("\n");

/**
 * Makes the condition that a row of the table contains `search` in one of its columns, in whatever case and however its
 * letters are composed, or an address whose domain is spelled in another way than it is stored. A row whose search text
 * isn't filled yet is compared as the database does it.
 */
export function rowContains(table: SearchedTable, search: string): RawBuilder<boolean> {
  const stored = sql.ref(`${table}.search_text`);
  const plain = contains(
    searchedColumns[table].map((column) => `${table}.${column}`),
    search,
  );
  const texts = [...new Set([fold(search), fold(emailSearch(search))])];
  const likes = texts.map((text) => sql`${stored} like ${likePattern(text)} escape '\\'`);
  return sql<boolean>`(${sql.join(likes, sql` or `)} or ${stored} is null and ${plain})`;
}

/** Fills the search texts of rows that a former version of the shop wrote, or that came from a backup of one. */
export async function fillSearchTexts(db: Database): Promise<void> {
  for (;;) {
    const query = db.selectFrom("contact_messages").select(["id", ...searchedColumns.contact_messages]);
    const rows = await query.where("search_text", "is", null).limit(batchRows).execute();
    for (const row of rows) {
      const search_text = searchTextOf("contact_messages", row);
      await db.updateTable("contact_messages").set({ search_text }).where("id", "=", row.id).execute();
    }
    if (rows.length < batchRows) break;
  }
  for (;;) {
    const query = db.selectFrom("withdrawals").select(["id", ...searchedColumns.withdrawals]);
    const rows = await query.where("search_text", "is", null).limit(batchRows).execute();
    for (const row of rows) {
      const search_text = searchTextOf("withdrawals", row);
      await db.updateTable("withdrawals").set({ search_text }).where("id", "=", row.id).execute();
    }
    if (rows.length < batchRows) break;
  }
}
