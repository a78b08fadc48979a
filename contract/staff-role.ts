import { z } from "zod";

/** An editor may do everything but accounts, exports and erasure (docs/staff.md). */
export const staffRole = z.enum(["admin", "editor"]);
export type StaffRole = z.infer<typeof staffRole>;
