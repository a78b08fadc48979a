import type { Handler } from "hono";
import { z } from "zod";
import type { AppContext } from "#server/app-context.ts";
import type { StaffMember } from "#server/auth/staff-login.ts";
import type { Database } from "#server/db/database.ts";
import { type AuditAction, recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { jsonBody, queryOf } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { enforceRateLimit, type RateLimitName } from "#server/middleware/rate-limits.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";

export type StaffCall<Input = unknown> = {
  readonly context: AppContext;
  readonly db: Database;
  /** The query of a GET, the body of a POST. */
  readonly input: Input;
  /** Who calls. */
  readonly staff: StaffMember;
  /** Adds to the audit log what the caller did. */
  audit(action: AuditAction, detail: string): Promise<void>;
  /** Counts a try by address and account. @throws HTTPException 429 */
  countTry(name: RateLimitName): Promise<void>;
};

/** The schema of a call that reads nothing from its address. */
export const noQuery = z.unknown();

/**
 * A call of the staff screens: parses what is sent and answers JSON.
 * @param schema of the query or the body
 * @param respond gives the response, or only the message of one that succeeded
 * @param refusal the message for a body that doesn't fit
 */
export const staffCall =
  <Input>(
    schema: z.ZodType<Input>,
    respond: (call: StaffCall<Input>) => Promise<string | { readonly success: true }>,
    refusal?: string,
  ) =>
  (context: AppContext): Handler<StaffEnv> =>
  async (c) => {
    const { config, database, limiter } = context;
    const staff = c.get("staff");
    const result = await respond({
      context,
      db: database.db,
      input: c.req.method === "POST" ? await jsonBody(c, schema, refusal) : queryOf(c, schema),
      staff,
      audit: (action, detail) => recordAuditEntry(database.db, staff.username, action, detail),
      countTry: (name) =>
        enforceRateLimit(limiter, name, { address: clientIp(c, config.trustProxy), account: staff.username }),
    });
    return c.json(typeof result === "string" ? { success: true, message: result } : result);
  };
