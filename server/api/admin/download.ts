import { createTicket } from "#server/db/queries/tickets.ts";
import type { StaffCall } from "./staff-call.ts";

/** Gives the headers of a file that is saved, and neither cached nor passed on. @param name of letters, digits, - . and _ */
export const downloadHeaders = (name: string, type: string): Readonly<Record<string, string>> => ({
  "Content-Type": type,
  "Content-Disposition": `attachment; filename="${name}"`,
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
});

/**
 * Gives a ticket for one download within a minute, which holds what was asked for: an address line is no place for it.
 * @throws HTTPException 429 while other downloads are under way, which a refused download couldn't show
 */
export async function giveTicket({ context, input, staff }: StaffCall): Promise<{ ticket: string }> {
  context.readLimits.exports.check();
  const { username, securityStamp } = staff;
  const json = JSON.stringify(input);
  return { ticket: await createTicket(context.database, "export_tickets", { username, securityStamp, json }) };
}
