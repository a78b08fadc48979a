import { z } from "zod";

/** The roles of staff (docs/staff.md): an editor may do everything but accounts, exports and erasure. */
export const staffRole = z.enum(["admin", "editor"]);
export type StaffRole = z.infer<typeof staffRole>;
