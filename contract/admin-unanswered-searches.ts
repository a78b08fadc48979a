import { z } from "zod";
import { cleanLine } from "./plain-text.ts";
import { siteAddress } from "./site-address.ts";
import { int, rowsOf, staffResponse } from "./staff-response.ts";

const maxTyped = 200;
/** Percent-encoding makes nine characters of one. */
const maxStored = 9 * maxTyped;
/** What Postgres can't compare with anything. */
const withoutNul = /^[^\0]*$/;

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
const source = z
  .string()
  .regex(/^[^?#]*$/)
  .pipe(target);
const path = z.string().max(maxTyped).regex(withoutNul);

export const unansweredSearchesResponse = staffResponse({
  searches: rowsOf(z.object({ key: z.string(), text: z.string(), count: int, last_at: z.string() })),
  votes: rowsOf(z.object({ section: z.string(), yes: int, no: int })),
  notFoundPaths: rowsOf(z.object({ path: z.string(), count: int, last_at: z.string() })),
  redirects: rowsOf(z.object({ source: z.string(), target: z.string(), status: int, hits: int, dead: z.boolean() })),
});

export const dismissRequest = z.union([
  z.strictObject({ key: z.string().max(100).regex(withoutNul) }),
  z.strictObject({ path }),
]);
export const redirectRequest = z.strictObject({ source, target, status: z.literal([301, 302]) });
export const redirectRemoveRequest = z.strictObject({ source: z.string().max(maxStored).regex(withoutNul) });

export type UnansweredSearchesResponse = z.infer<typeof unansweredSearchesResponse>;
