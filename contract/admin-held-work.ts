import { z } from "zod";
import { int, rowsOf, staffResponse } from "./staff-response.ts";

/** What a restore holds together: a campaign by its id, other mails by their kind, all scheduled changes of the catalog. */
export const heldGroup = z.union([
  z.templateLiteral(["campaign:", z.string().regex(/^[1-9]\d{0,14}$/)]),
  z.templateLiteral(["mail:", z.string().regex(/^[a-z-]{1,40}$/)]),
  z.literal("catalog"),
]);
export type HeldGroup = z.infer<typeof heldGroup>;

/** Releases or drops one of them. */
export const heldGroupRequest = z.strictObject({ group: heldGroup });

/** What a restore holds until staff release or drop it, and which backup it came from. */
export const heldWorkResponse = staffResponse({
  /** Null when nobody knows any more. */
  restored: z
    .object({
      file: z.string(),
      /** When the backup was made (ISO 8601); null for one that doesn't say. */
      madeAt: z.string().nullable(),
      /** When it was restored (ISO 8601). */
      at: z.string(),
    })
    .nullable(),
  groups: rowsOf(
    z.object({
      group: heldGroup,
      /** A campaign's subject; empty for the others. */
      subject: z.string(),
      /** Mails, or changes of the catalog. 0 for a campaign whose mails weren't queued yet. */
      count: int.min(0),
    }),
  ),
});
export type HeldWorkResponse = z.infer<typeof heldWorkResponse>;
