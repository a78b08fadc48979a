import { z } from "zod";
import { credentials } from "./session.ts";

/** docs/behavior/staff-login.md#form */
export const adminTokenRequest = credentials;
export const adminTokenResponse = z.object({ success: z.literal(true), token: z.string().min(1), message: z.string() });

export type AdminTokenRequest = z.infer<typeof adminTokenRequest>;
export type AdminTokenResponse = z.infer<typeof adminTokenResponse>;
