import { z } from "zod";

/** `POST /api/logout` (docs/behavior/session.md#state): ends the session; nobody being logged in is fine too. */
export const logoutResponse = z.object({ success: z.literal(true), message: z.string() });
export type LogoutResponse = z.infer<typeof logoutResponse>;
