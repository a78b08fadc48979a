import { type Expression, type SqlBool, sql } from "kysely";
import type { SubscriberFilter } from "#contract/subscriber-list.ts";
import { contains } from "./query-parts.ts";

/** Which rows of a schema: the staff's filter without the schema. */
export type RowFilter = Partial<Omit<SubscriberFilter, "schema">>;

const day = 24 * 60 * 60_000;
const startOf = (date: string): string => `${date}T00:00:00.000Z`;
const endOf = (date: string): string => new Date(Date.parse(startOf(date)) + day).toISOString();

/**
 * The condition of a filter; true for none.
 * @param order `by id` where pages follow the id: the moment is then hidden from the planner, which would else collect and
 * sort all rows of the days for each page
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
