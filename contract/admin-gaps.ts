import { z } from "zod";
import { gapKinds } from "./gap.ts";
import { siteAddress } from "./site-address.ts";

const maxTyped = 200;
/** Percent-encoding makes nine characters of one. */
const maxStored = 9 * maxTyped;
/** What Postgres can't compare with anything. */
const withoutNul = /^[^\0]*$/;

/** An address of this site, stored as a browser writes it (contract/site-address.ts). */
const target = z
  .string()
  .max(maxTyped)
  .transform((text, context) => {
    const address = siteAddress(text);
    if (address !== null) return address;
    context.addIssue("no address of this site");
    return z.NEVER;
  });
/** The same without query and fragment. */
const source = z
  .string()
  .regex(/^[^?#]*$/)
  .pipe(target);
/** A path as the board shows it: no host, no line, no way out of it. */
const path = z
  .string()
  .max(maxTyped)
  .regex(/^\/(?![/\\])[^\s\\?#\0]*$/);

export const gapNote = z.object({
  key: z.string(),
  kind: z.enum(gapKinds),
  text: z.string(),
  count: z.number().int(),
  last_at: z.string(),
});
export const missingPath = z.object({ path: z.string(), count: z.number().int(), last_at: z.string() });
export const deskRedirect = z.object({
  source: z.string(),
  target: z.string(),
  status: z.number().int(),
  hits: z.number().int(),
  last_hit_at: z.string().nullable(),
  /** Its target was asked for since and leads nowhere. */
  dead: z.boolean(),
});

/** `GET /api/admin/gaps` (beyond the specification: docs/staff.md). */
export const gapsResponse = z.object({
  success: z.literal(true),
  notes: z.array(gapNote),
  missing: z.array(missingPath),
  redirects: z.array(deskRedirect),
});

/** `POST /api/admin/gaps/close`: a note or a missing path that needs no more attention. */
export const gapCloseRequest = z.union([
  z.strictObject({ key: z.string().max(100).regex(withoutNul) }),
  z.strictObject({ path }),
]);
/** `POST /api/admin/redirects`. */
export const redirectRequest = z.strictObject({
  source,
  target,
  status: z.union([z.literal(301), z.literal(302)]),
});
/** `POST /api/admin/redirects/remove`. */
export const redirectRemoveRequest = z.strictObject({ source: z.string().max(maxStored).regex(withoutNul) });

export type GapNote = z.infer<typeof gapNote>;
export type GapsResponse = z.infer<typeof gapsResponse>;
