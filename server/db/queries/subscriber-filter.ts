import { type Expression, type SqlBool, sql } from "kysely";
import type { SubscriberFilter } from "#contract/subscriber-list.ts";
import { contains } from "./query-parts.ts";

export type RowFilter = Partial<Omit<SubscriberFilter, "schema">>;

const day = 24 * 60 * 60_000;
const startOf = (date: string): string => `${date}T00:00:00.000Z`;
const endOf = (date: string): string => new Date(Date.parse(startOf(date)) + day).toISOString();

/**
 * The condition of a filter. `by id` hides the moment from the planner, which would else sort all rows for each page.
 */
export function filterBy({ search = "", source, from, to }: RowFilter, order?: "by id"): Expression<SqlBool> {
  const moment = order === "by id" ? sql`coalesce(subscribed_at, subscribed_at)` : sql.ref("subscribed_at");
  const conditions = [
    ...(search === "" ? [] : [contains(["email_key"], search)]),
    ...(source === undefined ? [] : [sql<SqlBool>`source = ${source}`]),
    ...(from === undefined ? [] : [sql<SqlBool>`${moment} >= ${startOf(from)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${moment} < ${endOf(to)}`]),
  ];
  return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
