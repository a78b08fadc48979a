import { z } from "zod";

export const userSchema = z.object({ id: z.number().int(), username: z.string(), name: z.string() });

/** 401 means nobody (docs/behavior/session.md#state). */
export const meResponse = z.object({ success: z.literal(true).catch(true), data: userSchema });

export type User = z.infer<typeof userSchema>;
export type MeResponse = z.infer<typeof meResponse>;
