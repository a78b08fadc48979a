import { z } from "zod";
import { cleanLine } from "./plain-text.ts";
import { siteAddress } from "./site-address.ts";
import { int, rowsOf, staffResponse } from "./staff-response.ts";

const maxTyped = 200;
/** Percent-encoding makes nine characters of one. */
const maxStored = 9 * maxTyped;
/** What Postgres can't compare with anything. */
const withoutNul = /^[^\0]*$/;

/** An address of this site, stored as a browser writes it (contract/site-address.ts). */
const target = z
  .string()
  .max(maxTyped)
  .overwrite(cleanLine)
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

export const unansweredSearchesResponse = staffResponse({
  searches: rowsOf(z.object({ key: z.string(), text: z.string(), count: int, last_at: z.string() })),
  /** Those with most answers of no first. */
  votes: rowsOf(z.object({ section: z.string(), yes: int, no: int })),
  notFoundPaths: rowsOf(z.object({ path: z.string(), count: int, last_at: z.string() })),
  /** `dead` where the redirect's target answered 404 since. */
  redirects: rowsOf(z.object({ source: z.string(), target: z.string(), status: int, hits: int, dead: z.boolean() })),
});

/** Takes an entry off the screen that needs no more attention: a search by its key, or a path that wasn't found. */
export const dismissRequest = z.union([
  z.strictObject({ key: z.string().max(100).regex(withoutNul) }),
  z.strictObject({ path }),
]);
export const redirectRequest = z.strictObject({ source, target, status: z.literal([301, 302]) });
export const redirectRemoveRequest = z.strictObject({ source: z.string().max(maxStored).regex(withoutNul) });

export type UnansweredSearchesResponse = z.infer<typeof unansweredSearchesResponse>;
