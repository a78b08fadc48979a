import { z } from "zod";
import { timeText } from "#content/format.ts";
import { adminSubscriber } from "#contract/admin-subscribers.ts";

/** The names under which the address may come, the contract's first. */
const emailNames = ["email", "email_address", "emailAddress", "subscriber_email", "Email", "mail"] as const;

const { _schema, schema_name } = adminSubscriber.shape;

/** A row as it comes: all but the address may be missing or odd. */
const looseRow = z.looseObject({
  id: z.coerce.number().int().catch(0),
  subscribed_at: z.string().catch(""),
  source: z.string().catch(""),
  _schema: _schema.optional().catch(undefined),
  schema_name: schema_name.optional().catch(undefined),
  display_date: z.string().optional().catch(undefined),
  display_time: z.string().optional().catch(undefined),
});

/**
 * A subscriber's row of any server that lists them: the address under whichever name, and what is missing made from the
 * rest, or left empty. A row without an address isn't one.
 */
export const tableRow = looseRow.transform((row, context): z.infer<typeof adminSubscriber> => {
  const fields = new Map(Object.entries(row));
  const email = emailNames.map((name) => fields.get(name)).find((value) => typeof value === "string" && value !== "");
  if (typeof email !== "string") {
    context.addIssue("has no address");
    return z.NEVER;
  }
  const { id, subscribed_at, source } = row;
  const isProduction = row._schema === "production" || (row._schema === undefined && row.schema_name === "production");
  const isMoment = !Number.isNaN(Date.parse(subscribed_at));
  return {
    id,
    email,
    subscribed_at,
    source,
    _schema: isProduction ? "production" : "public",
    schema_name: isProduction ? "production" : "development",
    display_date: row.display_date ?? (isMoment ? timeText(subscribed_at, "date") : ""),
    display_time: row.display_time ?? (isMoment ? `${new Date(subscribed_at).toISOString().slice(11, 16)} UTC` : ""),
  };
});
export type TableRow = z.infer<typeof tableRow>;
