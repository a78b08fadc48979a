import { z } from "zod";
import { userSchema } from "./me.ts";
import { lineOfText } from "./plain-text.ts";

/** Long enough for any real one, short enough to hash. */
export const credentials = z.strictObject({
  username: lineOfText(200),
  password: z.string().min(1).max(200),
});

/** docs/behavior/calls.md#login */
export const loginRequest = credentials;
export const loginResponse = z.object({
  success: z.literal(true).catch(true),
  message: z.string().catch(""),
  data: userSchema,
});

export type LoginRequest = z.infer<typeof loginRequest>;
export type LoginResponse = z.infer<typeof loginResponse>;
