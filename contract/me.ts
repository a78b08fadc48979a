import { z } from "zod";

/** Somebody who is logged in. */
export const userSchema = z.object({ id: z.number().int(), username: z.string(), name: z.string() });

/** `GET /api/me` (docs/behavior/session.md#state): who is logged in; 401 means nobody. */
export const meResponse = z.object({ success: z.literal(true).catch(true), data: userSchema });

export type User = z.infer<typeof userSchema>;
export type MeResponse = z.infer<typeof meResponse>;
