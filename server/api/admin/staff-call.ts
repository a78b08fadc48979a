import type { Context, Handler } from "hono";
import { z } from "zod";
import { successResponse } from "#contract/staff-response.ts";
import type { AppContext } from "#server/app-context.ts";
import type { StaffMember } from "#server/auth/staff-login.ts";
import type { Database } from "#server/db/database.ts";
import { type AuditAction, recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { bytesBody, jsonBody, queryOf } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { enforceRateLimit } from "#server/middleware/count-tries.ts";
import type { RateLimitName } from "#server/middleware/rate-limits.ts";
import type { StaffEnv } from "./staff-only.ts";

/** What a staff call is answered with: the context, what was sent, who sent it, and how to note and count it. */
export type StaffCall<Input = unknown> = {
  readonly context: AppContext;
  readonly db: Database;
  /** The query or the body. */
  readonly input: Input;
  /** Who calls. */
  readonly staff: StaffMember;
  /** Adds to the audit log what the caller did. */
  audit(action: AuditAction, detail: string): Promise<void>;
  /** Counts a try by address and account. @throws HTTPException 429 */
  countTry(name: RateLimitName): Promise<void>;
  /** The body of a call that takes a file. */
  file(): Promise<Uint8Array>;
};

/** A staff call before it is registered: given the context, the handler of its route. */
export type StaffHandlerMaker = (context: AppContext) => Handler<StaffEnv>;

type Success = z.ZodType<{ readonly success: true }>;
/** Gives the response without `success`. */
type Respond<Input, Response> = (call: StaffCall<Input>) => Promise<Omit<z.input<Response>, "success">>;

/** What goes out is parsed too: further columns of a row stay here. */
const staffCall =
  <Input, Response extends Success>(
    read: (c: Context) => Input | Promise<Input>,
    response: Response,
    respond: Respond<Input, Response>,
  ): StaffHandlerMaker =>
  (context) =>
  async (c) => {
    const { config, database, limiter } = context;
    const staff = c.get("staff");
    const result = await respond({
      context,
      db: database.db,
      input: await read(c),
      staff,
      audit: (action, detail) => recordAuditEntry(database.db, staff.username, action, detail),
      countTry: (name) =>
        enforceRateLimit(limiter, name, { address: clientIp(c, config.trustProxy), account: staff.username }),
      file: () => bytesBody(c),
    });
    return c.json(response.parse({ success: true, ...result }));
  };

/** The query of a call that reads nothing from its address. */
export const noQuery = z.unknown();

/**
 * Makes a call of the staff screens that is told by its address what is wanted.
 * @param query the schema of the query; one that doesn't fit answers 400
 * @param response what goes out, without anything that it doesn't name
 * @param respond gives the response without `success`
 */
export const queryCall = <Input, Response extends Success>(
  query: z.ZodType<Input>,
  response: Response,
  respond: Respond<Input, Response>,
): StaffHandlerMaker => staffCall((c) => queryOf(c, query), response, respond);

/**
 * Makes a call of the staff screens that takes JSON; otherwise it is as `queryCall` says.
 * @param refusal the message for a body that doesn't fit, in place of the one that names the fields
 */
export const bodyCall = <Input, Response extends Success>(
  body: z.ZodType<Input>,
  response: Response,
  respond: Respond<Input, Response>,
  refusal?: string,
): StaffHandlerMaker => staffCall((c) => jsonBody(c, body, refusal), response, respond);

/**
 * Makes a call of the staff screens that takes JSON, changes something and has only a sentence to give; otherwise it is
 * as `bodyCall` says.
 * @param act gives the message of a change that succeeded
 */
export const actionCall = <Input>(
  body: z.ZodType<Input>,
  act: (call: StaffCall<Input>) => Promise<string>,
  refusal?: string,
): StaffHandlerMaker => bodyCall(body, successResponse, async (call) => ({ message: await act(call) }), refusal);
