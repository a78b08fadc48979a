import { z } from "zod";
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
/** A path as the staff screen lists it. */
const path = z.string().max(maxTyped).regex(withoutNul);

const unansweredSearch = z.object({ key: z.string(), text: z.string(), count: z.number().int(), last_at: z.string() });
const sectionVotes = z.object({ section: z.string(), yes: z.number().int(), no: z.number().int() });
const notFoundPath = z.object({ path: z.string(), count: z.number().int(), last_at: z.string() });
const adminRedirect = z.object({
  source: z.string(),
  target: z.string(),
  status: z.number().int(),
  hits: z.number().int(),
  last_hit_at: z.string().nullable(),
  /** Its target gave 404 since. */
  dead: z.boolean(),
});

/** `GET /api/admin/unanswered-searches` (docs/staff.md). */
export const unansweredSearchesResponse = z.object({
  success: z.literal(true),
  searches: z.array(unansweredSearch),
  /** Those with most no first. */
  votes: z.array(sectionVotes),
  notFoundPaths: z.array(notFoundPath),
  redirects: z.array(adminRedirect),
});

/** `POST /api/admin/unanswered-searches/dismiss`: an entry that needs no more attention. */
export const dismissRequest = z.union([
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

export type UnansweredSearch = z.infer<typeof unansweredSearch>;
export type UnansweredSearchesResponse = z.infer<typeof unansweredSearchesResponse>;
