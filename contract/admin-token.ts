import { z } from "zod";
import { credentials } from "./session.ts";
import { staffResponse } from "./staff-response.ts";

/** docs/behavior/staff-login.md#form */
export const adminTokenRequest = credentials;
export const adminTokenResponse = staffResponse({ token: z.string().min(1), message: z.string() });

export type AdminTokenRequest = z.infer<typeof adminTokenRequest>;
export type AdminTokenResponse = z.infer<typeof adminTokenResponse>;
